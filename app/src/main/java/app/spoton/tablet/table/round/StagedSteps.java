package app.spoton.tablet.table.round;

import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Stage;
import app.spoton.engine.settlement.Settlement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The steps of a round that are due before all of its cards are known. They are the first steps of its settlement. */
public final class StagedSteps {
    private static final List<Stage> LATEST_FIRST = List.of(Stage.DEALER_SHOWN, Stage.DECIDED, Stage.DEALT);

    private StagedSteps() {
    }

    /** The latest stage that the round has come to, with what is due at it; empty before all players have their cards. */
    public static Optional<Settlement> of(RoundInProgress round) {
        if (round.phase() != RoundPhase.CARDS) {
            return Optional.empty();
        }
        Game game = round.setup().game();
        Round known = known(round);
        return LATEST_FIRST.stream().map(known::at).filter(stage -> game.check(stage).isEmpty()).findFirst()
                .map(game::settle);
    }

    /** The round without hands and draws of which some cards are missing: the engine wants all of a hand, or none. */
    private static Round known(RoundInProgress round) {
        Game game = round.setup().game();
        List<Seat> seats = round.seatsInPlay().stream().map(seat -> seat.missing(game, 0) > 0 ? seat.withoutCards()
                : seat.withoutIncompleteDraws(game).withoutUnfinishedSplit()).map(round::toEngineSeat).collect(Collectors.toList());
        Cards dealer = round.missing(TableFocus.DEALER, 0) > 0 ? Cards.NONE : round.dealer();
        return new Round(Stage.DEALT, round.setup().paytables(), round.setup().house(), MeterLedger.contributed(round), dealer,
                seats);
    }
}
