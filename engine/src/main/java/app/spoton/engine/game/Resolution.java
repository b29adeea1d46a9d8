package app.spoton.engine.game;

import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A round while it is being resolved: the steps so far, the chips pushed to each seat, and the current meters. */
final class Resolution {
    private final Round round;
    private final List<Seat> fromTheRight;
    private final List<Step> steps = new ArrayList<>(48);
    private final long[] returned;
    private Map<String, Meter> meters;

    Resolution(Round round) {
        this.round = round;
        this.fromTheRight = new ArrayList<>(round.seats());
        Collections.reverse(fromTheRight);
        this.returned = new long[round.seats().size()];
        this.meters = round.meters();
    }

    Round round() {
        return round;
    }

    /** The seats in the order in which every manual resolves them: highest first, seat 1 last. */
    List<Seat> fromTheRight() {
        return fromTheRight;
    }

    void lose(Seat seat, Wager wager, MadeHand hand, Rule rule) {
        add(seat, step(seat, wager, Outcome.LOSE, rule).with(hand), Money.ZERO);
    }

    /** A wager that a folded seat or a folded hand loses. */
    void forfeit(Seat seat, Wager wager, Rule rule) {
        add(seat, step(seat, wager, Outcome.LOSE, rule).note(StepNote.FORFEITED), Money.ZERO);
    }

    void push(Seat seat, Wager wager, MadeHand hand, Rule rule) {
        add(seat, step(seat, wager, Outcome.PUSH, rule).with(hand), known(seat, wager));
    }

    /** A wager that is returned before any hand is compared. */
    void giveBack(Seat seat, Wager wager, Rule rule) {
        add(seat, step(seat, wager, Outcome.PUSH, rule), known(seat, wager));
    }

    void winEvenMoney(Seat seat, Wager wager, MadeHand hand, Rule rule) {
        Step.Builder step = step(seat, wager, Outcome.WIN, rule).with(hand);
        Money pay = paid(step, Odds.EVEN, seat, wager);
        add(seat, step, known(seat, wager).plus(pay));
    }

    /** Pays a wager according to the first column of a paytable row; a row may push. */
    void byTable(Seat seat, Wager wager, Paytable table, Price price, MadeHand hand, Rule rule) {
        byTable(seat, wager, table, price, price.odds().orElseThrow(), hand, rule);
    }

    /** Pays a wager according to the second column of a paytable row. */
    void bySecondColumn(Seat seat, Wager wager, Paytable table, Price price, MadeHand hand, Rule rule) {
        byTable(seat, wager, table, price, price.second().orElseThrow(), hand, rule);
    }

    private void byTable(Seat seat, Wager wager, Paytable table, Price price, Odds odds, MadeHand hand, Rule rule) {
        boolean push = odds.kind() == Odds.Kind.PUSH;
        Step.Builder step = step(seat, wager, push ? Outcome.PUSH : Outcome.WIN, rule).with(hand).by(table, price);
        Money pay = push ? Money.ZERO : paid(step, odds, seat, wager);
        add(seat, step, known(seat, wager).plus(pay));
    }

    /** A wager that its paytable does not pay. */
    void loseByTable(Seat seat, Wager wager, Paytable table, MadeHand hand, Rule rule) {
        add(seat, step(seat, wager, Outcome.LOSE, rule).with(hand).by(table), Money.ZERO);
    }

    /** The wager wins at the price, or loses if there is no price. */
    void byTableOrLose(Seat seat, Wager wager, Optional<Price> price, MadeHand hand, Rule rule) {
        Paytable table = round.paytable(wager);
        if (price.isPresent()) {
            byTable(seat, wager, table, price.get(), hand, rule);
        } else {
            loseByTable(seat, wager, table, hand, rule);
        }
    }

    /** A bonus that is paid on another wager and has no stake of its own. */
    void bonus(Seat seat, Wager bonus, Wager paidOn, Price price, MadeHand hand, Rule rule) {
        Step.Builder step = (seat.isCounted(paidOn)
                ? Step.of(seat.number(), bonus, Outcome.WIN, seat.stake(paidOn), rule)
                : Step.uncounted(seat.number(), bonus, Outcome.WIN, rule)).with(hand).by(round.paytable(bonus), price);
        add(seat, step, paid(step, price.odds().orElseThrow(), seat, paidOn));
    }

    /** Adds a step whose chips have already been calculated. */
    void add(Seat seat, Step.Builder step, Money toTheSeat) {
        steps.add(step.build(steps.size() + 1));
        int at = round.seats().indexOf(seat);
        returned[at] = Math.addExact(returned[at], toTheSeat.cents());
    }

    private static Step.Builder step(Seat seat, Wager wager, Outcome outcome, Rule rule) {
        return seat.isCounted(wager) ? Step.of(seat.number(), wager, outcome, seat.stake(wager), rule)
                : Step.uncounted(seat.number(), wager, outcome, rule);
    }

    /** The stake, or zero if it was not counted; the totals of a seat with uncounted wagers are never read. */
    private static Money known(Seat seat, Wager wager) {
        return seat.isCounted(wager) ? seat.stake(wager) : Money.ZERO;
    }

    /** Records in the step what a price pays on a wager, rounded down to the smallest chip. */
    private Money paid(Step.Builder step, Odds odds, Seat seat, Wager wager) {
        if (!seat.isCounted(wager)) {
            step.pays(odds);
            return Money.ZERO;
        }
        return paid(step, odds, seat.stake(wager));
    }

    /** Records in the step what a price pays on an amount, rounded down to the smallest chip. */
    Money paid(Step.Builder step, Odds odds, Money amount) {
        Money chip = round.house().smallestChip();
        Money pay = odds.on(amount, chip);
        step.pays(odds, pay);
        if (!odds.dividesEvenly(amount, chip)) {
            step.note(StepNote.ROUNDED_DOWN);
        }
        return pay;
    }

    Meter meter(String name) {
        return meters.get(name);
    }

    void setMeter(String name, Meter meter) {
        if (meters == round.meters()) {
            meters = new LinkedHashMap<>(meters);
        }
        meters.put(name, meter);
    }

    /** The steps that are due at this stage of the round. */
    Settlement soFar() {
        return Settlement.soFar(round.stage(), Collections.unmodifiableList(steps));
    }

    Settlement finish(Hand dealer, boolean qualifies) {
        List<Settlement.SeatTotal> totals = new ArrayList<>(returned.length);
        for (int at = 0; at < returned.length; at++) {
            Seat seat = round.seats().get(at);
            Money back = Money.ofCents(returned[at]);
            totals.add(seat.isFullyCounted()
                    ? Settlement.SeatTotal.of(seat.number(), back, back.minus(seat.wagered()))
                    : Settlement.SeatTotal.uncounted(seat.number()));
        }
        return new Settlement(Stage.SHOWN, Optional.of(dealer), qualifies, Collections.unmodifiableList(steps),
                Collections.unmodifiableList(totals), Collections.unmodifiableMap(meters));
    }
}
