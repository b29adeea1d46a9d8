package app.spoton.engine.round;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** Meters, errors, rounds and wagers. */
public class RoundTypesTest {
    @Test
    public void aZeroSeedIsRejectedAndASeedBelowTheLargestFixedAwardGivesAWarning() {
        assertTrue(Meter.seedRefused(Money.CENT).isEmpty());
        assertEquals("A meter cannot be seeded with nothing: enter a seed above $0.00.",
                Meter.seedRefused(Money.ZERO).orElseThrow());
        assertTrue(Meter.seedWarning(Money.ofCents(30000), Money.ofCents(30000)).isEmpty());
        assertEquals("The seed of $299.99 is below the largest fixed award, $300.00; a seed at least as large is "
                + "recommended.", Meter.seedWarning(Money.ofCents(29999), Money.ofCents(30000)).orElseThrow());
    }

    @Test
    public void errorsAreReportedByCodeThenTableThenSeat() {
        Objection table = Objection.of(ErrorCode.BAD_CARD, "x");
        Objection seat1 = Objection.at(1, ErrorCode.BAD_CARD, "x");
        Objection seat2 = Objection.at(2, ErrorCode.BAD_CARD, "x");
        Objection later = Objection.at(1, ErrorCode.LIMIT, "x");
        assertTrue(table.comesBefore(seat1));
        assertTrue(seat1.comesBefore(seat2));
        assertTrue(seat2.comesBefore(later));
        assertFalse(later.comesBefore(seat2));
        assertFalse(seat1.comesBefore(seat1));
        assertTrue(table.seat().isEmpty());
        assertEquals(2, seat2.seat().orElseThrow());
    }

    @Test
    public void aRoundHasOnlyThePaytablesItWasGiven() {
        Round round = new Round(Map.of(), HouseRules.STANDARD, Map.of(), Cards.NONE, List.of());
        assertThrows(IllegalStateException.class, () -> round.paytable(Wager.ANTE));
    }

    @Test
    public void wagersHaveIdsAndNames() {
        assertEquals(Optional.of(Wager.MONSTER), Wager.withId("monster"));
        assertEquals(Optional.empty(), Wager.withId("Monster"));
        assertEquals("3 Card Monster", Wager.MONSTER.words());
        assertEquals(19, Wager.all().size());
    }
}
