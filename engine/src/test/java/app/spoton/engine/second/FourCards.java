package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What Four Card Poker, Crazy 4 Poker and Super 4 Poker have in common. */
final class FourCards {
    private FourCards() { }

    static Hand best(int[] cards) {
        return Hand.best(Hand.Order.FOUR, 4, cards);
    }

    /** The rows of paytables that a four-card hand fits. */
    static List<String> rows(Hand hand) {
        List<String> rows = new ArrayList<>();
        rows.add(hand.kind);
        if (hand.is("four-of-a-kind") && hand.top() == Cards.ACE) {
            rows.add("four-aces");
        }
        if (hand.is("pair") && hand.top() == Cards.ACE) {
            rows.add("pair-of-aces");
        }
        if (hand.is("pair") && hand.top() >= Cards.QUEEN) {
            rows.add("pair-of-queens");
        }
        if (hand.is("pair") && hand.top() >= 10) {
            rows.add("pair-of-tens");
        }
        return rows;
    }

    /** Aces up, queens up, player bonus: the player's hand against a table, whatever the dealer has. */
    static void againstTable(Seat seat, String wager, Hand player, Paytable table, Ledger ledger) {
        table.bestOf(rows(player)).ifPresentOrElse(row -> {
            ledger.row(wager, table, row.name());
            ledger.win(seat, wager, row.price(), player.kind);
        }, () -> ledger.lose(seat, wager, player.kind));
    }

    /** games.md, Bad Beat Bonus: both two pair or better, no tie; by the rank of the beaten hand. */
    static void badBeat(Seat seat, Hand player, Hand dealer, Paytable table, Ledger ledger) {
        boolean both = isTwoPairOrBetter(player) && isTwoPairOrBetter(dealer);
        if (!both || player.ties(dealer)) {
            ledger.lose(seat, "bad-beat", player.kind);
            return;
        }
        Hand beaten = player.beats(dealer) ? dealer : player;
        ledger.row("bad-beat", table, beaten.kind + (player.beats(dealer) ? " of the dealer" : " of the player"));
        ledger.win(seat, "bad-beat", table.rows().get(beaten.kind), beaten.kind);
    }

    private static boolean isTwoPairOrBetter(Hand hand) {
        return !hand.is("high-card") && !hand.is("pair");
    }

    /** 002, Playing vs. Dealer; 004, second and third paragraph. */
    static void playOrAnte(Seat seat, String wager, Hand player, Hand dealer, Ledger ledger) {
        if (!dealer.isHighOrBetter(Cards.KING)) {
            if (wager.equals("play")) {
                ledger.win(seat, wager, Price.EVEN_MONEY, player.kind);
            } else {
                ledger.push(seat, wager, player.kind);
            }
        } else if (player.beats(dealer)) {
            ledger.win(seat, wager, Price.EVEN_MONEY, player.kind);
        } else if (player.ties(dealer)) {
            ledger.push(seat, wager, player.kind);
        } else {
            ledger.lose(seat, wager, player.kind);
        }
    }

    /** 002, Super Bonus; 004, X-TRA Bonus: whether the dealer qualifies does not matter. */
    static void superBonus(Seat seat, String wager, Hand player, Hand dealer, Paytable table, Ledger ledger) {
        table.bestOf(rows(player)).ifPresentOrElse(row -> {
            ledger.row(wager, table, row.name());
            ledger.win(seat, wager, row.price(), player.kind);
        }, () -> {
            if (dealer.beats(player)) {
                ledger.lose(seat, wager, player.kind);
            } else {
                ledger.push(seat, wager, player.kind);
            }
        });
    }

    static void checkOneToThree(Seat seat) {
        if (seat.has("play")) {
            BigDecimal ante = seat.bet("ante");
            BigDecimal play = seat.bet("play");
            if (play.compareTo(ante) < 0 || play.compareTo(ante.multiply(BigDecimal.valueOf(3))) > 0) {
                throw Game.refuse(Code.PLAY_NOT_1_TO_3_TIMES_ANTE, seat, "play is one to three times the ante");
            }
        }
    }

    static void checkRaise(Seat seat) {
        if (seat.has("play") && seat.bet("play").compareTo(seat.bet("ante")) > 0) {
            Hand hand = best(seat.cards);
            boolean aces = hand.is("pair") && hand.top() == Cards.ACE;
            if (!aces && !isTwoPairOrBetter(hand)) {
                throw Game.refuse(Code.RAISE_NEEDS_PAIR_OF_ACES, seat, "a raise needs a pair of aces or better");
            }
        }
    }
}
