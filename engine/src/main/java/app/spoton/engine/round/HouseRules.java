package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules that the manuals leave to the house.
 *
 * @param smallestChip payouts are rounded down to a multiple of it
 * @param order the order in which a seat's wagers are settled; empty for the manual's order
 * @param badBeatOnFold whether a folded seat's bad beat is resolved; if not, it loses
 * @param queensUpOnFold whether a folded seat's queens up is resolved; if not, it is collected
 * @param progressiveOnFold whether folded hands qualify for the progressive
 * @param fixedPaysFromMeter whether the progressive's fixed pays come from the meter
 * @param limits the minimum and maximum bet, by wager
 * @param choices the choices where a manual can be read in two ways
 */
public record HouseRules(Money smallestChip, Optional<List<Wager>> order, boolean badBeatOnFold,
        boolean queensUpOnFold, boolean progressiveOnFold, boolean fixedPaysFromMeter, Map<Wager, Limits> limits,
        HouseChoices choices) {
    public static final HouseRules STANDARD =
            new HouseRules(Money.CENT, Optional.empty(), false, false, false, false, Map.of());

    /** House rules with the standard choices. */
    public HouseRules(Money smallestChip, Optional<List<Wager>> order, boolean badBeatOnFold, boolean queensUpOnFold,
            boolean progressiveOnFold, boolean fixedPaysFromMeter, Map<Wager, Limits> limits) {
        this(smallestChip, order, badBeatOnFold, queensUpOnFold, progressiveOnFold, fixedPaysFromMeter, limits,
                HouseChoices.STANDARD);
    }

    public HouseRules with(HouseChoices other) {
        return new HouseRules(smallestChip, order, badBeatOnFold, queensUpOnFold, progressiveOnFold, fixedPaysFromMeter,
                limits, other);
    }
}
