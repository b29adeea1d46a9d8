package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** 3 Card Fury Procedure Manual. */
public final class OracleThreeCardFury extends OracleGame {
    public OracleThreeCardFury() {
        super("three-card-fury", 4, 3, List.of("ante", "monster", "play", "royal-family", "seven-card"), Map.of(
                "monster", OraclePaytables.MONSTER,
                "royal-family", OraclePaytables.ROYAL_FAMILY,
                "seven-card", OraclePaytables.SEVEN_CARD));
    }

    @Override
    public String tableLeftOut(String wager, Map<String, String> named) {
        return switch (wager) {
            case "monster" -> "M-8";
            case "royal-family" -> "RF-8";
            default -> "SC-2";
        };
    }

    @Override
    public void checkMissingWager(OracleSeat seat) {
        require(seat, "ante", "monster");
    }

    @Override
    public void checkUnequalWagers(OracleSeat seat) {
        requireEqual(seat, "ante", "monster");
    }

    @Override
    public void checkPlayEqualsAnte(OracleSeat seat) {
        if (seat.isCounted("play", "ante") && seat.bet("play").compareTo(seat.bet("ante")) != 0) {
            throw refuse(Code.PLAY_NOT_EQUAL_ANTE, seat, "play must equal the ante");
        }
    }

    /** Getting Started 4. */
    @Override
    public boolean forfeits(String wager, OracleHouse house) {
        return !wager.equals("seven-card");
    }

    @Override
    public void settleShown(OracleRound round, OracleResult result) {
        OracleHand dealer = OracleHand.of(OracleHand.Order.THREE, round.dealer);
        boolean qualifies = dealer.isHighOrBetter(OracleCards.KING);
        result.dealer(dealer, qualifies);
        if (!qualifies) {
            // Dealer Protocol 5A
            for (OracleSeat seat : round.fromTheRight()) {
                if (seat.has("play")) {
                    result.giveBack(seat, "play");
                }
            }
        }
        // Dealer Protocol 5B, C, D
        for (OracleSeat seat : round.fromTheRight()) {
            if (!seat.folded) {
                OracleHand player = OracleHand.best(OracleHand.Order.THREE, 3, seat.cards);
                monster(seat, player, dealer, round, result);
                if (qualifies) {
                    againstDealer(seat, "play", player, dealer, result);
                }
                againstDealer(seat, "ante", player, dealer, result);
                if (seat.has("royal-family")) {
                    royalFamily(seat, table(round, "royal-family"), result);
                }
            }
            if (seat.has("seven-card")) {
                sevenCard(seat, round, result);
            }
        }
    }

    private static void againstDealer(OracleSeat seat, String wager, OracleHand player, OracleHand dealer,
            OracleResult result) {
        if (player.beats(dealer)) {
            result.win(seat, wager, OraclePrice.EVEN_MONEY, player.kind);
        } else if (player.ties(dealer)) {
            result.push(seat, wager, player.kind);
        } else {
            result.lose(seat, wager, player.kind);
        }
    }

    /** Getting Started 12 and the notes below its table. */
    private void monster(OracleSeat seat, OracleHand player, OracleHand dealer, OracleRound round, OracleResult result) {
        boolean beats = player.beats(dealer);
        OraclePaytable table = beats ? table(round, "monster")
                : OraclePaytables.BUSTED_MONSTER.get(round.tables.get("monster"));
        List<String> rows = new ArrayList<>(List.of(player.kind));
        if (player.is("mini-royal") && OracleCards.suit(player.cards[0]) == OracleCards.SPADES) {
            rows.add("spade-mini-royal");
        }
        OraclePaytable.OracleRow row = table.bestOf(rows).orElse(null);
        boolean pushes = beats ? player.is("flush")
                : player.ties(dealer) && (player.is("straight") || player.is("flush"));
        if (row != null) {
            result.row(beats ? "monster" : player.ties(dealer) ? "busted on a tie" : "busted on a loss", table,
                    row.name());
            result.win(seat, "monster", row.price(), player.kind);
        } else if (pushes) {
            result.push(seat, "monster", player.kind);
        } else {
            result.lose(seat, "monster", player.kind);
        }
    }

    private static void royalFamily(OracleSeat seat, OraclePaytable table, OracleResult result) {
        Set<String> rows = royalFamilyRows(seat.cards);
        table.bestOf(rows).ifPresentOrElse(row -> {
            result.row("royal-family", table, row.name());
            result.win(seat, "royal-family", row.price(), royalFamilyHand(row.name()));
        }, () -> result.lose(seat, "royal-family", OracleHand.of(OracleHand.Order.FOUR, seat.cards).kind));
    }

    /** All rows that the four cards, or any three of them, match. */
    public static Set<String> royalFamilyRows(int[] four) {
        Set<String> rows = new HashSet<>();
        OracleHand all = OracleHand.of(OracleHand.Order.BLIND, four);
        switch (all.kind) {
            case "royal-flush" -> rows.addAll(List.of("royal-family", "4-card-straight-flush"));
            case "straight-flush" -> rows.add("4-card-straight-flush");
            case "four-of-a-kind" -> rows.add("four-of-a-kind");
            case "flush" -> rows.add("4-card-flush");
            case "straight" -> rows.add("4-card-straight");
            default -> { }
        }
        for (int[] three : OracleHand.choices(3, four)) {
            switch (OracleHand.of(OracleHand.Order.THREE, three).kind) {
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
    private void sevenCard(OracleSeat seat, OracleRound round, OracleResult result) {
        int[] seven = Arrays.copyOf(seat.cards, 7);
        System.arraycopy(round.dealer, 0, seven, 4, 3);
        OraclePaytable table = table(round, "seven-card");
        table.bestOf(sevenCardRows(seven)).ifPresentOrElse(row -> {
            result.row("seven-card", table, row.name());
            String hand = row.name().endsWith("-card-straight-flush") ? "straight-flush" : row.name();
            result.win(seat, "seven-card", row.price(), hand);
        }, () -> result.lose(seat, "seven-card", OracleHand.best(OracleHand.Order.FIVE, 5, seven).kind));
    }

    public static Set<String> sevenCardRows(int[] seven) {
        Set<String> rows = new HashSet<>();
        for (int size = 5; size <= 7; size++) {
            for (int[] some : OracleHand.choices(size, seven)) {
                if (size == 5) {
                    rows.add(OracleHand.of(OracleHand.Order.FIVE, some).kind);
                } else if (isStraightFlush(some)) {
                    rows.add(size + "-card-straight-flush");
                }
            }
        }
        return rows;
    }

    /** For six or seven cards; the five-card hand order recognizes a straight flush of any length. */
    private static boolean isStraightFlush(int[] some) {
        String kind = OracleHand.of(OracleHand.Order.FIVE, some).kind;
        return kind.equals("straight-flush") || kind.equals("royal-flush");
    }
}
