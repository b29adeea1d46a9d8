package app.spoton.engine.oracle;

import app.spoton.engine.oracle.game.OracleFourCardPoker;
import app.spoton.engine.oracle.game.OracleGame;
import app.spoton.engine.oracle.game.OracleProgressive;
import app.spoton.engine.oracle.value.OracleCards;
import app.spoton.engine.oracle.value.OracleException;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHouse;
import app.spoton.engine.oracle.value.OracleMeter;
import app.spoton.engine.oracle.value.OracleMoney;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import app.spoton.engine.oracle.value.OracleSplit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * Checks the error codes in the order of the round format, each in the whole round before the next: first the table and
 * the dealer, then seat 1, seat 2 and so on. Every check may rely on the earlier ones.
 */
final class OracleChecks {
    /** Wagers that appear in results but cannot be bet. */
    private static final List<String> STEPS_ONLY = List.of("automatic-bonus", "envy");
    private static final int TABLE = OracleException.NO_SEAT;

    private final OracleRound round;
    private final OracleGame game;

    private OracleChecks(OracleRound round, OracleGame game) {
        this.round = round;
        this.game = game;
    }

    static void all(OracleRound round, OracleGame game) {
        OracleChecks checks = new OracleChecks(round, game);
        checks.paytables();
        checks.cards();
        checks.duplicateCards();
        checks.cardCounts();
        checks.amounts();
        checks.unknownWagers();
        round.seats.forEach(game::checkMissingWager);
        round.seats.forEach(game::checkUnequalWagers);
        round.seats.forEach(game::checkPlayEqualsAnte);
        round.seats.forEach(game::checkPlayOneToThreeTimesAnte);
        round.seats.forEach(game::checkRaise);
        round.seats.forEach(game::checkBlind);
        checks.limits();
        checks.duplicateSeats();
        round.seats.forEach(seat -> game.checkSplit(seat, round));
        round.seats.forEach(seat -> game.checkInstantWinner(seat, round));
        checks.missingMeter();
        round.seats.forEach(seat -> game.checkDecision(seat, round));
    }

    private void paytables() {
        round.namedTables.forEach((wager, table) -> {
            Map<String, OraclePaytable> known = game.tables.getOrDefault(wager, Map.of());
            if (table instanceof String id && known.containsKey(id)) {
                round.tables.put(wager, id);
            } else if (!known.isEmpty() || !OracleSettler.isPricedInSomeGame(wager)) {
                throw new OracleException(Code.UNKNOWN_PAYTABLE, TABLE, "No such table for " + wager);
            }
        });
        for (String wager : game.tables.keySet()) {
            if (!round.tables.containsKey(wager)) {
                round.tables.put(wager, game.tableLeftOut(wager, round.tables));
            }
        }
        for (String table : round.tables.values()) {
            if (OraclePaytables.INCOMPLETE.contains(table)) {
                throw new OracleException(Code.INCOMPLETE_PAYTABLE, TABLE, table + " lacks a price");
            }
        }
    }

    private void cards() {
        round.dealer = read(round.rawDealer, TABLE);
        for (OracleSeat seat : round.seats) {
            seat.cards = read(seat.rawCards, seat.number);
            for (OracleSplit hand : seat.hands) {
                hand.cards = read(hand.rawCards, seat.number);
                hand.drawn = read(hand.rawDrawn, seat.number);
            }
        }
    }

    private static int[] read(List<Object> named, int seat) {
        int[] cards = new int[named.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = OracleCards.read(named.get(i));
            if (cards[i] < 0) {
                throw new OracleException(Code.BAD_CARD, seat, "There is no such card");
            }
        }
        return cards;
    }

    private void duplicateCards() {
        boolean[] seen = new boolean[52];
        markSeen(round.dealer, seen, TABLE);
        for (OracleSeat seat : round.seats) {
            markSeen(seat.cards, seen, seat.number);
            for (OracleSplit hand : seat.hands) {
                markSeen(hand.drawn, seen, seat.number);
            }
        }
    }

    private static void markSeen(int[] cards, boolean[] seen, int seat) {
        for (int card : cards) {
            if (seen[card]) {
                throw new OracleException(Code.DUPLICATE_CARD, seat, OracleCards.text(card) + " is there twice");
            }
            seen[card] = true;
        }
    }

    private void cardCounts() {
        if (!isRightCount(round.dealer, game.dealerCards, round.isShown())) {
            throw new OracleException(Code.WRONG_CARD_COUNT, TABLE, "The dealer has a wrong number of cards");
        }
        for (OracleSeat seat : round.seats) {
            if (seat.unseen ? !mayBeUnseen(seat)
                    : !isRightCount(seat.cards, game.playerCards, round.isShown() || game.isBlindResolvedFirst())) {
                throw OracleGame.refuse(Code.WRONG_CARD_COUNT, seat, "a wrong number of cards");
            }
            game.checkHandCounts(seat, round);
        }
    }

