package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Confirmation;
import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.CropReader;
import app.spoton.camera.reading.index.IndexScanner;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.opencv.core.Mat;

/** The second reader reads what the first one doubts. */
public class SecondReaderTest {
    private static final Calibration.Temperatures PLAIN = new Calibration.Temperatures(1, 1, 1);
    private static final Calibration CALIBRATION =
            new Calibration(0.25, PLAIN, PLAIN, 14, new Calibration.Levels(0.999, 0.9985, 0.95, 0.8), 0.5);
    private final PaintedTable table = new PaintedTable().card("As", 200, 200, 18).card("Kd", 600, 400, 6);
    private final List<Mat> shown = new ArrayList<>();

    private SeenCard king(String said, float clarity, float index) {
        CropReader second = crops -> {
            shown.addAll(crops);
            Card card = Card.parse(said).orElseThrow();
            float[] row = new float[18];
            row[Calibration.readersRank(card.rank())] = clarity;
            row[Calibration.RANKS + card.suit().ordinal()] = clarity;
            row[Calibration.RANKS + Calibration.SUITS] = index;
            return crops.stream().map(crop -> row).toList();
        };
        try (Picture picture = table.picture()) {
            return new CardReader(new IndexScanner(table, table, Optional.of(second), CALIBRATION))
                    .read(picture, ReadingConditions.UNKNOWN).stream()
                    .filter(card -> card.place().center().x() > 400).findFirst().orElseThrow();
        }
    }

    @Test
    public void onlyWhatIsInDoubtIsShownToIt() {
        king("Kd", 12, 12);
        assertEquals("the ace is certain", 1, shown.size());
    }

    @Test
    public void aCardThatBothReadAlikeIsCertainFromALowerProbabilityOn() {
        SeenCard seen = king("Kd", 6, 12);
        assertEquals(Confirmation.SECONDED, seen.confirmation());
        assertEquals(ReadingVerdict.CERTAIN, seen.verdict());
        assertTrue("neither is sure alone: " + seen.p(), seen.p() < 0.999);
    }

    @Test
    public void aCardThatTheyReadDifferentlyIsAskedHoweverSureTheyAre() {
        for (float clarity : new float[] {1, 5, 18}) {
            assertEquals(ReadingVerdict.ASK, king("Kh", clarity, 12).verdict());
        }
    }

    @Test
    public void whatTheSecondReaderDoesNotTakeForAnIndexIsNotCertain() {
        assertEquals(ReadingVerdict.ASK, king("Kd", 12, -3).verdict());
    }

    @Test
    public void aCardThatBothReadAlikeIsNotLostBecauseOneOfThemDoubtsItsIndex() {
        assertEquals(king("Kd", 12, -3).p(), king("Kd", 12, -9).p(), 1e-9);
        assertEquals(ReadingVerdict.ASK, king("Kd", 12, -9).verdict());
    }
}
