package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Hand;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A practice round and its settlement.
 *
 * @param seatNumber the seat that the round was dealt for
 * @param players the players who hold more than one seat, by seat
 */
public record PracticeRound(TableSetup setup, PracticeGoal goal, Round round, Settlement settlement, int seatNumber,
        Map<Integer, String> players) {
    /** The round in the round format, on one line. */
    public String roundText(String id) {
        return Rounds.write(id, game(), round, Map.of());
    }

    public Game game() {
        return setup.game();
    }

    public Seat seat() {
        return seat(seatNumber);
    }

    public Seat seat(int number) {
        return round.seats().stream().filter(seat -> seat.number() == number).findFirst().orElseThrow();
    }

    public Hand dealer() {
        return settlement.dealer().orElseThrow();
    }

    /** The seat's steps of the settlement, in order. */
    public List<Step> steps() {
        return steps(seatNumber);
    }

    public List<Step> steps(int number) {
        return settlement.steps().stream().filter(step -> step.seat() == number).collect(Collectors.toList());
    }

    public Optional<Step> step(Wager wager) {
        return steps().stream().filter(step -> step.wager() == wager).findFirst();
    }

    /** The ante whose hand was played against the dealer; the first one in a split. Empty if all hands were folded. */
    public Optional<Step> playedAnte() {
        return steps().stream().filter(step -> isAnte(step.wager()) && step.hand().isPresent()
                && isPlayed(step.wager())).findFirst();
    }

    private boolean isPlayed(Wager ante) {
        return seat().made(ante == Wager.ANTE_1 ? Wager.PLAY_1 : ante == Wager.ANTE_2 ? Wager.PLAY_2 : Wager.PLAY);
    }

    /** The hand that the seat plays against the dealer. */
    public Optional<Hand> playerHand() {
        return playedAnte().flatMap(Step::hand).filter(Hand.class::isInstance).map(Hand.class::cast);
    }

    /** The cards of the seat's hand; in a split those of the hand that is played. */
    public Cards playerCards() {
        if (seat().hands().isEmpty()) {
            return seat().cards();
        }
        boolean second = playedAnte().map(step -> step.wager() == Wager.ANTE_2).orElse(false);
        return seat().hands().get(second ? 1 : 0).filled();
    }

    /** Whether the step is paid by the row and column that the round was dealt for. */
    public boolean isGoalStep(Step step) {
        return GoalCheck.isRow(this, step, goal);
    }

    /** The paytable row and column of a step, as the name under which mix-ups are stored. */
    public Optional<String> rowName(Step step) {
        return step.price().map(price -> rowName(price.row(), GoalCheck.isSecondColumn(this, step)));
    }

    /** The name under which mix-ups of a row are stored. */
    public static String rowName(Row row, boolean second) {
        return "row:" + row.id() + (second ? ":second" : "");
    }

    /** Whether the hand is a straight in which the ace counts low. */
    public static boolean hasLowAce(Hand hand) {
        return GoalCheck.isWheel(hand);
    }

    /** Whether the dealer's first card, which lies face up, must be part of the dealer's hand. */
    public boolean mustPlayUpCard() {
        return game().mustPlayUpCard(round.paytables());
    }

    /** The lowest high card with which the dealer qualifies, where the dealer must. */
    public Rank qualifyingRank() {
        return game().qualifyingRank(setup.paytables());
    }

    public static boolean isAnte(Wager wager) {
        return wager == Wager.ANTE || wager == Wager.ANTE_1 || wager == Wager.ANTE_2;
    }
}
