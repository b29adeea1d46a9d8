package app.spoton.camera.reading.index;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.engine.card.Card;
import org.junit.Test;

public class CalibrationTest {
    private static final Calibration CALIBRATION = new Calibration(0.25, 1, 1, 1, 16, 0.996, 0.985, 0.5);

    @Test
    public void aCardThatSeveralFramesAgreeOnIsCertainFromALowerProbabilityOn() {
        Posterior doubtful = Posterior.mostly(Card.of(7), 0.99);
        assertEquals(ReadingVerdict.ASK, CALIBRATION.verdict(doubtful, false, false));
        assertEquals(ReadingVerdict.CERTAIN, CALIBRATION.verdict(doubtful, false, true));
        assertEquals("another card claims it", ReadingVerdict.ASK, CALIBRATION.verdict(doubtful, true, true));
        assertEquals(ReadingVerdict.ASK, CALIBRATION.verdict(Posterior.mostly(Card.of(7), 0.98), false, true));
    }

    @Test
    public void theFiguresBesideTheNetworksAreAllThere() {
        Calibration shipped = ReaderModels.calibration();
        assertEquals(0.996, shipped.certain(), 0);
        assertEquals(0.985, shipped.agreed(), 0);
    }

    @Test
    public void aReaderDoesNotRunWithoutItsFigures() {
        ModelFacts none = ModelFacts.of("{\"reader\":{\"temperature\":1.5}}");
        assertEquals(1.5, none.number("reader", "temperature"), 0);
        assertThrows(IllegalStateException.class, () -> none.number("reader", "kappa"));
        assertThrows(IllegalStateException.class, () -> none.number("reader", "temperature", "rank"));
    }
}
