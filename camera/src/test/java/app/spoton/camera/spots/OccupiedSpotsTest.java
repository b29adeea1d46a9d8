package app.spoton.camera.spots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.round.Wager;
import java.util.List;
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
