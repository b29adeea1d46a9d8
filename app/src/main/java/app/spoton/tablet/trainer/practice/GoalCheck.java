package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Odds;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** Whether a round meets its goal, judged by its settlement. */
final class GoalCheck {
    private GoalCheck() {
    }

    static boolean isMet(PracticeRound practice) {
        PracticeGoal goal = practice.goal();
        return switch (goal.situation()) {
            case ORDINARY, NEXT_STEP, STEPS_IN_ORDER, MISSING_STEP, WHO_ACTS, RULING, DECIDER -> !practice.seat().folded();
            case HAND -> practice.playerHand().map(Hand::category).equals(goal.category());
            case ROW -> practice.steps().stream().anyMatch(step -> isRow(practice, step, goal));
            case TIE -> against(practice, Hand::ties);
            case KICKER -> against(practice, GoalCheck::kickerDecides);
            case MINI_ROYALS -> against(practice, (player, dealer) -> player.category() == Category.MINI_ROYAL
                    && player.ties(dealer) && isInSpades(player) != isInSpades(dealer));
            case WHEEL -> practice.playerHand().filter(GoalCheck::isWheel).isPresent();
            case AROUND_THE_CORNER -> practice.playerHand().filter(hand -> isAroundTheCorner(practice, hand))
                    .isPresent();
            case STRAIGHT_THAT_LOSES -> against(practice, (player, dealer) ->
                    player.category() == Category.STRAIGHT && dealer.beats(player));
            case FOLD_WITH_LIVE_BONUS -> isFolded(practice) && practice.steps().stream().anyMatch(step ->
                    !step.notes().contains(StepNote.FORFEITED) && step.wager() != Wager.ENVY);
            case FOLD -> isFolded(practice);
            case QUALIFYING_EDGE -> isAtTheEdge(practice);
            case NOT_QUALIFIED -> !practice.settlement().dealerQualifies() && practice.playedAnte().isPresent();
            case THREE_TO_TWO -> practice.steps().stream().anyMatch(step -> step.odds().map(Odds::denominator)
                    .orElse(1L) == 2L && step.stake().cents() % 200 != 0);
            case BAD_BEAT_TIE -> against(practice, Hand::ties) && practice.dealer().isAtLeast(Category.TWO_PAIR)
                    && practice.seat().made(Wager.BAD_BEAT);
            case UP_CARD_MUST_PLAY -> practice.dealer().value()
                    < Ranker.THREE_OF_FOUR.value(practice.round().dealer());
            case INSTANT_WINNER -> !mustKeepNothing(practice);
            case NO_INSTANT_WINNER -> mustKeepNothing(practice);
            case TWO_AND_TWO -> playedOf(practice, 2) == 2;
            case THREE_AND_ONE -> playedOf(practice, 3) == 1 && playedOf(practice, 1) == 1;
            case ONE_HAND_FOLDED -> isFolded(practice) && playedOf(practice, 1) + playedOf(practice, 2) == 1;
            case NOTHING_TO_DRAW -> playedOf(practice, 1) + playedOf(practice, 2) == 0;
            case ENVY -> practice.steps().stream().anyMatch(step -> step.wager() == Wager.ENVY);
            case OWN_ENVY -> practice.steps().stream().noneMatch(step -> step.wager() == Wager.ENVY)
                    && practice.seat().made(Wager.PROGRESSIVE) && practice.settlement().steps().stream().anyMatch(
                            step -> step.price().filter(price -> !price.envy().isZero()).isPresent()
                                    && step.seat() != practice.seatNumber());
            case EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4 -> isExample(practice);
        };
    }

    /** Whether the step is paid by the row and column of the goal. */
    static boolean isRow(PracticeRound practice, Step step, PracticeGoal goal) {
        return isOf(step.wager(), goal.wager().orElseThrow())
                && step.price().map(price -> price.row()).equals(goal.row())
                && isSecondColumn(practice, step) == goal.second() && step.wager() != Wager.ENVY;
    }

    private static boolean isOf(Wager wager, Wager priced) {
        return wager == priced || (priced == Wager.ANTE && PracticeRound.isAnte(wager));
    }

