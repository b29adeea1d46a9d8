package app.spoton.engine.settlement;

import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** One action of the dealer: take, push or pay one wager. Immutable. */
public final class Step {
    private static final int NOBODY = Integer.MIN_VALUE;

    private final int number;
    private final int seat;
    private final Wager wager;
    private final Outcome outcome;
    private final boolean stakeIsCounted;
    private final boolean payIsCounted;
    private final Money stake;
    private final Money pay;
    private final Odds odds;
    private final MadeHand hand;
    private final Paytable table;
    private final Price price;
    private final int from;
    private final Rule rule;
    private final Set<StepNote> notes;

    private Step(Builder builder, int number) {
        this.number = number;
        this.seat = builder.seat;
        this.wager = builder.wager;
        this.outcome = builder.outcome;
        this.stakeIsCounted = builder.stakeIsCounted;
        this.payIsCounted = builder.payIsCounted;
        this.stake = builder.stake;
        this.pay = builder.pay;
        this.odds = builder.odds;
        this.hand = builder.hand;
        this.table = builder.table;
        this.price = builder.price;
        this.from = builder.from;
        this.rule = builder.rule;
        this.notes = builder.notes;
    }

    /** Starts a step; by default it pays nothing and has no odds and no hand. */
    public static Builder of(int seat, Wager wager, Outcome outcome, Money stake, Rule rule) {
        return new Builder(seat, wager, outcome, stake, true, rule);
    }

    /** Starts a step for a wager that was not counted. */
    public static Builder uncounted(int seat, Wager wager, Outcome outcome, Rule rule) {
        return new Builder(seat, wager, outcome, Money.ZERO, false, rule);
    }

    /** The number, counted from 1 in the order in which the dealer acts. */
    public int number() {
        return number;
    }

    public int seat() {
        return seat;
    }

    public Wager wager() {
        return wager;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** Whether the stake's amount is known. */
    public boolean isStakeCounted() {
        return stakeIsCounted;
    }

    /** Whether the amount paid is known; it is not if the price is paid on a wager that was not counted. */
    public boolean isPayCounted() {
        return payIsCounted;
    }

    /**
     * The wager, or the amount on which a bonus is paid.
     *
     * @throws IllegalStateException if it was not counted
     */
    public Money stake() {
        return known(stakeIsCounted, stake);
    }

    /**
     * What the dealer pays in addition to returning the stake.
     *
     * @throws IllegalStateException if a price is paid on a wager that was not counted
     */
    public Money pay() {
        return known(payIsCounted, pay);
    }

    private Money known(boolean isKnown, Money amount) {
        if (!isKnown) {
            throw new IllegalStateException("The " + wager.words() + " of seat " + seat + " was not counted.");
        }
        return amount;
    }

    /** The odds; empty unless the wager wins at a price. */
    public Optional<Odds> odds() {
        return Optional.ofNullable(odds);
    }

    /** The hand that decided; empty if none did, for example after a fold. */
    public Optional<MadeHand> hand() {
        return Optional.ofNullable(hand);
    }

    /** The paytable that was used, if any. */
    public Optional<Paytable> paytable() {
        return Optional.ofNullable(table);
    }

    /** The row that paid, if any. */
    public Optional<Price> price() {
        return Optional.ofNullable(price);
    }

    /** The seat whose hand an envy payment is for. */
    public OptionalInt from() {
        return from == NOBODY ? OptionalInt.empty() : OptionalInt.of(from);
    }

    /** The rule that decided. */
    public Rule rule() {
        return rule;
    }

    public Set<StepNote> notes() {
        return notes;
    }

    /** The hand that decided as a dealer says it, with its ranks; empty if no hand did. */
    public Optional<String> handWords() {
        return hand().map(held -> price().map(row -> row.row().words(held)).orElseGet(() -> HandWords.of(held)));
    }

    /** A sentence that the dealer can read aloud. */
    public String sentence() {
        return StepSentence.of(this, "");
    }

    /** The sentence after a supervisor has confirmed the step. */
    public String sentenceConfirmedBy(String supervisor) {
        return StepSentence.of(this, supervisor);
    }

    @Override
    public String toString() {
        return number + ". " + sentence();
    }

    /** Builds a step. */
    public static final class Builder {
        private final int seat;
        private final Wager wager;
        private final Outcome outcome;
        private final Money stake;
        private final boolean stakeIsCounted;
        private final Rule rule;
        private boolean payIsCounted = true;
        private Money pay = Money.ZERO;
        private Odds odds;
        private MadeHand hand;
        private Paytable table;
        private Price price;
        private int from = NOBODY;
        private Set<StepNote> notes = Set.of();

        private Builder(int seat, Wager wager, Outcome outcome, Money stake, boolean stakeIsCounted, Rule rule) {
            this.seat = seat;
            this.wager = wager;
            this.outcome = outcome;
            this.stake = stake;
            this.stakeIsCounted = stakeIsCounted;
            this.rule = rule;
        }

        public Builder pays(Odds atOdds, Money amount) {
            odds = atOdds;
            pay = amount;
            return this;
        }

        /** Pays a price on a wager that was not counted. */
        public Builder pays(Odds atOdds) {
            odds = atOdds;
            payIsCounted = false;
            return this;
        }

        public Builder paysFlat(Money amount) {
            pay = amount;
            return this;
        }

        public Builder with(MadeHand deciding) {
            hand = deciding;
            return this;
        }

        public Builder by(Paytable paytable) {
            table = paytable;
            return this;
        }

        public Builder by(Paytable paytable, Price row) {
            table = paytable;
            price = row;
            return this;
        }

        public Builder from(int hitter) {
            from = hitter;
            return this;
        }

        public Builder note(StepNote note) {
            EnumSet<StepNote> more = EnumSet.of(note);
            more.addAll(notes);
            notes = Collections.unmodifiableSet(more);
            return this;
        }

        public Step build(int number) {
            return new Step(this, number);
        }
    }
}
