package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** 001_8ba469a3ddbb0de6.txt. */
final class ThreeCardFury extends Game {
    ThreeCardFury() {
        super("three-card-fury", 4, 3, List.of("ante", "monster", "play", "royal-family", "seven-card"), Map.of(
                "monster", Tables.MONSTER,
                "royal-family", Tables.ROYAL_FAMILY,
                "seven-card", Tables.SEVEN_CARD));
    }

    @Override
    String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "monster" -> "M-8";
            case "royal-family" -> "RF-8";
            default -> "SC-2";
        };
    }

    @Override
    void checkMissingWager(Seat seat) {
        require(seat, "ante", "monster");
    }

    @Override
    void checkUnequalWagers(Seat seat) {
        requireEqual(seat, "ante", "monster");
    }

    @Override
    void checkPlayEqualsAnte(Seat seat) {
        if (seat.has("play") && seat.bet("play").compareTo(seat.bet("ante")) != 0) {
            throw refuse(Code.PLAY_NOT_EQUAL_ANTE, seat, "play must equal the ante");
        }
    }

    @Override
    void checkDecision(Seat seat, Map<String, String> tables) {
        requireOneDecision(seat, seat.folded, seat.has("play"));
    }

    /** Getting Started 4. */
    @Override
    boolean forfeits(String wager, Round.House house) {
        return !wager.equals("seven-card");
    }

    @Override
    void settle(Round round, Ledger ledger) {
        Hand dealer = Hand.of(Hand.Order.THREE, round.dealer);
        boolean qualifies = dealer.isHighOrBetter(Cards.KING);
        ledger.dealer(dealer, qualifies);
        collectForfeited(round, ledger);
        if (!qualifies) {
            // Dealer Protocol 5A
            for (Seat seat : round.fromTheRight()) {
                if (seat.has("play")) {
                    ledger.giveBack(seat, "play");
                }
            }
        }
        // Dealer Protocol 5B, C, D
        for (Seat seat : round.fromTheRight()) {
            if (!seat.folded) {
                Hand player = Hand.best(Hand.Order.THREE, 3, seat.cards);
                monster(seat, player, dealer, round, ledger);
                if (qualifies) {
                    againstDealer(seat, "play", player, dealer, ledger);
                }
                againstDealer(seat, "ante", player, dealer, ledger);
                if (seat.has("royal-family")) {
                    royalFamily(seat, table(round, "royal-family"), ledger);
                }
            }
            if (seat.has("seven-card")) {
                sevenCard(seat, round, ledger);
            }
        }
    }

    private static void againstDealer(Seat seat, String wager, Hand player, Hand dealer, Ledger ledger) {
        if (player.beats(dealer)) {
            ledger.win(seat, wager, Price.EVEN_MONEY, player.kind);
        } else if (player.ties(dealer)) {
            ledger.push(seat, wager, player.kind);
        } else {
            ledger.lose(seat, wager, player.kind);
        }
    }

    /** Getting Started 12 and the notes under its table. */
    private void monster(Seat seat, Hand player, Hand dealer, Round round, Ledger ledger) {
        boolean beats = player.beats(dealer);
        Paytable table = beats ? table(round, "monster") : Tables.BUSTED_MONSTER.get(round.tables.get("monster"));
        List<String> rows = new ArrayList<>(List.of(player.kind));
        if (player.is("mini-royal") && Cards.suit(player.cards[0]) == Cards.SPADES) {
            rows.add("spade-mini-royal");
        }
        Paytable.Row row = table.bestOf(rows).orElse(null);
        boolean pushes = beats ? player.is("flush")
                : player.ties(dealer) && (player.is("straight") || player.is("flush"));
        if (row != null) {
            ledger.row(beats ? "monster" : player.ties(dealer) ? "busted on a tie" : "busted on a loss", table,
                    row.name());
            ledger.win(seat, "monster", row.price(), player.kind);
        } else if (pushes) {
            ledger.push(seat, "monster", player.kind);
        } else {
            ledger.lose(seat, "monster", player.kind);
        }
    }

    private static void royalFamily(Seat seat, Paytable table, Ledger ledger) {
        Set<String> rows = royalFamilyRows(seat.cards);
        table.bestOf(rows).ifPresentOrElse(row -> {
            ledger.row("royal-family", table, row.name());
            ledger.win(seat, "royal-family", row.price(), royalFamilyHand(row.name()));
        }, () -> ledger.lose(seat, "royal-family", Hand.of(Hand.Order.FOUR, seat.cards).kind));
    }

    /** All rows that the four cards, or any three of them, fit. */
    static Set<String> royalFamilyRows(int[] four) {
        Set<String> rows = new HashSet<>();
        Hand all = Hand.of(Hand.Order.BLIND, four);
        switch (all.kind) {
            case "royal-flush" -> rows.addAll(List.of("royal-family", "4-card-straight-flush"));
            case "straight-flush" -> rows.add("4-card-straight-flush");
            case "four-of-a-kind" -> rows.add("four-of-a-kind");
            case "flush" -> rows.add("4-card-flush");
            case "straight" -> rows.add("4-card-straight");
            default -> { }
        }
        for (int[] three : Hand.choices(3, four)) {
            switch (Hand.of(Hand.Order.THREE, three).kind) {
                case "mini-royal" -> rows.addAll(List.of("mini-royal", "3-card-straight-flush"));
                case "straight-flush" -> rows.add("3-card-straight-flush");
                case "three-of-a-kind" -> rows.add("three-of-a-kind");
                case "straight" -> rows.add("3-card-straight");
                case "flush" -> rows.add("3-card-flush");
                default -> { }
            }
        }
        return rows;
    }

    private static String royalFamilyHand(String row) {
        if (row.equals("royal-family")) {
            return "royal-flush";
        }
        return row.startsWith("4-card-") || row.startsWith("3-card-") ? row.substring(7) : row;
    }

    /** Getting Started 14: the player's four cards and the dealer's three. */
    private void sevenCard(Seat seat, Round round, Ledger ledger) {
        int[] seven = Arrays.copyOf(seat.cards, 7);
        System.arraycopy(round.dealer, 0, seven, 4, 3);
        Paytable table = table(round, "seven-card");
        table.bestOf(sevenCardRows(seven)).ifPresentOrElse(row -> {
            ledger.row("seven-card", table, row.name());
            String hand = row.name().endsWith("-card-straight-flush") ? "straight-flush" : row.name();
            ledger.win(seat, "seven-card", row.price(), hand);
        }, () -> ledger.lose(seat, "seven-card", Hand.best(Hand.Order.FIVE, 5, seven).kind));
    }

    static Set<String> sevenCardRows(int[] seven) {
        Set<String> rows = new HashSet<>();
        for (int size = 5; size <= 7; size++) {
            for (int[] some : Hand.choices(size, seven)) {
                if (size == 5) {
                    rows.add(Hand.of(Hand.Order.FIVE, some).kind);
                } else if (isStraightFlush(some)) {
                    rows.add(size + "-card-straight-flush");
                }
            }
        }
        return rows;
    }

    /** Of six or seven cards; the order of five-card hands names it just as well, to the ace or not. */
    private static boolean isStraightFlush(int[] some) {
        String kind = Hand.of(Hand.Order.FIVE, some).kind;
        return kind.equals("straight-flush") || kind.equals("royal-flush");
    }
}
