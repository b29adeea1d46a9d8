package app.spoton.tablet.setup.draft;

import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.TableSetup;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The options of a table.
 *
 * @param on the options that differ from their default
 * @param order the house's order of settlement; empty for the manual's
 * @param supervisorFrom the payout from which a supervisor is asked; empty if none
 */
public record OptionsDraft(Set<HouseOption> on, Optional<List<Wager>> order, AmountPolicy amounts, String supervisorFrom,
        boolean severalSeats) {
    public OptionsDraft {
        on = Collections.unmodifiableSet(on.isEmpty() ? EnumSet.noneOf(HouseOption.class) : EnumSet.copyOf(on));
        order = order.map(List::copyOf);
    }

    static OptionsDraft of(TableSetup setup) {
        HouseRules house = setup.house();
        HouseChoices choices = house.choices();
        Set<HouseOption> on = EnumSet.noneOf(HouseOption.class);
        put(on, HouseOption.BAD_BEAT_ON_FOLD, house.badBeatOnFold());
        put(on, HouseOption.QUEENS_UP_ON_FOLD, house.queensUpOnFold());
        put(on, HouseOption.PROGRESSIVE_ON_FOLD, house.progressiveOnFold());
        put(on, HouseOption.FIXED_PROGRESSIVE_PAYS, house.fixedPaysFromMeter());
        put(on, HouseOption.BAD_BEAT_ON_TIE, choices.badBeatOnTie());
        put(on, HouseOption.INSTANT_WINNER, choices.anyInstantWinner());
        put(on, HouseOption.LINK_ENVY, choices.linkEnvyByWinner());
        return new OptionsDraft(on, house.order(), setup.options().amounts(),
                setup.options().supervisorFrom().map(Object::toString).orElse(""), setup.options().severalSeatsPerPlayer());
    }

    private static void put(Set<HouseOption> on, HouseOption option, boolean chosen) {
        if (chosen) {
            on.add(option);
        }
    }

    public HouseChoices choices() {
        return HouseChoices.STANDARD.withBadBeatOnTie(on.contains(HouseOption.BAD_BEAT_ON_TIE))
                .withAnyInstantWinner(on.contains(HouseOption.INSTANT_WINNER))
                .withLinkEnvyByWinner(on.contains(HouseOption.LINK_ENVY));
    }

    public OptionsDraft with(HouseOption option, boolean chosen) {
        Set<HouseOption> changed = EnumSet.noneOf(HouseOption.class);
        changed.addAll(on);
        changed.remove(option);
        put(changed, option, chosen);
        return new OptionsDraft(changed, order, amounts, supervisorFrom, severalSeats);
    }

    public OptionsDraft withOrder(Optional<List<Wager>> other) {
        return new OptionsDraft(on, other, amounts, supervisorFrom, severalSeats);
    }

    public OptionsDraft with(AmountPolicy other) {
        return new OptionsDraft(on, order, other, supervisorFrom, severalSeats);
    }

    public OptionsDraft withSupervisorFrom(String typed) {
        return new OptionsDraft(on, order, amounts, typed, severalSeats);
    }

    public OptionsDraft withSeveralSeats(boolean allowed) {
        return new OptionsDraft(on, order, amounts, supervisorFrom, allowed);
    }

    /** These options with the policies of others: what does not depend on the game. */
    OptionsDraft withPolicies(OptionsDraft others) {
        return new OptionsDraft(on, order, others.amounts, others.supervisorFrom, others.severalSeats);
    }
}
