package app.spoton.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class RubbishTest {
    private static final int OF_EACH_KIND = 14;

    @Test
    public void nothingThatIsNoCardIsEverCertain() {
        CardReader reader = CardReader.load();
        List<String> certain = new ArrayList<>();
        int pictures = 0;
        for (int kind = 0; kind < Rubbish.kinds(); kind++) {
            for (int seed = 0; seed < OF_EACH_KIND; seed++) {
                try (Picture picture = Rubbish.draw(kind, seed)) {
                    pictures++;
                    for (SeenCard card : reader.read(picture, Conditions.UNKNOWN)) {
                        if (card.verdict() == Verdict.CERTAIN) {
                            certain.add("kind " + kind + " seed " + seed + ": " + card.posterior());
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), certain);
        assertTrue(pictures + " pictures", pictures >= 200);
    }
}
