package app.spoton.camera.spots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.card.Card;
import app.spoton.engine.round.Wager;
import app.spoton.engine.testing.LongRun;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** The network of spots that comes with the app, on drawn layouts. */
public class SpotNetworkTest {
    private static final int SEATS = 6;

    private final SpotReader reader = SpotReader.load();

    private static Map<Integer, Set<Wager>> bets(GameLayout game, long seed) {
        Random random = new Random(seed);
        Map<Integer, Set<Wager>> bets = new TreeMap<>();
        for (int seat = 1; seat <= SEATS; seat++) {
            Set<Wager> here = new TreeSet<>();
            game.spotRows().forEach(row -> row.stream().filter(wager -> random.nextBoolean()).forEach(here::add));
            bets.put(seat, here);
        }
        return bets;
    }

    private OccupiedSpots read(EmptyLayout empty, DemoTable table, Picture now, GameLayout game) {
        return reader.read(empty, now, table.registration(), SpotPlan.usual(TablePlan.USUAL, game.spotRows()));
    }

    @Test
    public void everyStackIsSeenAndNothingElseIsTakenForOne() {
        int rounds = LongRun.cases(2, 40);
        int spots = 0;
        int sure = 0;
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH)) {
            for (GameLayout game : GameLayout.all()) {
                long felt = 1000L * GameLayout.all().indexOf(game);
                try (Picture bare = table.empty(game); EmptyLayout empty = EmptyLayout.of(bare, table.registration())) {
                    for (int i = 0; i < rounds; i++) {
                        Map<Integer, Set<Wager>> bets = bets(game, i);
                        try (Picture now = table.show(DemoRound.deal(game, felt + i, SEATS).with(bets), i)) {
                            OccupiedSpots seen = read(empty, table, now, game);
                            assertEquals("nobody has folded", Set.of(), seen.seatsWithoutCards());
                            for (SpotReading spot : seen.spots()) {
                                boolean chips = bets.get(spot.seat()).contains(spot.wager());
                                String where = game.id() + " " + i + " " + spot;
                                assertTrue(where, spot.state() != (chips ? SpotState.EMPTY : SpotState.CHIPS));
                                spots++;
                                sure += spot.state() == SpotState.NOT_SURE ? 0 : 1;
                            }
                        }
                    }
                }
            }
        }
        assertTrue(sure + " of " + spots + " are sure", sure >= 0.97 * spots);
    }

    @Test
    public void aSeatWhoseCardsWereTakenAwayIsBareAndNoOther() {
        GameLayout game = GameLayout.all().get(0);
        DemoRound dealt = DemoRound.deal(game, 5, SEATS).with(bets(game, 1));
        Map<HandRegion, List<Card>> left = new TreeMap<>(dealt.hands());
        left.remove(new HandRegion(2));
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH); Picture bare = table.empty(game);
                EmptyLayout empty = EmptyLayout.of(bare, table.registration());
                Picture now = table.show(new DemoRound(game, dealt.seed(), left, dealt.bets()), 3)) {
            assertEquals(Set.of(2), read(empty, table, now, game).seatsWithoutCards());
        }
    }

    @Test
    public void aHandOverASpotMakesItNotSure() {
        GameLayout game = GameLayout.all().get(0);
        DemoRound dealt = DemoRound.deal(game, 5, SEATS).with(Map.of());
        BettingSpot spot = SpotPlan.usual(TablePlan.USUAL, game.spotRows()).spots().get(0);
        try (DemoTable table = new DemoTable(DemoTable.STILL_WIDTH); Picture bare = table.empty(game);
                EmptyLayout empty = EmptyLayout.of(bare, table.registration());
                Picture now = table.show(dealt, 3)) {
            assertEquals(SpotState.EMPTY, read(empty, table, now, game).at(spot.seat(), spot.wager()));
            drawHand(now, table.registration().toPicture(spot.x(), spot.y()));
            assertEquals(SpotState.NOT_SURE, read(empty, table, now, game).at(spot.seat(), spot.wager()));
        }
    }

    private static void drawHand(Picture picture, PicturePoint at) {
        Scalar skin = new Scalar(120, 150, 205);
        for (int finger = -1; finger <= 1; finger++) {
            Imgproc.line(picture.mat(), new Point(at.x() + 22 * finger, at.y() - 20),
                    new Point(at.x() + 30 * finger, at.y() + 120), skin, 26, Imgproc.LINE_AA, 0);
        }
    }

    @Test
    public void whatIsBelowTheLevelIsNotSure() {
        assertEquals(SpotState.EMPTY, SpotNetwork.state(new float[] {9, 0, 0}, 0.99));
        assertEquals(SpotState.CHIPS, SpotNetwork.state(new float[] {0, 9, 0}, 0.99));
        assertEquals(SpotState.NOT_SURE, SpotNetwork.state(new float[] {0, 3, 0}, 0.99));
        assertEquals(SpotState.NOT_SURE, SpotNetwork.state(new float[] {0, 0, 9}, 0.99));
    }
}
