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
import java.util.Map;
import java.util.Set;
import org.junit.Test;

public class ProcedureMomentTest {
    private static final Map<RoundPhase, Set<Moment>> MOMENTS = Map.of(
            RoundPhase.WAGERS, EnumSet.range(Moment.BEFORE_DEAL, Moment.AFTER_WAGERS),
            RoundPhase.CARDS, EnumSet.range(Moment.DEALING, Moment.DEALER_SHOWS),
            RoundPhase.SETTLEMENT, EnumSet.range(Moment.SETTLING, Moment.ROUND_END),
            RoundPhase.CONFIRMED, EnumSet.of(Moment.ROUND_END));

    @Test
    public void everyPhaseOfARoundHasItsMomentsOfTheManual() {
        for (Game game : Catalog.standard().games()) {
            Set<Moment> seen = EnumSet.noneOf(Moment.class);
            for (TableState at : FullTable.round(game.id())) {
                Moment now = ProcedureMoment.of(at);
                assertTrue(game.id() + ": " + now + " in " + at.phase(), MOMENTS.get(at.phase()).contains(now));
                seen.add(now);
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
