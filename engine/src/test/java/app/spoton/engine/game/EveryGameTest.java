package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Outcome;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.SettlementResult;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** Rules that are the same in every game. */
public class EveryGameTest {
    private static RoundScenario scenario() {
        return RoundScenario.of("super-4-poker").dealer("Kc Kd 8d 6c 2s");
    }

    @Test
    public void anIncorrectNumberOfCardsVoidsTheRound() {
        scenario().dealer("Kc Kd 8d 6c").seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5 play 5")
                .expectError(ErrorCode.WRONG_CARD_COUNT, 0);
        scenario().seat(2, "Ah Jh 8h 6h", "ante 5 xtra-bonus 5 play 5").seat(1, "As Js 8s 6s 3c 4c",
                "ante 5 xtra-bonus 5 play 5").expectError(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    @Test
    public void aCardCannotBeOnTheTableTwice() {
        scenario().seat(1, "Ah Jh 8h 6h Kc", "ante 5 xtra-bonus 5 play 5").expectError(ErrorCode.DUPLICATE_CARD, 1);
        scenario().dealer("Kc Kc 8d 6c 2s").seat(1, "Ah Jh 8h 6h 3c", "ante 5 xtra-bonus 5 play 5")
                .expectError(ErrorCode.DUPLICATE_CARD, 0);
        RoundScenario.of("four-card-split").dealer("Kd 9c 4s 2h").split(3, "Kh Jd 8h 3d",
                "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5", "KhJd+4s", "8h3d+7c")
                .expectError(ErrorCode.DUPLICATE_CARD, 3);
    }

    @Test
    public void wagersMustBeWithinTheTablesLimits() {
        scenario().limit("ante", "5", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 play 4")
                .expectError(ErrorCode.LIMIT, 1);
        scenario().limit("player-bonus", "5", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 folded")
                .expectSteps("1 ante lose 4.00", "1 xtra-bonus lose 4.00");
        scenario().limit("ante", "4", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 folded")
                .expectSteps("1 ante lose 4.00", "1 xtra-bonus lose 4.00");
    }

    @Test
    public void aSeatMayAppearOnlyOnce() {
        scenario().seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5 play 5")
                .seat(1, "As Js 8s 6s 3c", "ante 5 xtra-bonus 5 play 5").expectError(ErrorCode.DUPLICATE_SEAT, 1);
    }

    @Test
    public void theFirstCodeIsReportedAtTheLowestSeat() {
        scenario().seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5").seat(2, "As Js 8s 6s 3c", "ante 5 xtra-bonus 4")
                .expectError(ErrorCode.UNEQUAL_WAGERS, 2);
        scenario().seat(3, "Ah Jh 8h 6h 3d", "xtra-bonus 5").seat(2, "As Js 8s 6s 3c", "ante 5")
                .expectError(ErrorCode.MISSING_WAGER, 2);
    }

    @Test
    public void aRoundWithoutItsPaytablesIsRejected() {
        Round round = new Round(Map.of(), HouseRules.STANDARD, Map.of(), Cards.parse("Kc Kd 8d 6c 2s"), List.of());
        RoundError error = assertThrows(RoundError.class, () -> scenario().game().settle(round));
        assertEquals(ErrorCode.UNKNOWN_PAYTABLE, error.code());
    }

    @Test
    public void amountsThatAreTooLargeAreRejected() {
        Money most = Money.ofCents(Long.MAX_VALUE / 3);
        Seat seat = Seat.at(1).cards(Cards.parse("Ah Jh 8h 6h 3d")).bet(Wager.ANTE, most).bet(Wager.XTRA_BONUS, most)
                .folded(true).bet(Wager.PLAYER_BONUS, most).build();
        Round round = new Round(Catalog.standard().tablesFor(scenario().game(), Map.of()), HouseRules.STANDARD, Map.of(),
                Cards.parse("Kc Kd 8d 6c 2s"), List.of(seat));
        RoundError error = assertThrows(RoundError.class, () -> scenario().game().settle(round));
        assertEquals(ErrorCode.BAD_AMOUNT, error.code());
        assertEquals(new SettlementResult.Refused(error.objection()), scenario().game().trySettle(round));
    }

    @Test
    public void aRoundWithoutSeatsHasNoSteps() {
        assertTrue(scenario().settle().steps().isEmpty());
    }

    @Test
    public void rulingsOnIrregularitiesFollowTheManual() {
        Set<String> voided = Set.of("four-card-poker", "crazy-4-poker");   // the other three manuals have no such rule
        for (Game game : Games.all()) {
            assertEquals(voided.contains(game.id()) ? Irregularity.Action.VOID : Irregularity.Action.SUPERVISOR_DECIDES,
                    game.rulingOn(Irregularity.WRONG_CARD_COUNT).action());
            assertEquals(game.manual(), game.rulingOn(Irregularity.WRONG_CARD_COUNT).rule().manual());
            boolean fury = game.id().equals("three-card-fury");
            assertEquals(fury ? Irregularity.Action.MISDEAL : Irregularity.Action.SUPERVISOR_DECIDES,
                    game.rulingOn(Irregularity.SKIPPED_SEAT).action());
            assertEquals(fury ? Irregularity.Action.MISDEAL : Irregularity.Action.SUPERVISOR_DECIDES,
                    game.rulingOn(Irregularity.EXPOSED_CARD).action());
            assertEquals(fury ? Irregularity.Action.MOVE_FORWARD : Irregularity.Action.SUPERVISOR_DECIDES,
                    game.rulingOn(Irregularity.DEALT_TO_EMPTY_POSITION).action());
        }
    }

    @Test
    public void aVoidRoundReturnsEveryWager() {
        RoundScenario scenario = scenario().meter("main", "1", "1", "1").seat(1, "Ah Jh 8h 6h", "ante 5 xtra-bonus 5 play 5")
                .seat(2, "As Js 8s", "ante 4 xtra-bonus 4");
        Rule ruled = scenario.game().rulingOn(Irregularity.WRONG_CARD_COUNT).rule();
        Settlement settlement = new Irregularity.Ruling(Irregularity.Action.VOID, ruled)
                .giveBack(scenario.round(), scenario.game().wagers());
        assertEquals(List.of("2 ante push 4.00", "2 xtra-bonus push 4.00", "1 ante push 5.00",
                "1 xtra-bonus push 5.00", "1 play push 5.00"), settlement.steps().stream().map(RoundScenario::text).toList());
        assertEquals("Seat 2: push ante, $4.00 back.", settlement.steps().get(0).sentence());
        assertEquals("[SeatTotal[seat=1, isCounted=true, returned=15.00, net=0.00], "
                + "SeatTotal[seat=2, isCounted=true, returned=8.00, net=0.00]]",
                settlement.seats().toString());
        assertTrue(settlement.dealer().isEmpty());
        assertEquals(1, settlement.meters().size());
        assertEquals(5, settlement.steps().get(4).number());
        assertTrue(settlement.steps().stream().allMatch(step -> step.outcome() == Outcome.PUSH));
        RoundScenario fury = RoundScenario.of("three-card-fury").seat(1, "Ah", "ante 1 monster 1");
        assertEquals(2, fury.game().rulingOn(Irregularity.SKIPPED_SEAT)
                .giveBack(fury.round(), fury.game().wagers()).steps().size());
        assertThrows(IllegalStateException.class, () -> fury.game().rulingOn(Irregularity.DEALT_TO_EMPTY_POSITION)
                .giveBack(fury.round(), fury.game().wagers()));
    }

    @Test
    public void everyGameHasItsCardCounts() {
        assertEquals(List.of("four-card-poker 5/6", "three-card-fury 4/3", "crazy-4-poker 5/5", "four-card-split 4/4",
                "super-4-poker 5/5"), Games.all().stream().map(game ->
                game.id() + " " + game.playerCards() + "/" + game.dealerCards()).toList());
        Games.all().forEach(game -> assertTrue(game.title().length() > 5));
    }
}
