package app.spoton.engine.card;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import java.util.HashSet;
import java.util.Optional;
import org.junit.Test;

public class CardTest {
    @Test
    public void aDeckHasFiftyTwoDifferentCards() {
        assertEquals(52, new HashSet<>(Card.deck()).size());
    }

    @Test
    public void everyCardIsReadBackFromItsTextAndItsIndex() {
        for (Card card : Card.deck()) {
            assertSame(card, Card.parse(card.toString()).orElseThrow());
            assertSame(card, Card.of(card.index()));
            assertSame(card, Card.of(card.rank(), card.suit()));
        }
    }

    @Test
    public void textThatIsNotACardIsRejected() {
        for (String text : new String[] {"", "T", "10s", "TS", "ts", "1c", "Tx", " Ts", "Ts "}) {
            assertEquals(text, Optional.empty(), Card.parse(text));
        }
    }
}