    private static boolean isRightCount(int[] cards, int wanted, boolean needed) {
        return cards.length == wanted || (cards.length == 0 && !needed);
    }

    /** Allowed if the fold forfeits every wager of the seat; a wager that no game has is reported as UNKNOWN_WAGER. */
    private boolean mayBeUnseen(OracleSeat seat) {
        return seat.folded && seat.cards.length == 0 && !game.isBlindResolvedFirst() && seat.rawWagers.keySet().stream()
                .allMatch(wager -> !game.wagers.contains(wager) || game.forfeits(wager, round.house));
    }

    private void amounts() {
        OracleHouse house = round.house;
        if (house.raw.containsKey("smallest-chip")) {
            house.chip = OracleMoney.readPositive(house.raw.get("smallest-chip"), TABLE, "The smallest chip");
        }
        house.rawLimits.keySet().retainAll(game.wagers);
        for (Map.Entry<String, Map<String, Object>> limit : house.rawLimits.entrySet()) {
            if (limit.getValue().containsKey("min")) {
                house.least.put(limit.getKey(), OracleMoney.read(limit.getValue().get("min"), TABLE, "A limit"));
            }
            if (limit.getValue().containsKey("max")) {
                house.most.put(limit.getKey(), OracleMoney.read(limit.getValue().get("max"), TABLE, "A limit"));
            }
        }
        for (OracleMeter meter : round.meters.values()) {
            meter.amount = OracleMoney.read(meter.raw.getOrDefault("amount", ""), TABLE, "The meter");
            // Progressive: a seed of $0 is not allowed (docs/rules.md)
            if (meter.raw.containsKey("seed")) {
                meter.seed = OracleMoney.readPositive(meter.raw.get("seed"), TABLE, "The seed");
            }
            meter.reserve = OracleMoney.read(meter.raw.getOrDefault("reserve", "0.00"), TABLE, "The reserve");
        }
        for (OracleSeat seat : round.seats) {
            for (Map.Entry<String, Object> wager : seat.rawWagers.entrySet()) {
                String name = wager.getKey();
                if ("?".equals(wager.getValue()) && !name.equals("progressive")) {
                    seat.uncounted.add(name);
                } else {
                    seat.wagers.put(name, OracleMoney.readPositive(wager.getValue(), seat.number, name));
                }
            }
        }
    }

    private void unknownWagers() {
        if (game instanceof OracleFourCardPoker) {
            for (String wager : round.house.order) {
                if (!OracleSettler.isWagerOfSomeGame(wager) && !STEPS_ONLY.contains(wager)) {
                    throw new OracleException(Code.UNKNOWN_WAGER, TABLE, "The order names " + wager);
                }
            }
        }
        for (OracleSeat seat : round.seats) {
            for (String wager : seat.rawWagers.keySet()) {
                if (!game.wagers.contains(wager)) {
                    throw OracleGame.refuse(Code.UNKNOWN_WAGER, seat, "there is no wager " + wager);
                }
            }
        }
    }

    private void limits() {
        for (OracleSeat seat : round.seats) {
            for (Map.Entry<String, BigDecimal> wager : seat.wagers.entrySet()) {
                BigDecimal least = round.house.least.getOrDefault(wager.getKey(), wager.getValue());
                BigDecimal most = round.house.most.getOrDefault(wager.getKey(), wager.getValue());
                if (wager.getValue().compareTo(least) < 0 || wager.getValue().compareTo(most) > 0) {
                    throw OracleGame.refuse(Code.LIMIT, seat, wager.getKey() + " is outside the table's limits");
                }
            }
        }
    }

    private void duplicateSeats() {
        for (int i = 1; i < round.seats.size(); i++) {
            if (round.seats.get(i).number == round.seats.get(i - 1).number) {
                throw OracleGame.refuse(Code.DUPLICATE_SEAT, round.seats.get(i), "is there twice");
            }
        }
    }

    private void missingMeter() {
        for (OracleSeat seat : round.seats) {
            if (seat.has("progressive")) {
                for (OraclePrice price : game.table(round, "progressive").rows().values()) {
                    if (price.kind() == OraclePrice.Kind.PERCENT && !round.meters.containsKey(price.meter())) {
                        throw OracleGame.refuse(Code.MISSING_METER, seat, "there is no " + price.meter() + " meter");
                    }
                }
            }
        }
        for (OracleSeat seat : round.seats) {
            if (OracleProgressive.isResolved(seat, round) && OracleProgressive.needsSeed(seat, round)) {
                throw OracleGame.refuse(Code.MISSING_METER, seat, "the meter that it wins has no seed");
            }
        }
    }
}
