package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.engine.testing.LongRun;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class NonCardPicturesTest {
    private static final int OF_EACH_KIND = LongRun.cases(2, 14);

    @Test
    public void nothingThatIsNoCardIsEverCertain() {
        CardReader reader = CardReader.load();
        List<String> certain = new ArrayList<>();
        int pictures = 0;
        for (int kind = 0; kind < NonCardPictures.kinds(); kind++) {
            for (int seed = 0; seed < OF_EACH_KIND; seed++) {
                try (Picture picture = NonCardPictures.draw(kind, seed)) {
                    pictures++;
                    for (SeenCard card : reader.read(picture, ReadingConditions.UNKNOWN)) {
                        if (card.verdict() == ReadingVerdict.CERTAIN) {
                            certain.add("kind " + kind + " seed " + seed + ": " + card.posterior());
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), certain);
        assertTrue(pictures + " pictures", pictures >= 16 * OF_EACH_KIND);
    }
}
