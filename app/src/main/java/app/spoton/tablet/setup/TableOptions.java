package app.spoton.tablet.setup;

import app.spoton.engine.money.Money;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The house's options for a table beyond the rules of its game. Immutable.
 *
 * @param amounts which wagers must be counted
 * @param supervisorFrom the pay of a single step that waits for a supervisor; empty if only meter wins do
 * @param severalSeatsPerPlayer whether a player may hold several seats
 * @param meterKeeper who keeps the progressive meters
 * @param chipColors the colors of chips that differ from the usual ones
 * @param confirmedPaytables the paytables whose merged cells a supervisor has confirmed from the approved layout, by id
 */
public record TableOptions(AmountPolicy amounts, Optional<Money> supervisorFrom, boolean severalSeatsPerPlayer,
        MeterKeeper meterKeeper, Map<Money, ChipColor> chipColors, Set<String> confirmedPaytables) {

    /** What a table has until a supervisor chooses otherwise. */
    public static final TableOptions DEFAULT = new TableOptions(AmountPolicy.ALWAYS, Optional.empty(), true,
            MeterKeeper.TABLET, Map.of(), Set.of());

    public TableOptions {
        chipColors = Map.copyOf(chipColors);
        confirmedPaytables = Set.copyOf(confirmedPaytables);
    }

    public ChipColor colorOf(Money chip) {
        return chipColors.getOrDefault(chip, ChipColor.usual(chip));
    }

    /** Whether a supervisor must approve this payout because of its amount. */
    public boolean needsSupervisor(Money pay) {
        return supervisorFrom.filter(least -> pay.compareTo(least) >= 0).isPresent();
    }

    public TableOptions with(AmountPolicy policy) {
        return new TableOptions(policy, supervisorFrom, severalSeatsPerPlayer, meterKeeper, chipColors, confirmedPaytables);
    }

    public TableOptions with(MeterKeeper keeper) {
        return new TableOptions(amounts, supervisorFrom, severalSeatsPerPlayer, keeper, chipColors, confirmedPaytables);
    }

    public TableOptions withSupervisorFrom(Optional<Money> pay) {
        return new TableOptions(amounts, pay, severalSeatsPerPlayer, meterKeeper, chipColors, confirmedPaytables);
    }

    public TableOptions withSeveralSeatsPerPlayer(boolean allowed) {
        return new TableOptions(amounts, supervisorFrom, allowed, meterKeeper, chipColors, confirmedPaytables);
    }

    public TableOptions withChipColors(Map<Money, ChipColor> colors) {
        return new TableOptions(amounts, supervisorFrom, severalSeatsPerPlayer, meterKeeper, colors, confirmedPaytables);
    }

    public TableOptions withConfirmedPaytables(Set<String> ids) {
        return new TableOptions(amounts, supervisorFrom, severalSeatsPerPlayer, meterKeeper, chipColors, ids);
    }
}