    /** Whether the step was paid as a Busted Monster, or as an instant winner. */
    static boolean isSecondColumn(PracticeRound practice, Step step) {
        return switch (step.wager()) {
            case MONSTER -> step.price().isPresent() && step.hand().filter(Hand.class::isInstance)
                    .map(Hand.class::cast).filter(hand -> !hand.beats(practice.dealer())).isPresent();
            case ANTE_1 -> !practice.seat(step.seat()).made(Wager.PLAY_1) && step.price().isPresent();
            case ANTE_2 -> !practice.seat(step.seat()).made(Wager.PLAY_2) && step.price().isPresent();
            default -> false;
        };
    }

    private static boolean against(PracticeRound practice, BiPredicate<Hand, Hand> shows) {
        return practice.playerHand().filter(player -> shows.test(player, practice.dealer())).isPresent();
    }

    static boolean kickerDecides(Hand player, Hand dealer) {
        return !player.ties(dealer) && HandOrder.group(player.value()) == HandOrder.group(dealer.value());
    }

    private static boolean isInSpades(Hand suited) {
        return suited.cards().list().get(0).suit() == Suit.SPADES;
    }

    /** Whether the ace counts low in this straight. */
    static boolean isWheel(Hand hand) {
        boolean straight = hand.category() == Category.STRAIGHT || hand.category() == Category.STRAIGHT_FLUSH;
        return straight && HandOrder.topRank(hand.value()) == hand.order().size() - 2;
    }

    private static boolean isAroundTheCorner(PracticeRound practice, Hand hand) {
        int ranks = ranks(practice.playerCards());
        boolean looksLike = has(ranks, Rank.KING) && has(ranks, Rank.ACE) && has(ranks, Rank.TWO)
                && (hand.order().size() == 3 || has(ranks, Rank.QUEEN) || has(ranks, Rank.THREE));
        return looksLike && (hand.category() == Category.HIGH_CARD || hand.category() == Category.PAIR);
    }

    private static int ranks(Cards cards) {
        return cards.list().stream().mapToInt(card -> 1 << card.rank().ordinal()).reduce(0, (a, b) -> a | b);
    }

    private static boolean has(int ranks, Rank rank) {
        return (ranks >>> rank.ordinal() & 1) != 0;
    }

    private static boolean isFolded(PracticeRound practice) {
        return practice.game().facts().isSplit()
                ? practice.steps().stream().anyMatch(step -> step.notes().contains(StepNote.FORFEITED))
                : practice.seat().folded();
    }

    private static boolean isAtTheEdge(PracticeRound practice) {
        int edge = practice.qualifyingRank().ordinal();
        int top = HandOrder.topRank(practice.dealer().value());
        return practice.dealer().category() == Category.HIGH_CARD && (top == edge || top == edge - 1)
                && !practice.seat().folded();
    }

    private static boolean mustKeepNothing(PracticeRound practice) {
        return practice.game().mustBeKeptTogether(practice.round(), practice.seat()).isEmpty();
    }

    /** How many of the seat's hands with this many cards are played. */
    private static long playedOf(PracticeRound practice, int cards) {
        List<SplitHand> hands = practice.seat().hands();
        return IntStream.range(0, hands.size()).filter(which -> hands.get(which).cards().size() == cards
                && practice.seat().made(practice.game().facts().plays().get(which).play())).count();
    }

    private static boolean isExample(PracticeRound practice) {
        ManualExamples.Example example = ManualExamples.of(practice.game(), practice.goal().situation());
        Seat seat = practice.seat();
        boolean hasCards = example.seat().cards().mask() == seat.cards().mask()
                && example.round().dealer().mask() == practice.round().dealer().mask();
        boolean hasHands = example.firstHand().map(first -> playedOf(practice, first.size()) >= 1
                && playedOf(practice, seat.cards().size() - first.size()) >= 1).orElse(true);
        return hasCards && hasHands && seat.folded() == example.seat().folded()
                && example.seat().wagers().stream().filter(Wager::isBet).allMatch(wager -> seat.made(wager)
                        || seat.hands().size() > 1);
    }
}
