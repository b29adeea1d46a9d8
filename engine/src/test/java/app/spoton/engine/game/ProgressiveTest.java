package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.Note;
import app.spoton.engine.round.Settlement;
import java.util.Set;
import org.junit.Test;

public class ProgressiveTest {
    private static final String FOUR_ACES = "As Ah Ad Ac 2h";
    private static final String FOUR_NINES = "9s 9h 9d 9c 3h";
    private static final String STRAIGHT_FLUSH = "4d 5d 6d 7d Ks";
    private static final String THREE_SIXES = "6s 6h 6c Jd Qd";
    private static final String NOTHING = "2c 5h 8h Jc Kh";

    private static RoundScenario scenario() {
        return RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").meter("main", "10000.37", "5000", "120");
    }

    @Test
    public void fourAcesWinTheMeterWhichRestartsAtSeedPlusReserve() {
        Settlement settlement = scenario().seat(1, FOUR_ACES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 10000.37");
        assertEquals("Meter[amount=5120.00, seed=5000.00, reserve=0.00]", settlement.meters().get("main").toString());
        assertEquals("100%", settlement.steps().get(1).odds().orElseThrow().toString());
        assertTrue(settlement.steps().get(1).notes().contains(Note.METER_RESEEDED));
        assertTrue(settlement.steps().get(1).notes().contains(Note.FROM_METER));
        assertTrue(settlement.steps().get(1).notes().contains(Note.SUPERVISOR));
        assertEquals("10255.37", settlement.seats().get(0).returned().toString());
    }

    @Test
    public void aForOnePriceDoesNotReturnTheWagerAndIsPaidFromTheTray() {
        Settlement settlement = scenario().seat(1, FOUR_NINES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 300.00");
        assertEquals("555.00", settlement.seats().get(0).returned().toString());
        assertEquals("549.00", settlement.seats().get(0).net().toString());
        assertEquals("10000.37", settlement.meters().get("main").amount().toString());
    }

    @Test
    public void fixedPaysMayComeFromTheMeterAndTheTrayPaysWhatItLacks() {
        Settlement settlement = scenario().house("fixed-pays-from-meter").meter("main", "350", "500", "10")
                .seat(1, STRAIGHT_FLUSH, "aces-up 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1 progressive 1")
                .settle();
        assertEquals("0.00", settlement.meters().get("main").amount().toString());
        assertEquals("2 progressive win 1.00 pays 300.00", RoundScenario.text(settlement.steps().get(1)));
        assertTrue(settlement.steps().get(1).notes().contains(Note.FROM_METER));
        assertEquals("1 progressive win 1.00 pays 100.00", RoundScenario.text(settlement.steps().get(3)));
        assertTrue(settlement.steps().get(3).notes().contains(Note.METER_RAN_DRY));
        assertEquals("10.00", settlement.meters().get("main").reserve().toString());
    }

    @Test
    public void aMeterWithExactlyEnoughDoesNotRunDry() {
        Settlement settlement = scenario().house("fixed-pays-from-meter").meter("main", "300", "500", "10")
                .seat(2, FOUR_NINES, "aces-up 1 progressive 1").settle();
        assertEquals("0.00", settlement.meters().get("main").amount().toString());
        assertTrue(settlement.steps().get(1).notes().contains(Note.FROM_METER));
    }

    @Test
    public void inCrazy4PokerFixedPaysNeverComeFromTheMeter() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh Td 7c 3s").meter("main", "350", "500", "10")
                .house("fixed-pays-from-meter").seat(2, FOUR_NINES, "ante 1 super-bonus 1 play 1 progressive 1")
                .settle();
        assertEquals("350.00", settlement.meters().get("main").amount().toString());
    }

    @Test
    public void severalMeterWinsArePaidFromTheRightEachFromWhatTheLastOneLeft() {
        Settlement settlement = scenario().paytable("progressive", "LINK-01").meter("main", "1000", "500", "50")
                .seat(1, "4d 5d 6d 7d 8d", "aces-up 1 progressive 1")
                .seat(2, "5h 6h 7h 8h 9h", "aces-up 1 progressive 1")
                .seat(4, "As Ks Js Ts 2c", "aces-up 1 progressive 2").settle();
        assertEquals("2 progressive win 1.00 pays 100.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("1 progressive win 1.00 pays 90.00", RoundScenario.text(settlement.steps().get(5)));
        assertEquals("810.00", settlement.meters().get("main").amount().toString());
        assertEquals("50.00", settlement.meters().get("main").reserve().toString());
    }

    @Test
    public void everyOtherSeatWithTheWagerIsPaidEnvyAtTheEnd() {
        scenario().seat(1, NOTHING, "aces-up 1 progressive 1").seat(2, FOUR_ACES, "aces-up 1 progressive 1")
                .seat(3, THREE_SIXES, "aces-up 1").seat(5, FOUR_NINES, "aces-up 1 progressive 1")
                .expectSteps("5 aces-up win 1.00 pays 50.00", "5 progressive win 1.00 pays 300.00",
                        "3 aces-up win 1.00 pays 9.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 10000.37", "1 aces-up lose 1.00", "1 progressive lose 1.00",
                        "5 envy win 0.00 pays 100.00 from 2", "2 envy win 0.00 pays 10.00 from 5",
                        "1 envy win 0.00 pays 10.00 from 5", "1 envy win 0.00 pays 100.00 from 2");
    }

    @Test
    public void playersAreNotPaidEnvyForTheirOwnHandAtAnotherSeat() {
        scenario().seat(1, NOTHING, "player=p aces-up 1 progressive 1").seat(2, FOUR_NINES,
                        "player=p aces-up 1 progressive 1")
                .seat(3, "2h 3c 5c 8d Th", "player=q aces-up 1 progressive 1")
                .expectSteps("3 aces-up lose 1.00", "3 progressive lose 1.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 300.00", "1 aces-up lose 1.00", "1 progressive lose 1.00",
                        "3 envy win 0.00 pays 10.00 from 2");
    }

    @Test
    public void aHandWithoutTheWagerPaysNoEnvy() {
        scenario().seat(1, NOTHING, "aces-up 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1")
                .expectSteps("2 aces-up win 1.00 pays 50.00", "1 aces-up lose 1.00", "1 progressive lose 1.00");
    }

    @Test
    public void pays2HasNoEnvyForAStraightFlush() {
        scenario().paytable("progressive", "PAYS-2").seat(1, NOTHING, "aces-up 1 progressive 1")
                .seat(2, STRAIGHT_FLUSH, "aces-up 1 progressive 1")
                .expectSteps("2 aces-up win 1.00 pays 40.00", "2 progressive win 1.00 pays 100.00", "1 aces-up lose 1.00",
                        "1 progressive lose 1.00");
    }

    @Test
    public void aFoldedHandQualifiesOnlyIfTheHouseAllowsItButItsSeatMayReceiveEnvy() {
        scenario().seat(1, FOUR_NINES, "folded ante 1 progressive 1").seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "1 progressive lose 1.00", "2 aces-up lose 1.00", "2 progressive lose 1.00");
        scenario().house("progressive-on-fold").seat(1, FOUR_NINES, "folded ante 1 progressive 1")
                .seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "2 aces-up lose 1.00", "2 progressive lose 1.00",
                        "1 progressive win 1.00 pays 300.00", "2 envy win 0.00 pays 10.00 from 1");
        scenario().seat(1, NOTHING, "folded ante 1 progressive 1").seat(2, FOUR_NINES, "aces-up 1 progressive 1")
                .expectSteps("1 ante lose 1.00", "1 progressive lose 1.00", "2 aces-up win 1.00 pays 50.00",
                        "2 progressive win 1.00 pays 300.00", "1 envy win 0.00 pays 10.00 from 2");
    }

