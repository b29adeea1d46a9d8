package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import app.spoton.engine.second.Round.Seat;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * The error codes in the order of the round format, each looked for in the whole round before the next: the table and
 * the dealer first, then seat 1, seat 2 and so on. Every check may rely on those before it.
 */
final class Checks {
    private static final int TABLE = Refusal.NO_SEAT;

    private final Round round;
    private final Game game;

    private Checks(Round round, Game game) {
        this.round = round;
        this.game = game;
    }

    static void all(Round round, Game game) {
        Checks checks = new Checks(round, game);
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
        round.seats.forEach(game::checkSplit);
        round.seats.forEach(seat -> game.checkInstantWinner(seat, round.tables));
        checks.missingMeter();
        round.seats.forEach(seat -> game.checkDecision(seat, round.tables));
    }

    private void paytables() {
        round.namedTables.forEach((wager, table) -> {
            Map<String, Paytable> known = game.tables.getOrDefault(wager, Map.of());
            if (table instanceof String id && known.containsKey(id)) {
                round.tables.put(wager, id);
            } else if (!known.isEmpty() || !SecondSettler.isPricedInSomeGame(wager)) {
                throw new Refusal(Code.UNKNOWN_PAYTABLE, TABLE, "No such table for " + wager);
            }
        });
        for (String wager : game.tables.keySet()) {
            if (!round.tables.containsKey(wager)) {
                round.tables.put(wager, game.tableLeftOut(wager, round.tables));
            }
        }
        for (String table : round.tables.values()) {
            if (Tables.INCOMPLETE.contains(table)) {
                throw new Refusal(Code.INCOMPLETE_PAYTABLE, TABLE, table + " lacks a price");
            }
        }
    }

    private void cards() {
        round.dealer = read(round.rawDealer, TABLE);
        for (Seat seat : round.seats) {
            seat.cards = read(seat.rawCards, seat.number);
            for (Round.Split hand : seat.hands) {
                hand.cards = read(hand.rawCards, seat.number);
                hand.drawn = read(hand.rawDrawn, seat.number);
            }
        }
    }

    private static int[] read(List<Object> named, int seat) {
        int[] cards = new int[named.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Cards.read(named.get(i));
            if (cards[i] < 0) {
                throw new Refusal(Code.BAD_CARD, seat, "There is no such card");
            }
        }
        return cards;
    }

    private void duplicateCards() {
        boolean[] seen = new boolean[52];
        see(round.dealer, seen, TABLE);
        for (Seat seat : round.seats) {
            see(seat.cards, seen, seat.number);
            for (Round.Split hand : seat.hands) {
                see(hand.drawn, seen, seat.number);
            }
        }
    }

    private static void see(int[] cards, boolean[] seen, int seat) {
        for (int card : cards) {
            if (seen[card]) {
                throw new Refusal(Code.DUPLICATE_CARD, seat, Cards.text(card) + " is there twice");
            }
            seen[card] = true;
        }
    }

    private void cardCounts() {
        if (round.dealer.length != game.dealerCards) {
            throw new Refusal(Code.WRONG_CARD_COUNT, TABLE, "The dealer has a wrong number of cards");
        }
        for (Seat seat : round.seats) {
            if (seat.cards.length != game.playerCards) {
                throw Game.refuse(Code.WRONG_CARD_COUNT, seat, "a wrong number of cards");
            }
            game.checkHandCounts(seat);
        }
    }

    private void amounts() {
        Round.House house = round.house;
        if (house.raw.containsKey("smallest-chip")) {
            house.chip = Money.readPositive(house.raw.get("smallest-chip"), TABLE, "The smallest chip");
        }
        house.rawLimits.keySet().retainAll(game.wagers);
        for (Map.Entry<String, Map<String, Object>> limit : house.rawLimits.entrySet()) {
            if (limit.getValue().containsKey("min")) {
                house.least.put(limit.getKey(), Money.read(limit.getValue().get("min"), TABLE, "A limit"));
            }
            if (limit.getValue().containsKey("max")) {
                house.most.put(limit.getKey(), Money.read(limit.getValue().get("max"), TABLE, "A limit"));
            }
        }
        for (Round.Meter meter : round.meters.values()) {
            meter.amount = Money.read(meter.raw.getOrDefault("amount", ""), TABLE, "The meter");
            // games.md, Progressive: a seed of $0 is refused
            if (meter.raw.containsKey("seed")) {
                meter.seed = Money.readPositive(meter.raw.get("seed"), TABLE, "The seed");
            }
            meter.reserve = Money.read(meter.raw.getOrDefault("reserve", "0.00"), TABLE, "The reserve");
        }
        for (Seat seat : round.seats) {
            for (Map.Entry<String, Object> wager : seat.rawWagers.entrySet()) {
                seat.wagers.put(wager.getKey(), Money.readPositive(wager.getValue(), seat.number, wager.getKey()));
            }
        }
    }

    private void unknownWagers() {
        if (game instanceof FourCardPoker) {
            for (String wager : round.house.order) {
                if (!SecondSettler.isWagerOfSomeGame(wager) && !wager.equals("automatic-bonus") && !wager.equals("envy")) {
                    throw new Refusal(Code.UNKNOWN_WAGER, TABLE, "The order names " + wager);
                }
            }
        }
        for (Seat seat : round.seats) {
            for (String wager : seat.wagers.keySet()) {
                if (!game.wagers.contains(wager)) {
                    throw Game.refuse(Code.UNKNOWN_WAGER, seat, "there is no wager " + wager);
                }
            }
        }
    }

    private void limits() {
        for (Seat seat : round.seats) {
            for (Map.Entry<String, BigDecimal> wager : seat.wagers.entrySet()) {
                BigDecimal least = round.house.least.getOrDefault(wager.getKey(), wager.getValue());
                BigDecimal most = round.house.most.getOrDefault(wager.getKey(), wager.getValue());
                if (wager.getValue().compareTo(least) < 0 || wager.getValue().compareTo(most) > 0) {
                    throw Game.refuse(Code.LIMIT, seat, wager.getKey() + " is outside the table's limits");
                }
            }
        }
    }

    private void duplicateSeats() {
        for (int i = 1; i < round.seats.size(); i++) {
            if (round.seats.get(i).number == round.seats.get(i - 1).number) {
                throw Game.refuse(Code.DUPLICATE_SEAT, round.seats.get(i), "is there twice");
            }
        }
    }

    private void missingMeter() {
        for (Seat seat : round.seats) {
            if (seat.has("progressive")) {
                for (Price price : game.table(round, "progressive").rows().values()) {
                    if (price.kind() == Price.Kind.PERCENT && !round.meters.containsKey(price.meter())) {
                        throw Game.refuse(Code.MISSING_METER, seat, "there is no " + price.meter() + " meter");
                    }
                }
            }
        }
        for (Seat seat : round.seats) {
            if (Progressive.isResolved(seat, round) && Progressive.needsSeed(seat, round)) {
                throw Game.refuse(Code.MISSING_METER, seat, "the meter that it wins has no seed");
            }
        }
    }
}
