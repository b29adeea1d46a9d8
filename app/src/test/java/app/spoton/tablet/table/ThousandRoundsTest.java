package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.RoundLines;
import java.util.List;
import java.util.Random;
import org.junit.Test;

public class ThousandRoundsTest {
    private static final int ROUNDS = 1_000;

    @Test
    public void whatTheTableSaysIsWhatTheCommandLineSays() {
        RoundLines commandLine = new RoundLines(Catalog.standard(), false);
        List<Game> games = Catalog.standard().games();
        int steps = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
            TableSetup setup = TableSetup.demonstration(games.get(seed % games.size()));
            MachineDealer dealer = new MachineDealer(new Random(seed), setup);
            TableState settled = dealer.playUpToSettlement();
            String says = commandLine.settle(dealer.json());
            assertTrue("seed " + seed + ": " + says + " of " + dealer.json(), says.contains("\"steps\":["));
            assertEquals("seed " + seed + ": " + dealer.json(), says, SpokenLines.of(settled));
            steps += settled.round().settlement().orElseThrow().steps().size();
        }
        assertTrue("only " + steps + " steps", steps > 10 * ROUNDS);
    }
}
