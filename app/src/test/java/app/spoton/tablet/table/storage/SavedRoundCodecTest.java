package app.spoton.tablet.table.storage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.AmountPolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.table.ScriptedDealer;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.TestTable;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.state.TableState;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.Test;

/** Tables saved and read again. Fast, because it runs for every mutant of the codec. */
public class SavedRoundCodecTest {
    private static final SavedRoundCodec CODEC = new SavedRoundCodec(Catalog.standard());

    static void same(TableState state) {
        TableState read = CODEC.read(CODEC.write(state));
        assertEquals(CODEC.write(state), CODEC.write(read));
        assertEquals(state.round().seats(), read.round().seats());
        assertEquals(state.round().dealer(), read.round().dealer());
        assertEquals(state.round().origins(), read.round().origins());
        assertEquals(state.round().setup().house(), read.round().setup().house());
        assertEquals(state.round().meters(), read.round().meters());
        assertEquals(state.round().audit(), read.round().audit());
        assertEquals(state.focus(), read.focus());
        assertEquals(state.phase(), read.phase());
        assertEquals(state.round().step().map(Object::toString), read.round().step().map(Object::toString));
    }

    @Test
    public void aSettledRoundOfEachGameIsReadAsItWasWritten() {
        List<Game> games = Catalog.standard().games();
        for (int seed = 0; seed < games.size(); seed++) {
            TableState state = new ScriptedDealer(new Random(seed), TableSetup.demonstration(Catalog.standard(), games.get(seed)))
                    .playUpToSettlement();
            same(state);
            same(state.next().next());
        }
    }

    @Test
    public void aFoldedSplitAnApprovalAndAnEndAreKept() {
        TableState split = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-split"), 1, Wager.ANTE_1, "10"), 1, Wager.BLIND, "10")
                .deal();
        same(TestLayouts.deal(split, "2c5d9hKs").foldAll(1));
        same(TestLayouts.deal(split, "2h7h9hKh").split(1, Cards.parse("7h9hKh")));
        TableState updated = split.withAudit(RoundAudit.NOT_STARTED.started("r\"1", "Ann", TestTable.NOON).settled(TestTable.NOON)
                .approved(3, "Sue"));
        same(updated);
        TableState two = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10"), 4, Wager.ANTE, "10");
        same(two.samePlayer(4, 1));
        same(split.returnWagers(RoundEnd.MISDEAL, "a card was exposed"));
    }

    @Test
    public void marksUsualWagersPlayersAndProposalsAreKept() {
        TableSetup house = TestLayouts.setup("four-card-poker");
        TableState open = TableState.open(house.withOptions(house.options().with(AmountPolicy.NEVER)));
        TableState marked = open.tapSpot(1, Wager.ANTE).tapSpot(4, Wager.ANTE).tapSpot(4, Wager.PROGRESSIVE).samePlayer(4, 1);
        same(marked);
        same(marked.takeWagers(Map.of(6, Set.of(Wager.ANTE))));
        TableState dealt = marked.deal();
        same(dealt);
        TableState ended = dealt.returnWagers(RoundEnd.VOID, "test").repeatWagers().clearSeat(4).deal().returnWagers(RoundEnd.VOID, "test");
        same(ended.nextRound());
        TableState both = dealt.returnWagers(RoundEnd.VOID, "test").nextRound();
        same(both);
        assertEquals(Map.of(4, 1), CODEC.read(CODEC.write(both)).round().samePlayerAs());
        assertEquals(ended.nextRound().lastWagers(), CODEC.read(CODEC.write(ended.nextRound())).lastWagers());
    }

    @Test
    public void aSavedRoundHasItsVersionItsEngineAndItsSettlement() {
        TableState settled = new ScriptedDealer(new Random(1), TableSetup.demonstration(Catalog.standard(), Catalog.standard().games().get(0)))
                .playUpToSettlement();
        JsonObject saved = JsonObject.of(CODEC.write(settled));
        assertEquals(2, saved.number("version"));
        assertEquals(EngineVersion.text(), saved.object("log").text("engine"));
        assertEquals(settled.round().settlement().orElseThrow().steps().size(),
                saved.object("settlement").objects("steps").size());
    }

