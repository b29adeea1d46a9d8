package app.spoton.engine.round;

import app.spoton.engine.money.Money;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the manuals leave to the house.
 *
 * @param smallestChip what does not divide is rounded down to it
 * @param order the order in which a seat's wagers are settled, where the house has its own
 * @param badBeatOnFold whether a folded seat's bad beat is resolved; otherwise it loses
 * @param queensUpOnFold whether a folded seat's queens up is resolved; otherwise it is collected
 * @param progressiveOnFold whether folded hands qualify for the progressive
 * @param fixedPaysFromMeter whether the progressive's fixed pays come off the meter (Four Card Poker only)
 * @param limits the least and the most that may be bet, by wager
 * @param choices what was added to these options later
 */
public record HouseRules(Money smallestChip, Optional<List<Wager>> order, boolean badBeatOnFold,
        boolean queensUpOnFold, boolean progressiveOnFold, boolean fixedPaysFromMeter, Map<Wager, Limits> limits,
        HouseChoices choices) {
    public static final HouseRules STANDARD =
            new HouseRules(Money.CENT, Optional.empty(), false, false, false, false, Map.of());

    /** Rules with the usual choices. */
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
