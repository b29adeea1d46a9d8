package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.DeckCount;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public class CardReaderTest {
    @Test
    public void aClearCardIsCertainAndAnUnclearOneIsAsked() {
        List<SeenCard> seen = read(new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 4));
        assertEquals("As", card(seen, "As").card().toString());
        assertEquals(ReadingVerdict.CERTAIN, card(seen, "As").verdict());
        assertEquals(ReadingVerdict.ASK, card(seen, "Kd").verdict());
    }

    @Test
    public void aCardOfWhichNothingCanBeReadIsIncomplete() {
        assertEquals(ReadingVerdict.INCOMPLETE, read(new PaintedTable().card("2c", 200, 200, 0)).get(0).verdict());
    }

    @Test
    public void aReadingThatTheDeckChangedIsMarkedAndAsked() {
        PaintedTable table = new PaintedTable().card("Kd", 200, 200, 18).card("Kd", 700, 500, 3);
        List<SeenCard> seen = read(table);
        SeenCard changed = seen.stream().filter(c -> c.insteadOf().isPresent()).findFirst().orElseThrow();
        assertEquals(Optional.of("Kd"), changed.insteadOf().map(Object::toString));
        assertTrue(changed.verdict() != ReadingVerdict.CERTAIN);
    }

    @Test
    public void twoDecksMayShowACardTwice() {
        PaintedTable table = new PaintedTable().card("Kd", 200, 200, 18).card("Kd", 700, 500, 18);
        try (Picture picture = table.picture()) {
            List<SeenCard> seen = table.reader().read(picture, ReadingConditions.UNKNOWN.with(DeckCount.TWO));
            assertEquals(2, seen.stream().filter(c -> c.verdict() == ReadingVerdict.CERTAIN).count());
            assertEquals(0, table.reader().read(picture, ReadingConditions.UNKNOWN).stream()
                    .filter(c -> c.verdict() == ReadingVerdict.CERTAIN).count());
        }
    }

    @Test
    public void whatIsNoPictureIsNotDecoded() {
        assertEquals(Optional.empty(), Picture.decode(new byte[0]));
        assertEquals(Optional.empty(), Picture.decode("not a picture".getBytes(StandardCharsets.UTF_8)));
    }

    private static List<SeenCard> read(PaintedTable table) {
        try (Picture picture = table.picture()) {
            return table.reader().read(picture, ReadingConditions.UNKNOWN);
        }
    }

    private static SeenCard card(List<SeenCard> seen, String card) {
        return seen.stream().filter(c -> c.card().toString().equals(card)).findFirst().orElseThrow();
    }
}