    @Test
    public void aSeatThatFoldsWithoutShowingIsSavedWithoutCards() {
        TableState folded = TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10").deal().fold(1, 0);
        JsonObject seat = JsonObject.of(CODEC.write(folded)).objects("seats").get(0);
        assertTrue(seat.isTrue("unseen"));
        assertEquals(List.of(), seat.texts("cards"));
        same(folded);
    }

    /** Found by the fuzzer: the seat was left out without a word, and its wager with it. */
    @Test
    public void aTextInWhichASeatHasNoWagersIsRefused() {
        TableState two = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10"), 4, Wager.ANTE, "10");
        String damaged = CODEC.write(two.deal()).replaceFirst("\"wagers\":", "\"waeers\":");
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> CODEC.read(damaged));
        assertTrue(refused.getMessage(), refused.getMessage().contains("seat 1 has no wager"));
    }

    /** Found by the fuzzer: it was read, and then looked for the player of the seats without end. */
    @Test
    public void aTextInWhichTwoSeatsStandForEachOtherOrOneIsThereTwiceIsRefused() {
        TableState two = TestLayouts.bet(TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10"), 4, Wager.ANTE, "10");
        String text = CODEC.write(two.samePlayer(4, 1));
        same(two.samePlayer(4, 1));
        for (String damaged : List.of(text.replace("\"players\":{\"4\":1}", "\"players\":{\"1\":4,\"4\":1}"),
                text.replaceFirst("\"player\":\"seat 1\"", "\"player\":\"seat 4\""), text.replace("\"seat\":4,", "\"seat\":1,"))) {
            assertNotEquals(text, damaged);
            assertThrows(IllegalArgumentException.class, () -> CODEC.read(damaged));
        }
    }

    /** Found by the fuzzer: every amount in cents up to the largest took all memory. */
    @Test
    public void aTextWhoseChipsFitNothingIsRefused() {
        String text = CODEC.write(TestLayouts.bet(TestLayouts.open("four-card-poker"), 1, Wager.ANTE, "10"));
        String damaged = text.replace("\"chips\":[\"500.00\",\"100.00\"", "\"chips\":[\"500.00\",\"100.01\"");
        assertNotEquals(text, damaged);
        assertThrows(IllegalArgumentException.class, () -> CODEC.read(damaged));
        String withoutWagers = CODEC.write(TestLayouts.open("four-card-poker")).replace("\"chips\":[\"500.00\"", "\"chips\":[\"500.01\"");
        assertThrows("also where no chips were cut yet", IllegalArgumentException.class, () -> CODEC.read(withoutWagers));
        assertThrows("a setup too", IllegalArgumentException.class, () -> TableSetupCodec.read(Catalog.standard(), withoutWagers));
    }

    /** Found by fuzzing: repeating them would have ended the app. */
    @Test
    public void aTextWhoseLastWagersAreOfASeatOrSpotThatTheTableLacksIsRefused() {
        String text = CODEC.write(TestLayouts.open("four-card-poker"));
        for (String last : List.of("{\"9\":{\"ante\":\"5.00\"}}", "{\"0\":{\"ante\":\"5.00\"}}", "{\"1\":{\"monster\":\"5.00\"}}")) {
            String damaged = text.replace("\"last\":{}", "\"last\":" + last);
            assertNotEquals(text, damaged);
            assertThrows(last, IllegalArgumentException.class, () -> CODEC.read(damaged));
        }
    }

    /** Found by fuzzing. Nothing that was paid depends on it, so the round stays. */
    @Test
    public void aFocusOnAPlaceThatTheTableLacksIsNone() {
        String text = CODEC.write(TestLayouts.open("four-card-poker"));
        for (String focus : List.of("spot 9 ante", "spot 0 ante", "spot 1 monster", "card 9 0 0", "card 1 1 0", "card 1 0 9", "card 0 1 0",
                "card 1 -1 0", "decision 9", "decision 0")) {
            String damaged = text.replace("\"focus\":\"spot 1 ante\"", "\"focus\":\"" + focus + "\"");
            assertNotEquals(text, damaged);
            assertEquals(focus, TableFocus.NOTHING, CODEC.read(damaged).focus());
        }
    }

    @Test
    public void aTextOfAnotherKindIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> CODEC.read("{}"));
        assertThrows(IllegalArgumentException.class, () -> CODEC.read("half a te"));
        assertThrows(IllegalArgumentException.class, () -> TableSetupCodec.read(Catalog.standard(), "{\"game\":\"whist\"}"));
    }
}
