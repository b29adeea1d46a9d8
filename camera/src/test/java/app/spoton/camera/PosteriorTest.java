package app.spoton.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import java.util.Arrays;
import org.junit.Test;

public class PosteriorTest {
    private static final Card KING = Card.parse("Kd").orElseThrow();

    @Test
    public void theProbabilitiesSumToOne() {
        Posterior p = Posterior.mostly(KING, 0.9).and(Posterior.unknown(), 1);
        assertEquals(1, Arrays.stream(p.toArray()).sum(), 1e-9);
        assertEquals(KING, p.best());
    }

    @Test
    public void twoThatAgreeAreSurerThanOne() {
        Posterior one = Posterior.mostly(KING, 0.9);
        assertTrue(one.and(one, 0.7).pBest() > one.pBest());
    }

    @Test
    public void twoThatContradictLeaveADoubt() {
        Posterior both = Posterior.mostly(KING, 0.99).and(Posterior.mostly(Card.parse("Kh").orElseThrow(), 0.99), 0.7);
        assertEquals(0.5, both.pBest(), 0.05);
    }

    @Test
    public void whatAreNoProbabilitiesIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Posterior.of(1, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> Posterior.of(new double[53]));
        double[] bad = new double[53];
        bad[3] = Double.NaN;
        assertThrows(IllegalArgumentException.class, () -> Posterior.of(bad));
    }
}
