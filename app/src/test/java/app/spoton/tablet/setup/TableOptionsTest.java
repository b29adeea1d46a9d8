package app.spoton.tablet.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TestLayouts;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;

public class TableOptionsTest {
    private static final Money FIVE = Money.ofCents(500);
    private static final TableSetup SETUP = TestLayouts.setup("crazy-4-poker");

    @Test
    public void aSetupKeepsItsOptions() {
        TableOptions options = new TableOptions(AmountPolicy.BONUS_WAGERS, Optional.of(Money.ofCents(100_000)), false,
                MeterKeeper.CONTROLLER, Map.of(FIVE, ChipColor.YELLOW), Set.of("M-2"));
        TableSetup setup = SETUP.withOptions(options);
        assertEquals(setup, TableSetupCodec.read(Catalog.standard(), TableSetupCodec.write(setup)));
    }

    @Test
    public void aSetupFromBeforeTheOptionsHasTheirDefaults() {
        String text = TableSetupCodec.write(SETUP);
        assertFalse(text, text.contains("options"));
        assertEquals(TableOptions.DEFAULT, TableSetupCodec.read(Catalog.standard(), text).options());
    }

    @Test
    public void anOptionThatIsNotKnownIsRefusedAndNotReplacedByADefault() {
        String text = TableSetupCodec.write(SETUP.withOptions(TableOptions.DEFAULT.with(AmountPolicy.NEVER)));
        assertThrows(IllegalArgumentException.class,
                () -> TableSetupCodec.read(Catalog.standard(), text.replace("never", "sometimes")));
    }

    @Test
    public void aProgressiveWagerIsAlwaysCounted() {
        for (AmountPolicy policy : AmountPolicy.values()) {
            assertTrue(policy.requires(SETUP.game(), Wager.PROGRESSIVE));
        }
    }

    @Test
    public void bonusWagersAreThoseOutsideTheBaseGame() {
        Game game = SETUP.game();
        assertTrue(AmountPolicy.BONUS_WAGERS.requires(game, Wager.QUEENS_UP));
        assertFalse("mandatory and equal to the ante", AmountPolicy.BONUS_WAGERS.requires(game, Wager.SUPER_BONUS));
        assertFalse(AmountPolicy.BONUS_WAGERS.requires(game, Wager.ANTE));
        assertFalse(AmountPolicy.NEVER.requires(game, Wager.QUEENS_UP));
    }

    @Test
    public void aPayoutWaitsForASupervisorFromTheHousesAmountOn() {
        TableOptions options = TableOptions.DEFAULT.withSupervisorFrom(Optional.of(FIVE));
        assertTrue(options.needsSupervisor(FIVE));
        assertFalse(options.needsSupervisor(Money.ofCents(499)));
        assertFalse(TableOptions.DEFAULT.needsSupervisor(Money.ofCents(1_000_000)));
    }

    @Test
    public void aChipHasTheHousesColorOrTheUsualOne() {
        assertEquals(ChipColor.RED, TableOptions.DEFAULT.colorOf(FIVE));
        assertEquals(ChipColor.YELLOW,
                TableOptions.DEFAULT.withChipColors(Map.of(FIVE, ChipColor.YELLOW)).colorOf(FIVE));
    }
}
