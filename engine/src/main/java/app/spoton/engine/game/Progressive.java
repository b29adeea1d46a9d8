package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableKind;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The progressive of Four Card Poker and Crazy 4 Poker with its envy bonus: Four Card Poker Training Manual, Four Card Poker
 * Progressive, rules 2 to 9; Crazy 4 Poker Rules, Nexus Command and Nexus Command Multi-Game Link.
 */
final class Progressive {
    private static final String MAIN_METER = "main";
    /** All five cards count (Multi-Game Link, rule 2). */
    static final Rule LINK_HANDS = new Rule("Crazy 4 Poker Rules (Scientific Games, 2020)",
            "Nexus Command Multi-Game Link, rule 2");
    private static final Money DOLLAR = Money.ofCents(100);

    private final Resolution resolution;
    private final Paytable table;
    private final boolean fixedPaysFromMeter;
    private final Rule winners;
    private final Rule envy;
    private final List<Hit> hits = new ArrayList<>(2);

    /** A hand that pays an envy bonus to other players. */
    private record Hit(Seat seat, Price price, MadeHand hand) {
    }

    Progressive(Resolution resolution, boolean fixedPaysFromMeter, Rule winners, Rule envy) {
        this.resolution = resolution;
        this.table = resolution.round().paytable(Wager.PROGRESSIVE);
        this.fixedPaysFromMeter = fixedPaysFromMeter && table.kind() == PaytableKind.PROGRESSIVE;
        this.winners = winners;
        this.envy = envy;
    }

    /** A meter that this seat wins in full must have a seed, because it is reseeded. */
    static Optional<String> seedMissing(Round round, Seat seat) {
        Paytable table = round.paytable(Wager.PROGRESSIVE);
        if (seat.cards().size() == 0 || table.meters().stream().noneMatch(meter -> round.meters().get(meter).seed().equals(Meter.NO_SEED))
                || (seat.folded() && !round.house().progressiveOnFold())) {
            return Optional.empty();
        }
        return table.priceOf(counted(table, seat, Hand.of(Ranker.FOUR_OF_FIVE, seat.cards())).value())
                .flatMap(Price::odds).filter(Progressive::isWholeMeter)
                .filter(odds -> round.meters().get(odds.meter()).seed().equals(Meter.NO_SEED))
                .map(odds -> "the meter '" + odds.meter() + "' is won, and has no seed to start from again.");
    }

    /** The game ranks four cards, but the Multi-Game Link ranks all five that were dealt (Multi-Game Link, rule 2). */
    private static Hand counted(Paytable table, Seat seat, Hand fourCards) {
        boolean allFive = table.kind().order().orElseThrow() == HandOrder.FIVE_CARD;
        return allFive ? Hand.of(Ranker.FIVE, seat.cards()) : fourCards;
    }

    void resolve(Seat seat, Hand fourCards) {
        Hand hand = counted(table, seat, fourCards);
        Optional<Price> price = table.priceOf(hand.value());
        if (price.isEmpty()) {
            resolution.loseByTable(seat, Wager.PROGRESSIVE, table, hand, winners);
            return;
        }
        if (!price.get().envy().isZero()) {
            hits.add(new Hit(seat, price.get(), hand));
        }
        Step.Builder step = Step.of(seat.number(), Wager.PROGRESSIVE, Outcome.WIN, seat.stake(Wager.PROGRESSIVE),
                winners).with(hand).by(table, price.get()).note(StepNote.SUPERVISOR);
        Odds odds = price.get().odds().orElseThrow();
        Money pay = odds.kind() == Odds.Kind.PERCENT ? fromMeter(step, odds) : fixed(step, odds, seat);
        resolution.add(seat, step, pay);
    }

    /** Rule 8a: exact to the cent, regardless of the smallest chip. Rule 3: the meter is reseeded when the 100% award hits. */
    private Money fromMeter(Step.Builder step, Odds odds) {
        Meter meter = resolution.meter(odds.meter());
        Money pay = resolution.round().house().choices().meterPrizesInChips()
                ? resolution.paid(step, odds, meter.amount()) : toTheCent(step, odds, meter.amount());
        boolean all = isWholeMeter(odds);
        resolution.setMeter(odds.meter(), all ? meter.reseeded() : meter.loweredBy(pay));
        step.note(StepNote.FROM_METER);
        if (all) {
            step.note(StepNote.METER_RESEEDED);
        }
        return pay;
    }

    private static Money toTheCent(Step.Builder step, Odds odds, Money meter) {
        Money pay = odds.on(meter, Money.CENT);
        step.pays(odds, pay);
        if (!odds.dividesEvenly(meter, Money.CENT)) {
            step.note(StepNote.SHARE_ROUNDED_DOWN);
        }
        return pay;
    }

    private static boolean isWholeMeter(Odds odds) {
        return odds.kind() == Odds.Kind.PERCENT && odds.numerator() == odds.denominator();
    }

    /**
     * Rule 8b: paid from the tray or from the meter. If the meter runs dry, the tray pays the rest. The Multi-Game Link
     * always pays from the tray (its rule 9b).
     */
    private Money fixed(Step.Builder step, Odds odds, Seat seat) {
        Money pay = resolution.paid(step, odds, seat.stake(Wager.PROGRESSIVE));
        if (fixedPaysFromMeter) {
            Meter meter = resolution.meter(MAIN_METER);
            boolean dry = meter.amount().compareTo(pay) < 0;
            resolution.setMeter(MAIN_METER, meter.loweredBy(dry ? meter.amount() : pay));
            step.note(dry ? StepNote.METER_RAN_DRY : StepNote.FROM_METER);
        }
        return pay;
    }

    /**
     * Rule 9: at the end of the round every seat with the progressive wager is paid for each qualifying hand of another
     * player, but never for its own player's hand.
     */
    void payEnvy() {
        if (hits.isEmpty()) {
            return;
        }
        for (Seat seat : resolution.fromTheRight()) {
            for (Hit hit : hits) {
                if (seat.made(Wager.PROGRESSIVE) && !seat.isHeldByThePlayerOf(hit.seat())) {
                    payEnvy(seat, hit);
                }
            }
        }
    }

    private void payEnvy(Seat seat, Hit hit) {
        boolean byWinner = resolution.round().house().choices().linkEnvyByWinner();
        Money wager = (byWinner ? hit.seat() : seat).stake(Wager.PROGRESSIVE);
        Step.Builder step = Step.of(seat.number(), Wager.ENVY, Outcome.WIN, Money.ZERO, envy).with(hit.hand())
                .by(table, hit.price()).from(hit.seat().number());
        Money pay = envyFor(step, wager, hit.price().envy());
        resolution.add(seat, step.paysFlat(pay), pay);
    }

    /**
     * In the Multi-Game Link envy is multiplied by the wager (second footnote of its paytables). The footnote does not say
     * whether that is the receiver's or the winner's wager.
     */
    private Money envyFor(Step.Builder step, Money wager, Money envyPay) {
        Money chip = resolution.round().house().smallestChip();
        boolean multiplied = table.kind() == PaytableKind.LINK_PROGRESSIVE;
        long times = multiplied ? wager.cents() : DOLLAR.cents();
        if (!envyPay.fractionIsWhole(times, DOLLAR.cents(), chip)) {
            step.note(StepNote.ROUNDED_DOWN);
        }
        return envyPay.fractionRoundedDown(times, DOLLAR.cents(), chip);
    }
}