    @Test
    public void theLinkRanksAllFiveCardsAndMultipliesEnvyByTheWager() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-ML03")
                .meter("mega", "100000", "50000", "1").meter("major", "9000", "5000", "2")
                .meter("minor", "500", "100", "3").chip("5")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.50")
                .seat(2, "Ad Kd Qd Jd Td", "ante 5 super-bonus 5 play 5 progressive 1")
                .seat(3, "6s 6h 6c 6d Qc", "ante 5 super-bonus 5 play 5 progressive 1")
                .settle();
        assertEquals("2 progressive win 1.00 pays 100000.00", RoundScenario.text(settlement.steps().get(7)));
        assertEquals("3 progressive win 1.00 pays 500.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("3 envy win 0.00 pays 1000.00 from 2", RoundScenario.text(settlement.steps().get(12)));
        assertEquals("1 envy win 0.00 pays 2500.00 from 2", RoundScenario.text(settlement.steps().get(13)));
        assertEquals("{mega=Meter[amount=50001.00, seed=50000.00, reserve=0.00], "
                + "major=Meter[amount=9000.00, seed=5000.00, reserve=2.00], "
                + "minor=Meter[amount=103.00, seed=100.00, reserve=0.00]}", settlement.meters().toString());
    }

    @Test
    public void envyIsRoundedDownToTheSmallestChip() {
        Settlement settlement = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").chip("5")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.53")
                .seat(2, "Kd Qd Jd Td Ad",
                        "ante 5 super-bonus 5 play 5 progressive 1").settle();
        assertEquals("2 progressive win 1.00 pays 1003.00", RoundScenario.text(settlement.steps().get(3)));
        assertEquals("1 envy win 0.00 pays 2530.00 from 2", RoundScenario.text(settlement.steps().get(8)));
        assertTrue(settlement.steps().get(8).notes().isEmpty());
        Settlement odd = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").chip("100")
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.53")
                .seat(2, "Kd Qd Jd Td Ad", "ante 5 super-bonus 5 play 5 progressive 1").settle();
        assertEquals("1 envy win 0.00 pays 2500.00 from 2", RoundScenario.text(odd.steps().get(8)));
        assertTrue(odd.steps().get(8).notes().contains(Note.ROUNDED_DOWN));
        assertEquals("Seat 1: pay envy $2500.00 for the hand at seat 2, royal flush; "
                + "rounded down to the smallest chip.", odd.steps().get(8).sentence());
    }

    @Test
    public void aPrizeFromAMeterIsExactToTheCentRegardlessOfTheSmallestChip() {
        Settlement all = scenario().chip("5").seat(1, FOUR_ACES, "aces-up 5 progressive 1")
                .expectSteps("1 aces-up win 5.00 pays 250.00", "1 progressive win 1.00 pays 10000.37");
        assertEquals("5120.00", all.meters().get("main").amount().toString());
        assertEquals(Set.of(Note.FROM_METER, Note.METER_RESEEDED, Note.SUPERVISOR), all.steps().get(1).notes());
    }

    @Test
    public void aShareOfAMeterIsRoundedDownToTheCentAndTheMeterKeepsTheRest() {
        Settlement share = scenario().chip("5").paytable("progressive", "LINK-01").seat(1, "4d 5d 6d 7d 8d",
                "aces-up 5 progressive 1").settle();
        assertEquals("1 progressive win 1.00 pays 1000.03", RoundScenario.text(share.steps().get(1)));
        assertEquals("9000.34", share.meters().get("main").amount().toString());
        assertTrue(share.steps().get(1).notes().contains(Note.SHARE_ROUNDED_DOWN));
    }

    @Test
    public void logEntriesOfVersion1WereSettledInWholeChips() {
        Settlement old = scenario().chip("5").choose(HouseChoices.STANDARD.withMeterPrizesInChips(true))
                .seat(1, FOUR_ACES, "aces-up 5 progressive 1").settle();
        assertEquals("1 progressive win 1.00 pays 10000.00", RoundScenario.text(old.steps().get(1)));
        assertTrue(old.steps().get(1).notes().contains(Note.ROUNDED_DOWN));
    }

    @Test
    public void theHouseMayMultiplyLinkEnvyByTheWagerOfTheSeatThatHit() {
        RoundScenario scenario = RoundScenario.of("crazy-4-poker").dealer("Qs Qh 9d 7c 3s").paytable("progressive", "LINK-01")
                .meter("main", "1003", "50000", "1").choose(HouseChoices.STANDARD.withLinkEnvyByWinner(true))
                .seat(1, NOTHING, "ante 5 super-bonus 5 play 5 progressive 2.50")
                .seat(2, "Kd Qd Jd Td Ad", "ante 5 super-bonus 5 play 5 progressive 3");
        assertEquals("1 envy win 0.00 pays 3000.00 from 2", RoundScenario.text(scenario.settle().steps().get(8)));
        assertEquals("1 envy win 0.00 pays 2500.00 from 2",
                RoundScenario.text(scenario.choose(HouseChoices.STANDARD).settle().steps().get(8)));
    }

    @Test
    public void aProgressiveWagerNeedsEveryMeterOfItsPaytable() {
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").seat(2, NOTHING, "aces-up 1 progressive 1")
                .seat(1, FOUR_NINES, "aces-up 1").expectError(ErrorCode.MISSING_METER, 2);
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").paytable("progressive", "LINK-ML01")
                .meter("mega", "1", "1", "1").seat(2, NOTHING, "aces-up 1 progressive 1")
                .expectError(ErrorCode.MISSING_METER, 2);
        RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").seat(2, NOTHING, "aces-up 1")
                .expectSteps("2 aces-up lose 1.00");
    }
}
