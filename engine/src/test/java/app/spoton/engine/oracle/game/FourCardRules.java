package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleSeat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The rules shared by Four Card Poker, Crazy 4 Poker and Super 4 Poker. */
public final class FourCardRules {
    private FourCardRules() { }

    public static OracleHand best(int[] cards) {
        return OracleHand.best(OracleHand.Order.FOUR, 4, cards);
    }

    /** The paytable rows that a four-card hand matches. */
    public static List<String> rows(OracleHand hand) {
        List<String> rows = new ArrayList<>();
        rows.add(hand.kind);
        if (hand.is("four-of-a-kind") && hand.top() == OracleCards.ACE) {
            rows.add("four-aces");
        }
        if (hand.is("pair") && hand.top() == OracleCards.ACE) {
            rows.add("pair-of-aces");
        }
        if (hand.is("pair") && hand.top() >= OracleCards.QUEEN) {
            rows.add("pair-of-queens");
        }
        if (hand.is("pair") && hand.top() >= 10) {
            rows.add("pair-of-tens");
        }
        return rows;
    }

    /** Aces up, queens up and player bonus: the player's hand against a paytable, regardless of the dealer's hand. */
    public static void againstTable(OracleSeat seat, String wager, OracleHand player, OraclePaytable table, OracleResult result) {
        table.bestOf(rows(player)).ifPresentOrElse(row -> {
            result.row(wager, table, row.name());
            result.win(seat, wager, row.price(), player.kind);
        }, () -> result.lose(seat, wager, player.kind));
    }

    /** Bad Beat Bonus: both hands must be two pair or better; the beaten hand sets the price. The player may win ties. */
    public static void badBeat(OracleSeat seat, OracleHand player, OracleHand dealer, OraclePaytable table, boolean winsTies,
            OracleResult result) {
        boolean both = isTwoPairOrBetter(player) && isTwoPairOrBetter(dealer);
        if (!both || (player.ties(dealer) && !winsTies)) {
            result.lose(seat, "bad-beat", player.kind);
            return;
        }
        boolean playerWins = !dealer.beats(player);
        OracleHand beaten = playerWins ? dealer : player;
        result.row("bad-beat", table, beaten.kind + (playerWins ? " of the dealer" : " of the player"));
        result.win(seat, "bad-beat", table.rows().get(beaten.kind), beaten.kind);
    }

    private static boolean isTwoPairOrBetter(OracleHand hand) {
        return !hand.is("high-card") && !hand.is("pair");
    }

    /** Crazy 4 Poker Rules, Playing vs. Dealer; Super 4 Poker Rules of Play, second and third paragraph. */
    public static void playOrAnte(OracleSeat seat, String wager, OracleHand player, OracleHand dealer, OracleResult result) {
        if (!dealer.isHighOrBetter(OracleCards.KING)) {
            if (wager.equals("play")) {
                result.win(seat, wager, OraclePrice.EVEN_MONEY, player.kind);
            } else {
                result.push(seat, wager, player.kind);
            }
        } else if (player.beats(dealer)) {
            result.win(seat, wager, OraclePrice.EVEN_MONEY, player.kind);
        } else if (player.ties(dealer)) {
            result.push(seat, wager, player.kind);
        } else {
            result.lose(seat, wager, player.kind);
        }
    }

    /** Crazy 4 Poker Rules, Super Bonus; Super 4 Poker Rules of Play: it has no effect whether the dealer qualifies. */
    public static void superBonus(OracleSeat seat, String wager, OracleHand player, OracleHand dealer, OraclePaytable table,
            OracleResult result) {
        table.bestOf(rows(player)).ifPresentOrElse(row -> {
            result.row(wager, table, row.name());
            result.win(seat, wager, row.price(), player.kind);
        }, () -> {
            if (dealer.beats(player)) {
                result.lose(seat, wager, player.kind);
            } else {
                result.push(seat, wager, player.kind);
            }
        });
    }

    public static void checkOneToThree(OracleSeat seat) {
        if (seat.isCounted("play", "ante")) {
            BigDecimal ante = seat.bet("ante");
            BigDecimal play = seat.bet("play");
            if (play.compareTo(ante) < 0 || play.compareTo(ante.multiply(BigDecimal.valueOf(3))) > 0) {
                throw OracleGame.refuse(Code.PLAY_NOT_1_TO_3_TIMES_ANTE, seat, "play is one to three times the ante");
            }
        }
    }

    public static void checkRaise(OracleSeat seat) {
        boolean known = seat.cards.length > 0 && seat.isCounted("play", "ante");
        if (known && seat.bet("play").compareTo(seat.bet("ante")) > 0) {
            OracleHand hand = best(seat.cards);
            boolean aces = hand.is("pair") && hand.top() == OracleCards.ACE;
            if (!aces && !isTwoPairOrBetter(hand)) {
                throw OracleGame.refuse(Code.RAISE_NEEDS_PAIR_OF_ACES, seat, "a raise needs a pair of aces or better");
            }
        }
    }
}
