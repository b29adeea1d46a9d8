package app.spoton.camera.enrollment;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.ReaderModels;
import app.spoton.engine.card.Card;
import java.util.Optional;
import java.util.Random;
import org.junit.Test;

public class EnrollmentOfDecksTest {
    private static final Calibration CALIBRATION = PaintedTable.calibration(20, 0.99);
    private final Random random = new Random(5);

    @Test
    public void aDeckIsReadByItsOwnLookWhateverTheReaderThought() {
        Enrollment enrollment = whole();
        HouseDeck deck = enrollment.deck("house");
        for (Card card : Card.deck()) {
            assertEquals(card, look(card).posterior(CALIBRATION, Optional.of(deck)).best());
        }
        assertTrue(enrollment.check().isGood());
    }

    @Test
    public void aDeckWithMissingCardsSaysWhichAndIsNotGood() {
        Enrollment enrollment = new Enrollment(CALIBRATION);
        Card.deck().stream().filter(c -> c.index() != 17).forEach(c -> enrollment.add(c, look(c)));
        assertEquals(1, enrollment.missing().size());
        assertFalse(enrollment.check().isGood());
    }

    @Test
    public void aDeckWhoseCardsLookAlikeFailsItsCheck() {
        Enrollment enrollment = new Enrollment(CALIBRATION);
        Card.deck().forEach(c -> enrollment.add(c, look(Card.of(random.nextInt(52)))));
        assertFalse(enrollment.check().isGood());
    }

    @Test
    public void aDeckIsReadBackFromItsText() {
        HouseDeck deck = whole().deck("The Lucky Lady, red");
        HouseDeck again = HouseDeck.parse(deck.text()).orElseThrow();
        assertEquals(deck.text(), again.text());
        assertTrue(again.isWhole());
        assertEquals(Optional.empty(), HouseDeck.parse("spoton-deck 2\nname\nrubbish"));
        assertEquals(Optional.empty(), HouseDeck.parse(""));
    }

    @Test
    public void aDeckThatAnotherReaderHasLearnedMustBeShownAgain() {
        String text = whole().deck("house").text();
        assertFalse("the reader is named", ReaderModels.readerId().isEmpty());
        assertEquals(Optional.empty(), HouseDeck.parse(text.replace(ReaderModels.readerId(), "0123456789ab")));
        assertEquals(Optional.empty(),
                HouseDeck.parse(text.replace("spoton-deck 2 " + ReaderModels.readerId(), "spoton-deck 1")));
    }

    @Test
    public void theGuidedOrderGoesFromTheAceOfClubsToTheKingOfSpades() {
        assertEquals("Ac", GuidedEnrollment.order().get(0).toString());
        assertEquals("Kc", GuidedEnrollment.order().get(12).toString());
        assertEquals("Ks", GuidedEnrollment.order().get(51).toString());
        assertEquals(52, GuidedEnrollment.order().stream().distinct().count());
    }

    private Enrollment whole() {
        Enrollment enrollment = new Enrollment(CALIBRATION);
        Card.deck().forEach(card -> enrollment.add(card, look(card)));
        return enrollment;
    }

    /** An index whose embedding has one direction for its rank and one for its suit, and some noise. */
    private IndexReading look(Card card) {
        float[] out = new float[82];
        for (int i = 18; i < 82; i++) {
            out[i] = (float) (0.05 * random.nextGaussian());
        }
        out[17] = 12;
        out[18 + card.rank().ordinal()] += 1;
        out[18 + 48 + card.suit().ordinal()] += 1;
        return new IndexReading(new CornerIndex(50, 50, 0, -1, 24, 24, 0, 0.9), out);
    }
}
