package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import app.spoton.engine.oracle.value.OracleSplit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** 4 Card Split Rules of Play: version 2 in its first half, version 1 in its second. */
public final class OracleFourCardSplit extends OracleGame {
    public OracleFourCardSplit() {
        super("four-card-split", 4, 4, List.of("ante-1", "ante-2", "blind", "play-1", "play-2"), Map.of(
                "blind", OraclePaytables.BLIND,
                "ante", OraclePaytables.DRAW_ANTE));
    }

    /** The layout in version 2 shows P3; each set of blind payouts in version 1 has its own ante payouts. */
    @Override
    public String tableLeftOut(String wager, Map<String, String> named) {
        if (wager.equals("blind")) {
            return "V2-P3";
        }
        String blind = named.getOrDefault("blind", "V2-P3");
        if (blind.startsWith("V2")) {
            return "V2-ANTE";
        }
        return blind.startsWith("V1-1") ? "V1-ANTE-I" : "V1-ANTE-II";
    }

    @Override
    public void checkMissingWager(OracleSeat seat) {
        require(seat, "ante-1", "ante-2", "blind");
    }

    @Override
    public void checkUnequalWagers(OracleSeat seat) {
        requireEqual(seat, "ante-1", "ante-2");
    }

    @Override
    public void checkPlayEqualsAnte(OracleSeat seat) {
        OracleSplitChecks.playEqualsAnte(seat);
    }

    @Override
    public void checkBlind(OracleSeat seat) {
        OracleSplitChecks.blind(seat);
    }

    @Override
    public void checkHandCounts(OracleSeat seat, OracleRound round) {
        OracleSplitChecks.handCounts(seat, round);
    }

    @Override
    public void checkSplit(OracleSeat seat, OracleRound round) {
        OracleSplitChecks.split(seat, round);
    }

    @Override
    public void checkInstantWinner(OracleSeat seat, OracleRound round) {
        OracleSplitChecks.instantWinner(seat, round);
    }

    @Override
    public void checkDecision(OracleSeat seat, OracleRound round) {
        OracleSplitChecks.decision(seat, round);
    }

    /** The blind remains in play, so a seat always shows its four cards. */
    @Override
    public boolean isBlindResolvedFirst() {
        return true;
    }

    /** What three cards pay as an instant winner. */
    public static Optional<OraclePaytable.OracleRow> instant(int[] three, Map<String, String> tables) {
        OracleHand hand = OracleHand.of(OracleHand.Order.THREE, three);
        return OraclePaytables.INSTANT_ANTE.get(tables.get("ante")).bestOf(List.of(hand.kind));
    }

    /** Every choice of three of the four cards that may be taken as the instant winner; empty if none pays. */
    public static List<int[]> instantWinners(int[] four, Map<String, String> tables, boolean any) {
        List<int[]> winners = new ArrayList<>();
        OraclePrice most = OraclePrice.to(0, 1);
        for (int[] three : OracleHand.choices(3, four)) {
            OraclePrice price = instant(three, tables).map(OraclePaytable.OracleRow::price).orElse(OraclePrice.to(0, 1));
            if (price.isMoreThan(most) && !any) {
                winners.clear();
                most = price;
            }
            if (price.times() > 0 && (any || price.isAsMuchAs(most))) {
                winners.add(three);
            }
        }
        return winners;
    }

    public static boolean isInstantWinner(OracleSplit hand, Map<String, String> tables) {
        return hand.cards.length == 3 && instant(hand.cards, tables).isPresent();
    }

    public static boolean isFolded(OracleSeat seat, int hand) {
        return seat.folded || seat.hands.get(hand).folded;
    }

    /** In this game each hand is folded separately; see settle. */
    @Override
    public boolean forfeits(String wager, OracleHouse house) {
        return false;
    }

    @Override
    public void settleDealt(OracleRound round, OracleResult result) {
        for (OracleSeat seat : round.fromTheRight()) {
            blind(seat, table(round, "blind"), result);
        }
    }

