package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.Felt;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Outcome;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** What holds in every game. */
public class EveryGameTest {
    private static Felt felt() {
        return Felt.of("super-4-poker").dealer("Kc Kd 8d 6c 2s");
    }

    @Test
    public void anIncorrectNumberOfCardsVoidsTheRound() {
        felt().dealer("Kc Kd 8d 6c").seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5 play 5")
                .refuses(ErrorCode.WRONG_CARD_COUNT, 0);
        felt().seat(2, "Ah Jh 8h 6h", "ante 5 xtra-bonus 5 play 5").seat(1, "As Js 8s 6s 3c 4c",
                "ante 5 xtra-bonus 5 play 5").refuses(ErrorCode.WRONG_CARD_COUNT, 1);
    }

    @Test
    public void aCardCannotBeOnTheTableTwice() {
        felt().seat(1, "Ah Jh 8h 6h Kc", "ante 5 xtra-bonus 5 play 5").refuses(ErrorCode.DUPLICATE_CARD, 1);
        felt().dealer("Kc Kc 8d 6c 2s").seat(1, "Ah Jh 8h 6h 3c", "ante 5 xtra-bonus 5 play 5")
                .refuses(ErrorCode.DUPLICATE_CARD, 0);
        Felt.of("four-card-split").dealer("Kd 9c 4s 2h").split(3, "Kh Jd 8h 3d",
                "ante-1 5 ante-2 5 blind 5 play-1 5 play-2 5", "KhJd+4s", "8h3d+7c")
                .refuses(ErrorCode.DUPLICATE_CARD, 3);
    }

    @Test
    public void wagersMustLieWithinTheTablesLimits() {
        felt().limit("ante", "5", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 play 4")
                .refuses(ErrorCode.LIMIT, 1);
        felt().limit("player-bonus", "5", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 folded")
                .does("1 ante lose 4.00", "1 xtra-bonus lose 4.00");
        felt().limit("ante", "4", "50").seat(1, "Ah Jh 8h 6h 3d", "ante 4 xtra-bonus 4 folded")
                .does("1 ante lose 4.00", "1 xtra-bonus lose 4.00");
    }

    @Test
    public void aSeatIsThereOnce() {
        felt().seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5 play 5")
                .seat(1, "As Js 8s 6s 3c", "ante 5 xtra-bonus 5 play 5").refuses(ErrorCode.DUPLICATE_SEAT, 1);
    }

    @Test
    public void ofSeveralErrorsTheFirstCodeIsReportedAndThenTheLowestSeat() {
        felt().seat(1, "Ah Jh 8h 6h 3d", "ante 5 xtra-bonus 5").seat(2, "As Js 8s 6s 3c", "ante 5 xtra-bonus 4")
                .refuses(ErrorCode.UNEQUAL_WAGERS, 2);
        felt().seat(3, "Ah Jh 8h 6h 3d", "xtra-bonus 5").seat(2, "As Js 8s 6s 3c", "ante 5")
                .refuses(ErrorCode.MISSING_WAGER, 2);
    }

    @Test
    public void aRoundWithoutItsTablesIsRefused() {
        Round round = new Round(Map.of(), HouseRules.STANDARD, Map.of(), Cards.parse("Kc Kd 8d 6c 2s"), List.of());
        RoundError error = assertThrows(RoundError.class, () -> felt().game().settle(round));
        assertEquals(ErrorCode.UNKNOWN_PAYTABLE, error.code());
    }

    @Test
    public void amountsThatAreTooLargeAreRefused() {
        Money most = Money.ofCents(Long.MAX_VALUE / 3);
        Seat seat = Seat.at(1).cards(Cards.parse("Ah Jh 8h 6h 3d")).bet(Wager.ANTE, most).bet(Wager.XTRA_BONUS, most)
                .folded(true).bet(Wager.PLAYER_BONUS, most).build();
        Round round = new Round(Catalog.standard().tablesFor(felt().game(), Map.of()), HouseRules.STANDARD, Map.of(),
                Cards.parse("Kc Kd 8d 6c 2s"), List.of(seat));
        RoundError error = assertThrows(RoundError.class, () -> felt().game().settle(round));
        assertEquals(ErrorCode.BAD_AMOUNT, error.code());
    }

    @Test
    public void aRoundWithoutSeatsHasNothingToDo() {
        assertTrue(felt().settle().steps().isEmpty());
    }

    @Test
    public void anIrregularityIsRuledOnAsTheManualHasIt() {
        for (Game game : Games.all()) {
            assertEquals(Irregularity.Action.VOID, game.rulingOn(Irregularity.WRONG_CARD_COUNT).action());
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
    public void aVoidRoundGivesEveryWagerBack() {
        Felt felt = felt().meter("main", "1", "1", "1").seat(1, "Ah Jh 8h 6h", "ante 5 xtra-bonus 5 play 5")
                .seat(2, "As Js 8s", "ante 4 xtra-bonus 4");
        Settlement settlement = felt.game().rulingOn(Irregularity.WRONG_CARD_COUNT)
                .giveBack(felt.round(), felt.game().wagers());
        assertEquals(List.of("2 ante push 4.00", "2 xtra-bonus push 4.00", "1 ante push 5.00",
                "1 xtra-bonus push 5.00", "1 play push 5.00"), settlement.steps().stream().map(Felt::words).toList());
        assertEquals("Seat 2: push ante, $4.00 back.", settlement.steps().get(0).sentence());
        assertEquals("[SeatTotal[seat=1, isCounted=true, returned=15.00, net=0.00], "
                + "SeatTotal[seat=2, isCounted=true, returned=8.00, net=0.00]]",
                settlement.seats().toString());
        assertTrue(settlement.dealer().isEmpty());
        assertEquals(1, settlement.meters().size());
        assertEquals(5, settlement.steps().get(4).number());
        assertTrue(settlement.steps().stream().allMatch(step -> step.outcome() == Outcome.PUSH));
        Felt fury = Felt.of("three-card-fury").seat(1, "Ah", "ante 1 monster 1");
        assertEquals(2, fury.game().rulingOn(Irregularity.SKIPPED_SEAT)
                .giveBack(fury.round(), fury.game().wagers()).steps().size());
        assertThrows(IllegalStateException.class, () -> fury.game().rulingOn(Irregularity.DEALT_TO_EMPTY_POSITION)
                .giveBack(fury.round(), fury.game().wagers()));
    }

    @Test
    public void gamesHaveTheirFacts() {
        assertEquals(List.of("four-card-poker 5/6", "three-card-fury 4/3", "crazy-4-poker 5/5", "four-card-split 4/4",
                "super-4-poker 5/5"), Games.all().stream().map(game ->
                game.id() + " " + game.playerCards() + "/" + game.dealerCards()).toList());
        Games.all().forEach(game -> assertTrue(game.title().length() > 5));
    }
}
