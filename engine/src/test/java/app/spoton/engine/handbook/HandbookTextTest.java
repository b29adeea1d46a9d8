package app.spoton.engine.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.SampleCatalog;
import app.spoton.engine.game.SampleThreeCard;
import app.spoton.engine.game.facts.Variant;
import java.util.Set;
import org.junit.Test;

/** A handbook file is read strictly; errors name the line. */
public class HandbookTextTest {
    private static final String SOURCE = "source manual Sample Three Card Rules (nobody, 2026)\n";
    private static final String STEP = SOURCE + "step deal\n  at dealing\n  by dealer\n  do Deal.\n  cite Play 1\n";

    private static GameHandbook read(String text) {
        return HandbookText.read(new SampleThreeCard(), text);
    }

    private static String problem(String text) {
        return assertThrows(HandbookProblem.class, () -> read(text)).getMessage();
    }

    @Test
    public void aStepIsReadWithItsCitation() {
        ProcedureStep step = read(STEP.replace("by dealer", "when progressive keypad\n  by dealer")).procedure().steps().get(0);
        assertEquals("deal", step.id());
        assertEquals(Moment.DEALING, step.moment());
        assertEquals(Set.of(Variant.KEYPAD), step.variants());
        assertTrue(step.progressive());
        assertEquals("Sample Three Card Rules (nobody, 2026), Play 1", step.rule().toString());
    }

    @Test
    public void anotherSourceIsNamedBeforeAColon() {
        String text = STEP.replace("step deal", "source letter A letter of 2026\nstep deal");
        assertEquals("A letter of 2026, conditions",
                read(text.replace("cite Play 1", "cite letter: conditions")).procedure().steps().get(0).rule().toString());
        assertEquals("Sample Three Card Rules (nobody, 2026), Play 1: the deal",
                read(text.replace("cite Play 1", "cite Play 1: the deal")).procedure().steps().get(0).rule().toString());
    }

    @Test
    public void whatIsMissingIsNamedWithItsLine() {
        assertEquals("Line 2: step deal: there is no 'cite'.", problem(STEP.replace("  cite Play 1\n", "")));
        assertEquals("Line 2: step deal: there is no 'by'.", problem(STEP.replace("  by dealer\n", "")));
        assertEquals("Line 5: 'do' has nothing after it.", problem(STEP.replace("do Deal.", "do")));
        assertEquals("Line 1: step deal: the source must come first.", problem(STEP.replace(SOURCE, "")));
    }

    @Test
    public void whatIsUnknownIsNamedWithItsLine() {
        assertEquals("Line 2: step deal: there is no at called 'noon'.", problem(STEP.replace("at dealing", "at noon")));
        assertEquals("Line 2: step deal: there is no variant 'robot'.",
                problem(STEP.replace("by dealer", "when robot\n  by dealer")));
        assertEquals("Line 5: 'does' is not a field of step.", problem(STEP.replace("do Deal.", "does Deal.\n  do Deal.")));
        assertEquals("Line 7: advice x: this is none of source, hands, wager, step, irregularity, option and condition.",
                problem(STEP + "advice x\n"));
        assertEquals("Line 2: wager queens-up: the game has no such wager.", problem(SOURCE + "wager queens-up\n"));
        assertEquals("Line 2: option order: the game has no such option.", problem(SOURCE + "option order\n"));
        assertEquals("Line 1: source manual Other Rules: the first source must be the game's manual, Sample Three Card Rules"
                + " (nobody, 2026).", problem("source manual Other Rules\n"));
    }

    @Test
    public void whatIsRepeatedOrOutOfOrderIsNamedWithItsLine() {
        assertEquals("Line 7: step deal: the id is already in use.", problem(STEP + "step deal\n"));
        assertEquals("Line 6: a second 'do' in step deal.", problem(STEP.replace("do Deal.", "do Deal.\n  do Deal again.")));
        assertEquals("Line 7: step bet: the steps must be in the order of the round; wagers comes earlier.",
                problem(STEP + "step bet\n  at wagers\n  by player\n  do Bet.\n  cite Play 1\n"));
        assertEquals("Line 2: hands three-card: the hands must be those of the order, best first.",
                problem(SOURCE + "hands three-card\n  use All.\n  hand pair | Pair | As Ad 2c\n  cite Play 1\n"));
        assertEquals("Line 3: 'bet' needs a text, a bar and a citation.", problem(SOURCE + "wager ante\n  bet Required.\n"));
    }

    @Test
    public void aNewGameBringsItsOwnHandbook() {
        SampleThreeCard game = new SampleThreeCard();
        assertTrue(SampleCatalog.withSixthGame().handbook(game).procedure().steps().size() > 2);
        Catalog without = Catalog.standard().with(game, SampleThreeCard.PAYTABLES);
        assertTrue(without.handbook(game).isEmpty());
    }
}
