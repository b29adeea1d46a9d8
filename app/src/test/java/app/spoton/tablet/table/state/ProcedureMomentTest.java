package app.spoton.tablet.table.state;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.handbook.Moment;
import app.spoton.engine.handbook.Procedure;
import app.spoton.engine.handbook.ProcedureStep;
import app.spoton.tablet.table.FullTable;
import app.spoton.tablet.table.round.RoundPhase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

public class ProcedureMomentTest {
    /** A round never goes back to an earlier moment, apart from the seats, which are dealt and decided one after the other. */
    @Test
    public void aRoundGoesThroughTheMomentsOfTheManualInTheirOrder() {
        for (Game game : Catalog.standard().games()) {
            Set<Moment> seen = EnumSet.noneOf(Moment.class);
            Moment latest = Moment.BEFORE_DEAL;
            for (TableState at : FullTable.round(game.id())) {
                Moment now = ProcedureMoment.of(at);
                seen.add(now);
                if (at.phase() != RoundPhase.CARDS && at.phase() != RoundPhase.SETTLEMENT) {
                    assertTrue(game.id() + ": " + now + " after " + latest, now.compareTo(latest) >= 0);
                    latest = now;
                }
            }
            assertTrue(game.id() + " " + seen, seen.containsAll(List.of(Moment.BEFORE_DEAL, Moment.AFTER_WAGERS,
                    Moment.DECISIONS, Moment.DEALER_SHOWS, Moment.SETTLING, Moment.ROUND_END)));
        }
    }

    @Test
    public void everyStepThatIsShownIsOfTheGamesOwnManualAndOfTheMoment() {
        for (Game game : Catalog.standard().games()) {
            Procedure procedure = Catalog.standard().handbook(game).procedure();
            List<ProcedureStep> shown = new ArrayList<>();
            for (TableState at : FullTable.round(game.id())) {
                List<ProcedureStep> steps = ProcedureMoment.steps(at, procedure);
                steps.forEach(step -> assertEquals(ProcedureMoment.of(at), step.moment()));
                shown.addAll(steps);
            }
            assertFalse(game.id(), shown.isEmpty());
            shown.forEach(step -> assertFalse(step.text().isBlank()));
        }
    }
}