    @Override
    public void settleDecided(OracleRound round, OracleResult result) {
        for (OracleSeat seat : round.fromTheRight()) {
            for (int i = 0; i < 2; i++) {
                if (seat.hands.isEmpty() || isFolded(seat, i)) {
                    result.forfeit(seat, "ante-" + (i + 1));
                } else if (isInstantWinner(seat.hands.get(i), round.tables)) {
                    instantWinner(seat, i, round, result);
                }
            }
        }
    }

    @Override
    public void settleShown(OracleRound round, OracleResult result) {
        boolean version2 = round.tables.get("blind").startsWith("V2");
        OracleHand dealer = version2 ? withUpCard(round.dealer)
                : OracleHand.best(OracleHand.Order.THREE, 3, round.dealer);
        boolean qualifies = dealer.isHighOrBetter(version2 ? OracleCards.KING : OracleCards.QUEEN);
        result.dealer(dealer, qualifies);
        if (!qualifies) {
            for (OracleSeat seat : round.fromTheRight()) {
                for (int i = 1; i <= 2; i++) {
                    if (seat.has("play-" + i)) {
                        result.giveBack(seat, "play-" + i);
                    }
                }
            }
        }
        for (OracleSeat seat : round.fromTheRight()) {
            for (int i = 0; i < 2; i++) {
                if (seat.has("play-" + (i + 1))) {
                    played(seat, i, dealer, qualifies, table(round, "ante"), result);
                }
            }
        }
    }

    /** Version 2, (6): the up card and two of the other three. */
    private static OracleHand withUpCard(int[] dealer) {
        OracleHand best = null;
        for (int[] two : OracleHand.choices(2, dealer[1], dealer[2], dealer[3])) {
            OracleHand hand = OracleHand.of(OracleHand.Order.THREE, dealer[0], two[0], two[1]);
            boolean better = best == null || hand.beats(best);
            boolean suits = best != null && hand.ties(best) && Arrays.compare(hand.cards, best.cards) > 0;
            if (better || suits) {
                best = hand;
            }
        }
        return best;
    }

    private static void blind(OracleSeat seat, OraclePaytable table, OracleResult result) {
        OracleHand hand = OracleHand.of(OracleHand.Order.BLIND, seat.cards);
        table.bestOf(FourCardRules.rows(hand)).ifPresentOrElse(row -> {
            result.row("blind", table, row.name());
            result.win(seat, "blind", row.price(), hand.kind);
        }, () -> result.lose(seat, "blind", hand.kind));
    }

    private static void instantWinner(OracleSeat seat, int i, OracleRound round, OracleResult result) {
        OraclePaytable.OracleRow row = instant(seat.hands.get(i).cards, round.tables).orElseThrow();
        result.row("instant", OraclePaytables.INSTANT_ANTE.get(round.tables.get("ante")), row.name());
        result.win(seat, "ante-" + (i + 1), row.price(), row.name());
    }

    private static void played(OracleSeat seat, int i, OracleHand dealer, boolean qualifies, OraclePaytable table,
            OracleResult result) {
        OracleSplit split = seat.hands.get(i);
        int[] three = Arrays.copyOf(split.cards, 3);
        System.arraycopy(split.drawn, 0, three, split.cards.length, split.drawn.length);
        OracleHand hand = OracleHand.of(OracleHand.Order.THREE, three);
        String play = "play-" + (i + 1);
        String ante = "ante-" + (i + 1);
        if (hand.beats(dealer)) {
            if (qualifies) {
                result.win(seat, play, OraclePrice.EVEN_MONEY, hand.kind);
            }
            OraclePaytable.OracleRow row = table.bestOf(List.of(hand.kind))
                    .orElse(new OraclePaytable.OracleRow("others", OraclePrice.EVEN_MONEY));
            result.row("ante", table, row.name());
            result.win(seat, ante, row.price(), hand.kind);
        } else if (hand.ties(dealer)) {
            if (qualifies) {
                result.push(seat, play, hand.kind);
            }
            result.push(seat, ante, hand.kind);
        } else {
            if (qualifies) {
                result.lose(seat, play, hand.kind);
            }
            result.lose(seat, ante, hand.kind);
        }
    }
}
