package app.spoton.engine.round;

import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A seat in play: its cards, what was bet there and what the player decided. Immutable. */
public final class Seat {
    private final int number;
    private final Optional<String> player;
    private final Cards cards;
    private final boolean folded;
    private final Money[] stakes;
    private final List<SplitHand> hands;
    private final int wagerCount;
    private final Money wagered;

    private Seat(Builder builder) {
        this.number = builder.number;
        this.player = builder.player;
        this.cards = builder.cards;
        this.folded = builder.folded;
        this.stakes = builder.stakes;
        this.hands = builder.hands.isEmpty() ? List.of() : List.copyOf(builder.hands);
        int count = 0;
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

    /** Counted from the dealer's left: seat 1 is dealt first. */
    public int number() {
        return number;
    }

    /** Who holds the seat, where that is known. */
    public Optional<String> player() {
        return player;
    }

    public Cards cards() {
        return cards;
    }

    public boolean folded() {
        return folded;
    }

    /** The two hands of 4 Card Split; empty in every other game. */
    public List<SplitHand> hands() {
        return hands;
    }

    public boolean made(Wager wager) {
        return stakes[wager.ordinal()] != null;
    }

    /** What was bet there; nothing if the wager was not made. */
    public Money stake(Wager wager) {
        Money stake = stakes[wager.ordinal()];
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

    /** All that was bet at the seat. */
    public Money wagered() {
        return wagered;
    }

    /** How many wagers were made. */
    public int wagerCount() {
        return wagerCount;
    }

    /** Whether the same person holds both seats. A seat without a name is held by a person of its own. */
    public boolean isHeldByThePlayerOf(Seat other) {
        return number == other.number || (player.isPresent() && player.equals(other.player));
    }

    /** Puts a seat together. */
    public static final class Builder {
        private int number;
        private Optional<String> player = Optional.empty();
        private Cards cards = Cards.NONE;
        private boolean folded;
        private Money[] stakes = new Money[Wager.all().size()];
        private List<SplitHand> hands = List.of();

        private Builder(int number) {
            this.number = number;
        }

        /** Where the number is known only after other things. */
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

        public Builder folded(boolean decision) {
            folded = decision;
            return this;
        }

        /**
         * A wager that was made.
         *
         * @throws RoundError unless the amount is above zero and chips can be bet on the wager
         */
        public Builder bet(Wager wager, Money stake) {
            if (stake.cents() <= 0) {
                throw RoundError.at(number, ErrorCode.BAD_AMOUNT, "Seat " + number + ": the " + wager.words()
                        + " must be more than nothing.");
            }
            if (!wager.isBet()) {
                throw RoundError.at(number, ErrorCode.UNKNOWN_WAGER, "Seat " + number + ": nobody can bet on "
                        + wager.words() + ".");
            }
            stakes[wager.ordinal()] = stake;
            return this;
        }

        public Builder hand(SplitHand hand) {
            List<SplitHand> more = new ArrayList<>(hands);
            more.add(hand);
            hands = more;
            return this;
        }

        /** The seat. With that the builder has done its work: another bet would throw. */
        public Seat build() {
            Seat seat = new Seat(this);
            stakes = new Money[0];
            return seat;
        }
    }
}
