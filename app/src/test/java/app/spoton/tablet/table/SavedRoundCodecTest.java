package app.spoton.tablet.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Tables written down and read again. */
@RunWith(AndroidJUnit4.class)
public class SavedRoundCodecTest {
    private static void same(TableState state) {
        TableState read = SavedRoundCodec.read(Catalog.standard(), SavedRoundCodec.write(state));
        assertEquals(SavedRoundCodec.write(state), SavedRoundCodec.write(read));
        assertEquals(state.round().seats(), read.round().seats());
        assertEquals(state.round().dealer(), read.round().dealer());
        assertEquals(state.round().known(), read.round().known());
        assertEquals(state.round().setup().house(), read.round().setup().house());
        assertEquals(state.round().meters(), read.round().meters());
        assertEquals(state.round().story(), read.round().story());
        assertEquals(state.focus(), read.focus());
        assertEquals(state.phase(), read.phase());
        assertEquals(state.round().step().map(Object::toString), read.round().step().map(Object::toString));
    }

    @Test
    public void everyRoundIsReadAsItWasWrittenAtEveryPoint() {
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < 60; seed++) {
            TableState state = new ScriptedDealer(new Random(seed), TableSetup.demonstration(games.get(seed % 5)))
                    .playUpToSettlement();
            same(state.next().next());
            for (TableState was = state; was.canUndo(); was = was.undo()) {
                same(was);
            }
        }
    }

    @Test
    public void aFoldedSplitAnApprovalAndAnEndAreKept() {
        TableState split = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-split"), 1, Wager.ANTE_1, "10"), 1, Wager.BLIND, "10")
                .deal();
        same(TestLayouts.deal(split, "2c5d9hKs").foldAll(1));
        same(TestLayouts.deal(split, "2h7h9hKh").keepTogether(1, Cards.parse("7h9hKh")));
        TableState told = split.told(RoundTimeline.UNTOLD.begun("r\"1", "Ann", TestTable.NOON).settled(TestTable.NOON)
                .approved(3, "Sue"));
        same(told);
        TableState two = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10"), 4, Wager.ANTE, "10");
        same(two.samePlayer(4));
        same(split.giveBack(RoundLogEntry.End.MISDEAL, "a card was exposed"));
    }

    @Test
    public void aTextOfAnotherKindIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SavedRoundCodec.read(Catalog.standard(), "{}"));
        assertThrows(IllegalArgumentException.class, () -> SavedRoundCodec.read(Catalog.standard(), "half a te"));
        assertThrows(IllegalArgumentException.class, () -> TableSetupCodec.read(Catalog.standard(), "{\"game\":\"whist\"}"));
    }
}
