package app.spoton.camera.reading.print;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Card;
import org.junit.Test;

public class PrintMatchTest {
    private static final Card CARD = Card.of(8);

    @Test
    public void aMatchIsClearOnlyIfRankAndSuitAreAlikeAndNoOtherIsNearlyAsMuch() {
        assertTrue(new PrintMatch(CARD, 0.95, 0.98, 1, 1, 1).isClear());
        assertFalse("the rank is not alike", new PrintMatch(CARD, 0.8, 0.98, 1, 1, 1).isClear());
        assertFalse("the pip is not alike", new PrintMatch(CARD, 0.95, 0.9, 1, 1, 1).isClear());
        assertFalse("another rank is nearly as alike", new PrintMatch(CARD, 0.95, 0.98, 0.1, 1, 1).isClear());
        assertFalse("another suit is nearly as alike", new PrintMatch(CARD, 0.95, 0.98, 1, 0.1, 0.1).isClear());
        assertFalse("the two ways to compare the pip differ", new PrintMatch(CARD, 0.95, 0.98, 1, 2, -0.2).isClear());
    }

    @Test
    public void notANumberIsNeverClear() {
        assertFalse(new PrintMatch(CARD, Double.NaN, 0.98, 1, 1, 1).isClear());
        assertFalse(new PrintMatch(CARD, 0.95, 0.98, 1, Double.NaN, 1).isClear());
    }
}
