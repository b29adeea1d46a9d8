package app.spoton.camera.spots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.card.Card;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

public class SpotReaderTest {
    private static final int WIDTH = 1600;
    private static final Rect MIDDLE = new Rect(12, 12, 16, 16);

    /** Whatever differs from the felt is taken for chips: enough to find out whether the right places are compared. */
    private static List<SpotState> differing(List<Mat> empty, List<Mat> now) {
        List<SpotState> states = new ArrayList<>();
        for (int i = 0; i < empty.size(); i++) {
            boolean differs = Core.norm(empty.get(i).submat(MIDDLE), now.get(i).submat(MIDDLE), Core.NORM_L1)
                    > 25 * 3 * MIDDLE.area();
            states.add(differs ? SpotState.CHIPS : SpotState.EMPTY);
        }
        return states;
    }

    private static Map<Integer, Set<Wager>> bets(GameLayout game, long seed) {
        Random random = new Random(seed);
        Map<Integer, Set<Wager>> bets = new TreeMap<>();
        for (int seat = 1; seat <= 6; seat++) {
            Set<Wager> here = new TreeSet<>();
            game.spotRows().forEach(row -> row.stream().filter(wager -> random.nextBoolean()).forEach(here::add));
            bets.put(seat, here);
        }
        return bets;
    }

    private static OccupiedSpots read(SpotReader reader, DemoTable table, DemoRound round) {
        try (Picture bare = table.empty(round.game()); EmptyLayout empty = EmptyLayout.of(bare, table.registration());
                Picture now = table.show(round, 3)) {
            return reader.read(empty, now, table.registration(),
                    SpotPlan.usual(TablePlan.USUAL, round.game().spotRows()));
        }
    }

    @Test
    public void everySpotIsComparedWithItsOwnPlaceOnTheEmptyLayout() {
        try (DemoTable table = new DemoTable(WIDTH)) {
            for (GameLayout game : GameLayout.all()) {
                Map<Integer, Set<Wager>> bets = bets(game, 7);
                DemoRound round = DemoRound.deal(game, 1000L * GameLayout.all().indexOf(game) + 5, 4).with(bets);
                OccupiedSpots seen = read(new SpotReader(SpotReaderTest::differing), table, round);
                bets.forEach((seat, wagers) -> assertEquals(game.id() + " " + seat, wagers, seen.bet(seat)));
                assertEquals("nobody sits there", Set.of(5, 6), seen.seatsWithoutCards());
            }
        }
    }

    @Test
    public void aSeatWhoseCardsWereTakenAwayHasNoCardsAnyMore() {
        GameLayout game = GameLayout.all().get(0);
        DemoRound dealt = DemoRound.deal(game, 5, 6).with(bets(game, 1));
        Map<HandRegion, List<Card>> left = new TreeMap<>(dealt.hands());
        left.remove(new HandRegion(2));
        try (DemoTable table = new DemoTable(WIDTH)) {
            OccupiedSpots seen = read(new SpotReader(SpotReaderTest::differing), table,
                    new DemoRound(game, dealt.seed(), left, dealt.bets()));
            assertEquals(Set.of(2), seen.folded(List.of(1, 2, 3, 4, 5, 6)));
        }
    }

    @Test
    public void anEmptyLayoutIsKeptAndReadAgainForItsOwnTableOnly() {
        try (DemoTable table = new DemoTable(WIDTH); Picture bare = table.empty(GameLayout.all().get(0));
                EmptyLayout empty = EmptyLayout.of(bare, table.registration())) {
            Optional<EmptyLayout> again = EmptyLayout.decode(empty.file(), TablePlan.USUAL);
            assertTrue(again.isPresent());
            again.get().close();
            assertEquals(Optional.empty(), EmptyLayout.decode(empty.file(), new TablePlan(1500, 900, 6)));
            assertEquals(Optional.empty(), EmptyLayout.decode(new byte[] {1, 2}, TablePlan.USUAL));
        }
    }
}
