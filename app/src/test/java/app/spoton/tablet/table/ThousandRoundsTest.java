package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.state.TableState;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class ThousandRoundsTest {
    private static final int ROUNDS = LongRun.cases(75, 1_000);

    @Test
    public void whatTheTableSaysByLineIsWhatTheCommandLineSays() {
        compare(Pace.BY_LINE, false, ROUNDS);
    }

    @Test
    public void whatTheTableSaysBySeatIsWhatTheCommandLineSays() {
        compare(Pace.BY_SEAT, false, ROUNDS);
    }

    @Test
    public void whatTheWholeTableSaysIsWhatTheCommandLineSays() {
        compare(Pace.WHOLE_TABLE, false, ROUNDS);
    }

    @Test
    public void linesThatAreDoneBeforeTheLastCardAreTheFirstThatTheCommandLineSays() {
        for (Pace pace : Pace.values()) {
            compare(pace, true, ROUNDS);
        }
    }

    @Test
    public void withoutAmountsTheTableSaysWhatTheCommandLineSays() {
        RoundLines commandLine = new RoundLines(Catalog.standard(), false);
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < ROUNDS; seed++) {
            TableSetup setup = TableSetup.demonstration(Catalog.standard(), games.get(seed % games.size()));
            TableState open = TableState.open(setup.withOptions(setup.options().with(AmountPolicy.NEVER)));
            for (Pace pace : Pace.values()) {
                ScriptedDealer dealer = ScriptedDealer.withoutAmounts(new Random(seed), open.withPace(pace), seed % 2 == 0);
                TableState settled = dealer.playUpToSettlement();
                String says = commandLine.settle(dealer.json());
                assertTrue(says, says.contains("\"stake\":\"?\""));
                assertEquals("seed " + seed + ", " + pace, says, RecordedCallOuts.of(settled, dealer.stagedLines()));
            }
        }
    }

    private static void compare(Pace pace, boolean staged, int rounds) {
        RoundLines commandLine = new RoundLines(Catalog.standard(), false);
        List<Game> games = Catalog.standard().games();
        InMemoryAuditLog log = new InMemoryAuditLog();
        int steps = 0;
        int early = 0;
        try (TestTable table = TestTable.savingLate(log)) {
            table.at(pace);
            for (int seed = 0; seed < rounds; seed++) {
                table.model.changeGame(games.get(seed % games.size()));
                ScriptedDealer dealer = new ScriptedDealer(new Random(seed), table.model, staged);
                dealer.playUpToTheLastCard();
                table.model.settle();
                TableState settled = table.now();
                String says = commandLine.settle(dealer.json());
                assertTrue("seed " + seed + ": " + says + " of " + dealer.json(), says.contains("\"steps\":["));
                assertEquals("seed " + seed + ": " + dealer.json(), says, RecordedCallOuts.of(settled, dealer.stagedLines()));
                steps += settled.round().settlement().orElseThrow().steps().size();
                // Given back, so that the next one finds the meters as the first did.
                table.model.tap(state -> state.returnWagers(RoundEnd.VOID, "looked at"));
                table.model.nextRound(false);
                early += dealer.stagedLines().size();
            }
        }
        assertEquals(rounds, log.records().size());
        assertTrue("only " + steps + " steps", steps > 10 * rounds);
        assertEquals("lines before the last card: " + early, staged, early > rounds);
    }
}
