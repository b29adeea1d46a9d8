package app.spoton.engine.game.threecardfury;

import static app.spoton.engine.game.threecardfury.ThreeCardFuryRounds.scenario;

import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

/** 3 Card Fury: the order of the settlement, and the wagers that it needs. */
public class ThreeCardFuryOrderTest {
    @Test
    public void everyPlayIsReturnedBeforeAnySeatIsSettledAndSeatsAreSettledFromTheRight() {
        scenario("Qc 9d 4s").seat(1, "Ah 8h 5d 2c", "ante 5 monster 5 play 5").seat(6, "3h 3d 7s 8c",
                        "ante 10 monster 10 play 10").seat(4, "2h 5h 7c Tc", "folded ante 1 monster 1 royal-family 2")
                .expectSteps("4 ante lose 1.00", "4 monster lose 1.00", "4 royal-family lose 2.00", "6 play push 10.00",
                        "1 play push 5.00", "6 monster lose 10.00", "6 ante win 10.00 pays 10.00",
                        "1 monster lose 5.00", "1 ante win 5.00 pays 5.00");
    }

    @Test
    public void aFoldedSeatKeepsItsSevenCardBonusWhichIsResolvedInTurn() {
        scenario("Kc Kd Ks").seat(2, "4h 4d 5c 7s", "folded ante 5 monster 5 seven-card 1")
                .seat(1, "Kh 9d 8c 2s", "ante 5 monster 5 play 5 seven-card 1")
                .expectSteps("2 ante lose 5.00", "2 monster lose 5.00", "2 seven-card win 1.00 pays 9.00",
                        "1 monster lose 5.00", "1 play lose 5.00", "1 ante lose 5.00",
                        "1 seven-card win 1.00 pays 20.00");
    }

    @Test
    public void onATieAnteAndPlayPush() {
        scenario("Kc 9d 4s").seat(1, "Kh 9h 4d 2c", "ante 5 monster 5 play 5")
                .expectSteps("1 monster lose 5.00", "1 play push 5.00", "1 ante push 5.00");
    }

    @Test
    public void anteAndMonsterAreRequiredAndEqualAndPlayEqualsTheAnte() {
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "monster 5 play 5").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 play 5").expectError(ErrorCode.MISSING_WAGER, 1);
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 4 play 5").expectError(ErrorCode.UNEQUAL_WAGERS, 1);
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 6").expectError(ErrorCode.PLAY_NOT_EQUAL_ANTE, 1);
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5").expectError(ErrorCode.NO_DECISION, 1);
        scenario("Kc 9d 4s").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5 progressive 1")
                .expectError(ErrorCode.UNKNOWN_WAGER, 1);
    }

    @Test
    public void aPaytableWithAnIllegibleCellIsRejected() {
        scenario("Kc 9d 4s").paytable("monster", "M-4").seat(1, "Ah 9h 5h 2c", "ante 5 monster 5 play 5")
                .expectError(ErrorCode.INCOMPLETE_PAYTABLE, 0);
    }
}
