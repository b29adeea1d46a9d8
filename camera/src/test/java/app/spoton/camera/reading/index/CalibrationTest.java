package app.spoton.camera.reading.index;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.camera.Confirmation;
import app.spoton.camera.ModelFacts;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.engine.card.Card;
import org.junit.Test;

public class CalibrationTest {
    private static final Calibration CALIBRATION = new Calibration(0.25,
            new Calibration.Temperatures(1, 1, 1), new Calibration.Temperatures(2, 2, 2), 16,
            new Calibration.Levels(0.996, 0.985, 0.97, 0.8), 0.5);

    @Test
    public void whatIsConfirmedIsCertainFromALowerProbabilityOn() {
        assertEquals(ReadingVerdict.ASK, verdict(0.99, false, Confirmation.NONE));
        assertEquals(ReadingVerdict.CERTAIN, verdict(0.99, false, Confirmation.AGREED));
        assertEquals("another card claims it", ReadingVerdict.ASK, verdict(0.99, true, Confirmation.AGREED));
        assertEquals(ReadingVerdict.ASK, verdict(0.98, false, Confirmation.AGREED));
        assertEquals(ReadingVerdict.CERTAIN, verdict(0.98, false, Confirmation.SECONDED));
        assertEquals(ReadingVerdict.ASK, verdict(0.96, false, Confirmation.SECONDED));
    }

    private static ReadingVerdict verdict(double p, boolean contested, Confirmation confirmation) {
        return CALIBRATION.verdict(Posterior.mostly(Card.of(7), p), contested, confirmation);
    }

    @Test
    public void everyNetworkHasItsFigures() {
        Calibration shipped = ReaderModels.calibration();
        assertEquals(0.996, shipped.levels().certain(), 0);
        assertEquals(0.985, shipped.levels().agreed(), 0);
    }

    @Test
    public void aReaderDoesNotRunWithoutItsFigures() {
        ModelFacts none = ModelFacts.of("{\"reader\":{\"temperature\":1.5}}");
        assertEquals(1.5, none.number("reader", "temperature"), 0);
        assertThrows(IllegalStateException.class, () -> none.number("reader", "kappa"));
        assertThrows(IllegalStateException.class, () -> none.number("reader", "temperature", "rank"));
    }
}
