package app.spoton.engine.game;

import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a seat in 4 Card Split has split its four cards, and whether the split is allowed. */
final class Split {
    private static final int FULL = 3;

    private Split() {
    }

    /** The ante of the first (0) or second (1) hand. */
    static Wager ante(int which) {
        return which == 0 ? Wager.ANTE_1 : Wager.ANTE_2;
    }

    static Wager play(int which) {
        return which == 0 ? Wager.PLAY_1 : Wager.PLAY_2;
    }

    /** A seat may fold all four cards without splitting them. */
    static boolean isFolded(Seat seat, int which) {
        return seat.folded() || seat.hands().get(which).folded();
    }

    /**
     * A played hand is filled to three cards once all cards are shown; an instant winner and a folded hand draw no cards.
     * Cards are counted only if the split is correct, because a wrong split can be corrected but a wrong count cannot.
     */
    static Optional<String> wrongCount(Stage stage, Seat seat) {
        if (badSplit(stage, seat).isPresent()) {
            return Optional.empty();
        }
        for (int which = 0; which < seat.hands().size(); which++) {
            SplitHand hand = seat.hands().get(which);
            int total = hand.cards().size() + hand.drawn().size();
            boolean drew = hand.drawn().size() > 0;
            if (drew && isFolded(seat, which)) {
                return Optional.of("hand " + (which + 1) + " is folded and was dealt a card: the supervisor rules on the"
                        + " round.");
            }
            boolean filled = drew || (stage == Stage.SHOWN && seat.made(play(which)));
            if (filled && !isFolded(seat, which) && total != FULL) {
                return Optional.of("hand " + (which + 1) + " has " + total
                        + " cards: the supervisor rules on the round.");
            }
        }
        return Optional.empty();
    }

    /** The two hands must split the four cards 3 + 1 or 2 + 2. */
    static Optional<String> badSplit(Stage stage, Seat seat) {
        if (seat.hands().isEmpty() && (seat.folded() || stage == Stage.DEALT)) {
            return Optional.empty();
        }
        if (seat.hands().size() != 2) {
            return Optional.of("the four cards must be split into two hands.");
        }
        Cards first = seat.hands().get(0).cards();
        Cards second = seat.hands().get(1).cards();
        boolean sizes = first.size() + second.size() == 4 && first.size() > 0 && second.size() > 0;
        boolean sameCards = (first.mask() | second.mask()) == seat.cards().mask();
        return sizes && sameCards ? Optional.empty()
                : Optional.of("the four cards must be split 3 and 1, or 2 and 2, and all of them used.");
    }

    /**
     * Three of the four cards that make an instant winner must be kept together, without a play wager: the best-paying
     * three, or any such three if the house lets the player choose.
     */
    static Optional<String> instantWinnerNotTaken(Round round, Seat seat) {
        if (seat.hands().isEmpty() && !seat.folded()) {
            return Optional.empty();   // the player has not split yet
        }
        Paytable table = round.paytable(Wager.ANTE);
        Optional<Odds> best = bestInstantPrice(seat.cards(), table);
        boolean any = round.house().choices().anyInstantWinner();
        if (best.isEmpty() || takes(seat, 0, best.get(), any, table) || takes(seat, 1, best.get(), any, table)) {
            return Optional.empty();
        }
        return Optional.of("three of the four cards are an instant winner at " + best.get()
                + ": they must be kept together and paid at once, without a play wager.");
    }

    private static boolean takes(Seat seat, int which, Odds best, boolean any, Paytable table) {
        return isInstantWinner(seat, which, table)
                && (any || !best.paysMoreThan(price(seat.hands().get(which).cards(), table).orElseThrow()));
    }

    /** Whether the hand is a listed instant winner that was neither folded nor played. */
    private static boolean isInstantWinner(Seat seat, int which, Paytable table) {
        return !isFolded(seat, which) && !seat.made(play(which))
                && seat.hands().get(which).cards().size() == FULL
                && price(seat.hands().get(which).cards(), table).isPresent();
    }

    private static Optional<Odds> bestInstantPrice(Cards four, Paytable table) {
        Optional<Odds> best = Optional.empty();
        for (int without = 0; without < 4; without++) {
            Optional<Odds> price = price(without(four, without), table);
            if (price.isPresent() && (best.isEmpty() || price.get().paysMoreThan(best.get()))) {
                best = price;
            }
        }
        return best;
    }

    /** The three-card instant winners among the four cards, one of which must be taken. */
    static List<Cards> instantWinners(Round round, Cards four) {
        Paytable table = round.paytable(Wager.ANTE);
        Optional<Odds> best = bestInstantPrice(four, table);
        List<Cards> winners = new ArrayList<>();
        for (int without = 0; without < 4 && best.isPresent(); without++) {
            Optional<Odds> price = price(without(four, without), table);
            if (price.isPresent()
                    && (round.house().choices().anyInstantWinner() || !best.get().paysMoreThan(price.get()))) {
                winners.add(without(four, without));
            }
        }
        return winners;
    }

    private static Cards without(Cards four, int left) {
        byte[] three = new byte[FULL];
        for (int place = 0, next = 0; place < 4; place++) {
            if (place != left) {
                three[next++] = (byte) four.index(place);
            }
        }
        return Cards.ofIndexes(three, FULL);
    }

    private static Optional<Odds> price(Cards three, Paytable table) {
        Optional<Price> price = table.secondPriceOf(Ranker.THREE.value(three));
        return price.isPresent() ? price.get().second() : Optional.empty();
    }

    /** Once the players have decided, every hand is played, folded, or an instant winner. */
    static Optional<String> undecided(Round round, Seat seat) {
        for (int which = 0; which < 2; which++) {
            boolean played = seat.made(play(which));
            boolean folded = seat.folded() || (!seat.hands().isEmpty() && isFolded(seat, which));
            if (played && folded) {
                return Optional.of("hand " + (which + 1) + " is folded and cannot have a play wager.");
            }
            if (round.stage() != Stage.DEALT && !played && !folded
                    && !isInstantWinner(seat, which, round.paytable(Wager.ANTE))) {
                return Optional.of("hand " + (which + 1) + " must be folded, or a play wager made.");
            }
        }
        return Optional.empty();
    }
}
