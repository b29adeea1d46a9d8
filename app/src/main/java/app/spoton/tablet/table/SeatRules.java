package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Note;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.SplitHand;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the rules allow a seat whose round is not complete. Nothing is known here: the engine is asked to settle a round
 * of this seat alone, with harmless cards in the place of those that have not come yet.
 */
final class SeatRules {
    /** No straight and no three of a suit among the first four; a pair of aces, with which every raise is allowed. */
    private static final Cards STAND_IN = Cards.parse("AhAs7d4c9s");
    private static final int MOST_TIMES = 3;

    private SeatRules() {
    }

    /** What is wrong with the wagers, before there are cards and decisions. */
    static Optional<RoundError> objectionToWagers(TableSetup setup, SeatInPlay seat) {
        SeatInPlay dealt = new SeatInPlay(seat.number(), seat.stakes(), standIn(setup), true, seat.hands());
        return ask(setup, dealt);
    }

    /** What is wrong with the seat as it stands, cards that are still to come apart; a missing decision among it. */
    static Optional<RoundError> objection(TableSetup setup, SeatInPlay seat) {
        if (seat.missing(setup.game(), 0) == 0) {
            return ask(setup, withDraws(setup, seat));
        }
        if (!seat.hands().isEmpty()) {
            return objectionToWagers(setup, seat.withStake(SpotLayout.play(setup.game(), 0), Money.ZERO)
                    .withStake(SpotLayout.play(setup.game(), 1), Money.ZERO));
        }
        return ask(setup, new SeatInPlay(seat.number(), seat.stakes(), standIn(setup), seat.folded(), seat.hands()));
    }

    /** Whether this is only something that is still to be decided, and not something wrong. */
    static boolean isStillToCome(RoundError error) {
        return error.code() == ErrorCode.NO_DECISION || error.code() == ErrorCode.BAD_SPLIT;
    }

    /** The play wagers of one, two and three times the ante that the seat's hand may make. */
    static List<Money> plays(TableSetup setup, SeatInPlay seat, int hand) {
        List<Money> allowed = new ArrayList<>();
        for (int times = 1; times <= MOST_TIMES; times++) {
            Money ante = seat.stake(SpotLayout.anteOf(SpotLayout.play(setup.game(), hand)));
            if (!ante.isZero() && isAllowed(setup, Decisions.play(setup.game(), seat, hand, ante.times(times)))) {
                allowed.add(ante.times(times));
            }
        }
        return List.copyOf(allowed);
    }

    static boolean mayFold(TableSetup setup, SeatInPlay seat, int hand) {
        boolean bet = seat.made(SpotLayout.anteOf(SpotLayout.play(setup.game(), hand)));
        return bet && isAllowed(setup, Decisions.fold(setup.game(), seat, hand));
    }

    static boolean mayFoldAll(TableSetup setup, SeatInPlay seat) {
        return isAllowed(setup, Decisions.foldAll(setup.game(), seat));
    }

    private static boolean isAllowed(TableSetup setup, SeatInPlay decided) {
        return objection(setup, decided).map(SeatRules::isStillToCome).orElse(true);
    }

    /** The threes among a split seat's cards of which one must be kept together and is paid at once. */
    static List<Cards> instantWinners(TableSetup setup, SeatInPlay seat) {
        if (seat.hands().isEmpty() || seat.missing(setup.game(), 0) > 0) {
            return List.of();
        }
        List<Cards> winners = new ArrayList<>();
        for (Card without : seat.cards().list()) {
            List<Card> three = new ArrayList<>(seat.cards().list());
            three.remove(without);
            SeatInPlay split = seat.split(Cards.of(three)).withHandFolded(1, true);
            if (ask(setup, split).isEmpty()) {
                winners.add(Cards.of(three));
            }
        }
        return List.copyOf(winners);
    }

    /** Whether any of a folded seat's wagers still depends on its cards. */
    static boolean cardsMatter(TableSetup setup, SeatInPlay folded) {
        SeatInPlay dealt = new SeatInPlay(folded.number(), folded.stakes(), standIn(setup), true, folded.hands());
        try {
            return settle(setup, dealt).steps().stream().anyMatch(step -> !step.notes().contains(Note.FORFEITED));
        } catch (RoundError wrong) {
            return true;
        }
    }

    private static Optional<RoundError> ask(TableSetup setup, SeatInPlay seat) {
        try {
            settle(setup, seat);
            return Optional.empty();
        } catch (RoundError error) {
            return Optional.of(error);
        }
    }

    /** The seat alone against cards that nobody holds. */
    private static Settlement settle(TableSetup setup, SeatInPlay seat) {
        long taken = seat.cards().mask();
        for (SplitHand hand : seat.hands()) {
            taken |= hand.drawn().mask();
        }
        Cards dealer = notAmong(taken, setup.game().dealerCards());
        return setup.game().settle(new Round(setup.paytables(), setup.house(), setup.meters(), dealer,
                List.of(seat.seat())));
    }

    /** With the draws filled up, so that only what is wrong is told, not what is missing. */
    private static SeatInPlay withDraws(TableSetup setup, SeatInPlay seat) {
        SeatInPlay filled = seat;
        for (int hand = 1; hand <= seat.hands().size(); hand++) {
            while (filled.missing(setup.game(), hand) > 0) {
                long taken = filled.cards().mask() | filled.cardsAt(1).mask() | filled.cardsAt(2).mask();
                Card next = Card.of(notAmong(taken, 1).index(0));
                filled = filled.withCard(hand, filled.cardsAt(hand).size(), next);
            }
        }
        return filled;
    }

    private static Cards standIn(TableSetup setup) {
        return Cards.of(STAND_IN.list().subList(0, setup.game().playerCards()));
    }

    static Cards notAmong(long taken, int count) {
        List<Card> others = new ArrayList<>();
        for (int at = 0; others.size() < count; at++) {
            if ((taken >>> at & 1) == 0) {
                others.add(Card.of(at));
            }
        }
        return Cards.of(others);
    }
}
