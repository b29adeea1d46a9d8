package app.spoton.engine.round;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A seat in play: its cards, its wagers and the player's decision. Immutable. */
public final class Seat {
    private final int number;
    private final Optional<String> player;
    private final Cards cards;
    private final boolean unseen;
    private final boolean folded;
    private final Money[] stakes;
    private final long uncounted;
    private final List<SplitHand> hands;
    private final int wagerCount;
    private final Money wagered;

    private Seat(Builder builder) {
        this.number = builder.number;
        this.player = builder.player;
        this.cards = builder.cards;
        this.unseen = builder.unseen;
        this.folded = builder.folded;
        this.stakes = builder.stakes;
        this.uncounted = builder.uncounted;
        this.hands = builder.hands.isEmpty() ? List.of() : List.copyOf(builder.hands);
        int count = Long.bitCount(uncounted);
        long cents = 0;
        for (Money stake : stakes) {
            if (stake != null) {
                count++;
                cents = Math.addExact(cents, stake.cents());
            }
        }
        this.wagerCount = count;
        this.wagered = Money.ofCents(cents);
    }

    public static Builder at(int number) {
        return new Builder(number);
    }

    /** The number, counted from the dealer's left: seat 1 is dealt first. */
    public int number() {
        return number;
    }

    /** The player at the seat, if known. */
    public Optional<String> player() {
        return player;
    }

    public Cards cards() {
        return cards;
    }

    /** Whether the seat folded and its cards were not seen; such a seat has no cards. */
    public boolean isUnseen() {
        return unseen;
    }

    public boolean folded() {
        return folded;
    }

    /** The two hands of a seat that splits its cards; empty in games without a split. */
    public List<SplitHand> hands() {
        return hands;
    }

    public boolean made(Wager wager) {
        return stakes[wager.ordinal()] != null || isUncounted(wager);
    }

    /** Whether the wager was made and its amount is known. */
    public boolean isCounted(Wager wager) {
        return stakes[wager.ordinal()] != null;
    }

    /** Whether the wager was made but not counted. */
    public boolean isUncounted(Wager wager) {
        return (uncounted >>> wager.ordinal() & 1) != 0;
    }

    /** Whether the amounts of all wagers made are known. */
    public boolean isFullyCounted() {
        return uncounted == 0;
    }

    /**
     * The amount of a wager; zero if it was not made.
     *
     * @throws IllegalStateException if the wager was made but not counted
     */
    public Money stake(Wager wager) {
        Money stake = stakes[wager.ordinal()];
        if (stake == null && isUncounted(wager)) {
            throw new IllegalStateException("The " + wager.words() + " of seat " + number + " was not counted.");
        }
        return stake == null ? Money.ZERO : stake;
    }

    /** The wagers that were made, in the order of {@link Wager}. */
    public List<Wager> wagers() {
        List<Wager> made = new ArrayList<>();
        for (Wager wager : Wager.all()) {
            if (made(wager)) {
                made.add(wager);
            }
        }
        return made;
    }

    /** The total of all counted wagers at the seat. */
    public Money wagered() {
        return wagered;
    }

    /** The number of wagers made, counted or not. */
    public int wagerCount() {
        return wagerCount;
    }

    /** Whether the same player holds both seats. A seat without a name has a player of its own. */
    public boolean isHeldByThePlayerOf(Seat other) {
        return number == other.number || (player.isPresent() && player.equals(other.player));
    }

    /** A builder that starts from this seat. */
    public Builder copy() {
        Builder copy = new Builder(number);
        copy.player = player;
        copy.cards = cards;
        copy.unseen = unseen;
        copy.folded = folded;
        copy.stakes = stakes.clone();
        copy.uncounted = uncounted;
        copy.hands = hands;
        return copy;
    }

    /** Builds a seat. */
    public static final class Builder {
        private int number;
        private Optional<String> player = Optional.empty();
        private Cards cards = Cards.NONE;
        private boolean unseen;
        private boolean folded;
        private long uncounted;
        private Money[] stakes = new Money[Wager.all().size()];
        private List<SplitHand> hands = List.of();

        private Builder(int number) {
            this.number = number;
        }

        /** Sets the number when it becomes known after other fields. */
        public Builder number(int seat) {
            number = seat;
            return this;
        }

        public Builder player(String name) {
            player = Optional.of(name);
            return this;
        }

        public Builder cards(Cards dealt) {
            cards = dealt;
            return this;
        }

        /** Marks a folded seat whose cards were not seen. */
        public Builder unseen(boolean notShown) {
            unseen = notShown;
            return this;
        }

        public Builder folded(boolean decision) {
            folded = decision;
            return this;
        }

        /**
         * Adds a wager.
         *
         * @throws RoundError unless the amount is above zero and the wager can be bet
         */
        public Builder bet(Wager wager, Money stake) {
            if (stake.cents() <= 0) {
                throw RoundError.at(number, ErrorCode.BAD_AMOUNT, "Seat " + number + ": the " + wager.words()
                        + " must be more than nothing.");
            }
            refuseBonuses(wager);
            stakes[wager.ordinal()] = stake;
            uncounted &= ~(1L << wager.ordinal());
            return this;
        }

        /**
         * Adds a wager that was not counted.
         *
         * @throws RoundError unless the wager can be bet
         */
        public Builder betUncounted(Wager wager) {
            refuseBonuses(wager);
            stakes[wager.ordinal()] = null;
            uncounted |= 1L << wager.ordinal();
            return this;
        }

        private void refuseBonuses(Wager wager) {
            if (!wager.isBet()) {
                throw RoundError.at(number, ErrorCode.UNKNOWN_WAGER, "Seat " + number + ": nobody can bet on "
                        + wager.words() + ".");
            }
        }

        public Builder hand(SplitHand hand) {
            List<SplitHand> more = new ArrayList<>(hands);
            more.add(hand);
            hands = more;
            return this;
        }

        /** Builds the seat. The builder cannot be used again: another bet would throw. */
        public Seat build() {
            Seat seat = new Seat(this);
            stakes = new Money[0];
            return seat;
        }
    }
}
