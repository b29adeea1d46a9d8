package app.spoton.camera.spots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.round.Wager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;

public class OccupiedSpotsTest {
    private static final OccupiedSpots SEEN = new OccupiedSpots(List.of(
            new SpotReading(1, Wager.ANTE, SpotState.CHIPS), new SpotReading(1, Wager.ACES_UP, SpotState.NOT_SURE),
            new SpotReading(2, Wager.ANTE, SpotState.EMPTY)), Set.of(2, 3));

    @Test
    public void whatWasNotLookedAtIsNotSure() {
        assertEquals(SpotState.EMPTY, SEEN.at(2, Wager.ANTE));
        assertEquals(SpotState.NOT_SURE, SEEN.at(2, Wager.ACES_UP));
        assertEquals(SpotState.NOT_SURE, OccupiedSpots.UNKNOWN.at(1, Wager.ANTE));
    }

    @Test
    public void betWagersAndThoseToAskAboutAreKeptApart() {
        assertEquals(Set.of(Wager.ANTE), SEEN.bet(1));
        assertEquals(Set.of(Wager.ACES_UP), SEEN.notSure(1));
        assertEquals(Set.of(1), SEEN.seatsWithChips());
    }

    @Test
    public void onlySeatsThatWereDealtToCanHaveFolded() {
        assertEquals(Set.of(2), SEEN.folded(List.of(1, 2)));
    }

    /** Spots of one seat of a round table, on which every seat has them alike. */
    private static SpotPlan shownAt(int seat) {
        TablePlan round = new TablePlan(1800, 900, 6);
        Map<Wager, PicturePoint> shown = new LinkedHashMap<>();
        SpotPlan.usual(round, List.of(List.of(Wager.ANTE, Wager.PLAY), List.of(Wager.ACES_UP))).spots().stream()
                .filter(spot -> spot.seat() == seat)
                .forEach(spot -> shown.put(spot.wager(), new PicturePoint(spot.x(), spot.y())));
        return SpotPlan.like(round, seat, shown);
    }

    @Test
    public void spotsMarkedAtOneSeatAreMarkedAtEverySeat() {
        List<BettingSpot> usual = SpotPlan.usual(new TablePlan(1800, 900, 6),
                List.of(List.of(Wager.ANTE, Wager.PLAY), List.of(Wager.ACES_UP))).spots();
        for (int seat = 1; seat <= 6; seat++) {
            List<BettingSpot> all = shownAt(seat).spots();
            assertEquals(usual.size(), all.size());
            for (int i = 0; i < all.size(); i++) {
                assertEquals(usual.get(i).seat() + " " + usual.get(i).wager(), all.get(i).seat() + " " + all.get(i).wager());
                assertEquals(usual.get(i).x(), all.get(i).x(), 1e-6);
                assertEquals(usual.get(i).y(), all.get(i).y(), 1e-6);
            }
        }
    }

    @Test
    public void aPlanIsKeptAsTextAndNothingElseIsReadAsOne() {
        SpotPlan plan = shownAt(2);
        SpotPlan again = SpotPlan.parse(plan.text(), plan.table()).orElseThrow();
        assertEquals(plan.spots().size(), again.spots().size());
        assertEquals(plan.spots().get(4).x(), again.spots().get(4).x(), 0.1);
        assertEquals("fewer seats", Optional.empty(), SpotPlan.parse(plan.text(), new TablePlan(1800, 900, 5)));
        for (String other : List.of("", "spoton-spots 2", "spoton-spots 1\n1 ante 3 4", "spoton-spots 1\n1 tea 3 4 26",
                "spoton-spots 1\n1 ante x 4 26", "spoton-spots 1\n0 ante 3 4 26", "spoton-spots 1\n1 ante 3 4 0.04",
                "spoton-spots 1\n1 ante NaN 4 26", "spoton-spots 1\n1 ante 3 1e30 26", "spoton-spots 1\n1 ante 3 4 Infinity")) {
            assertEquals(other, Optional.empty(), SpotPlan.parse(other, plan.table()));
        }
    }

    @Test
    public void everySpotOfEveryGameLiesAtItsOwnSeatAndApartFromTheOthers() {
        for (Game game : Games.all()) {
            List<BettingSpot> spots = SpotPlan.usual(TablePlan.USUAL, GameLayout.of(game).spotRows()).spots();
            assertEquals(game.id(), 6 * game.wagers().size(), spots.size());
            for (BettingSpot spot : spots) {
                assertEquals(game.id() + " " + spot, Optional.of(new HandRegion(spot.seat())),
                        TablePlan.USUAL.at(spot.x(), spot.y()));
                assertTrue(game.id() + " " + spot, spots.stream().allMatch(other -> other.equals(spot)
                        || Math.hypot(other.x() - spot.x(), other.y() - spot.y()) > 2 * spot.radius()));
            }
        }
    }
}
