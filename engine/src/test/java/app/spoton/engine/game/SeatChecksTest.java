package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.RoundError;
import java.util.List;
import org.junit.Test;

/** The checks of new game instances. The shared instances in {@link Games} build their checks only once, on first use. */
public class SeatChecksTest {
    private static RoundScenario crazy(String wagers) {
        return RoundScenario.of("crazy-4-poker").dealer("Ks 9d 7c 4h 2s").seat(1, "Ah Jd 8c 6h 3d", wagers);
    }

    private static RoundScenario fury(String wagers) {
        return RoundScenario.of("three-card-fury").dealer("Ks 9d 7c").seat(1, "Ah Jd 8c 6h", wagers);
    }

    private static RoundScenario fourCard(String wagers) {
        return RoundScenario.of("four-card-poker").dealer("Ks 9d 7c 4h 2s 2d").seat(1, "Ah Jd 8c 6h 3d", wagers);
    }

    private static RoundScenario superFour(String wagers) {
        return RoundScenario.of("super-4-poker").dealer("Ks 9d 7c 4h 2s").seat(1, "Ah Jd 8c 6h 3d", wagers);
    }

    private static RoundScenario split(String wagers, String... hands) {
        return RoundScenario.of("four-card-split").dealer("Kd 9c 4s 2h").split(1, "Kh Jd 8h 3d", wagers, hands);
    }

    private static void refuses(Game game, RoundScenario scenario, ErrorCode code, String message) {
        RoundError error = assertThrows(RoundError.class, () -> game.settle(scenario.round()));
        assertEquals(code, error.code());
        assertEquals(message, error.getMessage());
    }

    @Test
    public void everyGameChecksItsSeats() {
        refuses(new FourCardPoker(), fourCard("bad-beat 5"), ErrorCode.MISSING_WAGER,
                "Seat 1: there must be an ante, an aces up or both.");
        refuses(new FourCardPoker(), fourCard("play 5 aces-up 1"), ErrorCode.MISSING_WAGER,
                "Seat 1: a play wager needs an ante.");
        refuses(new FourCardPoker(), fourCard("ante 5 play 16"), ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE,
                "Seat 1: the play must be between $5.00 and $15.00.");
        refuses(new FourCardPoker(), fourCard("ante 5 monster 5"), ErrorCode.UNKNOWN_WAGER,
                "Seat 1: Four Card Poker has no 3 Card Monster.");
        refuses(new FourCardPoker(), fourCard("ante 5"), ErrorCode.NO_DECISION,
                "Seat 1: the player must fold or make the play wager.");
        refuses(new FourCardPoker(), fourCard("ante 5 play 5 folded"), ErrorCode.NO_DECISION,
                "Seat 1: a folded seat cannot have a play wager.");
        refuses(new CrazyFourPoker(), crazy("ante 5"), ErrorCode.MISSING_WAGER,
                "Seat 1: the super bonus is missing.");
        refuses(new CrazyFourPoker(), crazy("ante 5 super-bonus 5 play 6"), ErrorCode.RAISE_NEEDS_PAIR_OF_ACES,
                "Seat 1: a play of more than the ante needs a pair of aces or better.");
        refuses(new ThreeCardFury(), fury("ante 5 monster 4"), ErrorCode.UNEQUAL_WAGERS,
                "Seat 1: the ante of $5.00 and the 3 Card Monster of $4.00 must be equal.");
        refuses(new ThreeCardFury(), fury("ante 5 monster 5 play 6"), ErrorCode.PLAY_NOT_EQUAL_ANTE,
                "Seat 1: the play must be $5.00, the ante.");
        refuses(new SuperFourPoker(), superFour("ante 5"), ErrorCode.MISSING_WAGER,
                "Seat 1: the X-TRA bonus is missing.");
    }

    @Test
    public void wrongSplitsAreExplained() {
        refuses(new FourCardSplit(), split("ante-1 5"), ErrorCode.MISSING_WAGER, "Seat 1: the second ante is missing.");
        refuses(new FourCardSplit(), split("ante-1 5 ante-2 5 blind 5 play-2 5", "KhJd folded", "8h3d"),
                ErrorCode.WRONG_CARD_COUNT, "Seat 1: hand 2 has 2 cards: the supervisor rules on the round.");
        refuses(new FourCardSplit(), split("ante-1 5 ante-2 5 blind 5 play-2 5", "KhJd folded", "8h3d folded"),
                ErrorCode.NO_DECISION, "Seat 1: hand 2 is folded and cannot have a play wager.");
        refuses(new FourCardSplit(), split("ante-1 5 ante-2 5 blind 5", "KhJd folded", "8h3d"),
                ErrorCode.NO_DECISION, "Seat 1: hand 2 must be folded, or a play wager made.");
    }

    @Test
    public void forfeitedWagersAreTakenByTheGamesOwnRule() {
        for (RoundScenario scenario : List.of(fourCard("ante 5 folded"), crazy("ante 5 super-bonus 5 folded"),
                fury("ante 5 monster 5 folded"), superFour("ante 5 xtra-bonus 5 folded"))) {
            assertEquals(scenario.game().manual(), scenario.settle().steps().get(0).rule().manual());
        }
    }
}
