package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.DeckCount;
import app.spoton.camera.Posterior;
import app.spoton.engine.card.Card;
import java.util.List;
import org.junit.Test;

public class DeckAssignmentTest {
    private static final Card SIX = Card.parse("6h").orElseThrow();
    private static final Card NINE = Card.parse("9h").orElseThrow();

    @Test
    public void aReadingThatAnotherCardHoldsForSureGivesWayToTheSecondBest() {
        List<DeckAssignment.Decoded> decoded =
                DeckAssignment.decode(List.of(Posterior.mostly(NINE, 0.9999), sixOrNine(0.4, 0.6)), DeckCount.ONE);
        assertEquals(NINE, decoded.get(0).posterior().best());
        assertEquals(SIX, decoded.get(1).posterior().best());
        assertTrue("the change is said", decoded.get(1).contested());
    }

    @Test
    public void twoDecksHoldACardTwice() {
        List<Posterior> twice = List.of(Posterior.mostly(NINE, 0.9999), Posterior.mostly(NINE, 0.9999));
        for (DeckAssignment.Decoded decoded : DeckAssignment.decode(twice, DeckCount.TWO)) {
            assertEquals(NINE, decoded.posterior().best());
            assertFalse(decoded.contested());
        }
    }

    @Test
    public void oneDeckWithACardTwiceIsAQuestionAndNotAGuess() {
        List<Posterior> twice = List.of(Posterior.mostly(NINE, 0.9999), Posterior.mostly(NINE, 0.9999));
        for (DeckAssignment.Decoded decoded : DeckAssignment.decode(twice, DeckCount.ONE)) {
            assertTrue(decoded.contested());
        }
    }

    @Test
    public void cardsThatDoNotCompeteStayAsTheyWere() {
        List<DeckAssignment.Decoded> decoded =
                DeckAssignment.decode(List.of(Posterior.mostly(NINE, 0.9999), Posterior.mostly(SIX, 0.9999)),
                        DeckCount.ONE);
        assertFalse(decoded.get(0).contested());
        assertFalse(decoded.get(1).contested());
        assertEquals(SIX, decoded.get(1).posterior().best());
    }

    private static Posterior sixOrNine(double six, double nine) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[SIX.index()] = six;
        p[NINE.index()] = nine;
        return Posterior.of(p);
    }
}
