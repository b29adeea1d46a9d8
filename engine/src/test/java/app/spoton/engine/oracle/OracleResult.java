package app.spoton.engine.oracle;

import app.spoton.engine.oracle.OracleRound.Seat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** What the dealer does, step by step, and what every seat gets back by it. */
final class OracleResult {
    private static final String NOTHING = "0.00";
    /** In the place of an amount that depends on a wager that was not counted. */
    private static final String UNCOUNTED = "?";

    private final Map<String, Object> dealer = new LinkedHashMap<>();
    private final List<Object> steps = new ArrayList<>();
    private final Map<Integer, BigDecimal> returned = new LinkedHashMap<>();
    private final BigDecimal chip;
    private final Consumer<String> rowsPaid;

    OracleResult(BigDecimal chip, Consumer<String> rowsPaid) {
        this.chip = chip;
        this.rowsPaid = rowsPaid;
    }

    void dealer(OracleHand hand, boolean qualifies) {
        List<Object> cards = new ArrayList<>();
        for (int card : hand.cards) {
            cards.add(OracleCards.text(card));
        }
        dealer.put("hand", hand.kind);
        dealer.put("cards", cards);
        dealer.put("qualifies", qualifies);
    }

    /** For the tests that want to know that every row of every table has been paid. */
    void row(String table, OraclePaytable paytable, String row) {
        rowsPaid.accept(table + " " + paytable.id() + " " + row);
    }

    void forfeit(Seat seat, String wager) {
        step(seat, wager, "lose", stake(seat, wager), NOTHING);
    }

    void lose(Seat seat, String wager, String hand) {
        step(seat, wager, "lose", stake(seat, wager), NOTHING).put("hand", hand);
    }

    /** Given back before the seat's hand is looked at. */
    void giveBack(Seat seat, String wager) {
        step(seat, wager, "push", stake(seat, wager), NOTHING);
        returnStake(seat, wager);
    }

    void push(Seat seat, String wager, String hand) {
        step(seat, wager, "push", stake(seat, wager), NOTHING).put("hand", hand);
        returnStake(seat, wager);
    }

    /** A 'to 1' win: the pay and the stake. */
    void win(Seat seat, String wager, OraclePrice price, String hand) {
        bonus(seat, wager, wager, price, hand);
        returnStake(seat, wager);
    }

    /** Paid on the amount of a wager that has its own step. Nobody can say how much an uncounted wager pays. */
    void bonus(Seat seat, String name, String wager, OraclePrice price, String hand) {
        if (seat.isCounted(wager)) {
            BigDecimal pay = price.on(seat.bet(wager), chip);
            paid(seat, name, stake(seat, wager), pay.toPlainString(), price, hand);
            returns(seat, pay);
        } else {
            paid(seat, name, UNCOUNTED, UNCOUNTED, price, hand);
        }
    }

    /** A win from a meter: exact to the cent whatever the smallest chip. Returns what was paid. */
    BigDecimal meterPrize(Seat seat, String wager, BigDecimal meter, OraclePrice price, String hand) {
        return prize(seat, wager, price.on(meter, OracleMoney.CENT), price, hand);
    }

    /** A 'for 1' win: the whole prize, without the stake. Returns what was paid. */
    BigDecimal fixedPrize(Seat seat, String wager, BigDecimal of, OraclePrice price, String hand) {
        return prize(seat, wager, price.on(of, chip), price, hand);
    }

    private BigDecimal prize(Seat seat, String wager, BigDecimal pay, OraclePrice price, String hand) {
        paid(seat, wager, stake(seat, wager), pay.toPlainString(), price, hand);
        returns(seat, pay);
        return pay;
    }

    void envy(Seat seat, Seat from, BigDecimal dollars, String hand) {
        BigDecimal pay = OraclePrice.EVEN_MONEY.on(dollars, chip);
        Map<String, Object> step = step(seat, "envy", "win", NOTHING, pay.toPlainString());
        step.put("hand", hand);
        step.put("from", from.number);
        returns(seat, pay);
    }

    private void paid(Seat seat, String wager, String stake, String pay, OraclePrice price, String hand) {
        Map<String, Object> step = step(seat, wager, "win", stake, pay);
        step.put("odds", price.text());
        step.put("hand", hand);
    }

    private Map<String, Object> step(Seat seat, String wager, String outcome, String stake, String pay) {
        Map<String, Object> step = new LinkedHashMap<>();
        steps.add(step);
        step.put("step", steps.size());
        step.put("seat", seat.number);
        step.put("wager", wager);
        step.put("outcome", outcome);
        step.put("stake", stake);
        step.put("pay", pay);
        return step;
    }

    private static String stake(Seat seat, String wager) {
        return seat.isCounted(wager) ? seat.bet(wager).toPlainString() : UNCOUNTED;
    }

    private void returnStake(Seat seat, String wager) {
        if (seat.isCounted(wager)) {
            returns(seat, seat.bet(wager));
        }
    }

    private void returns(Seat seat, BigDecimal chips) {
        returned.merge(seat.number, chips, BigDecimal::add);
    }

    void writeTo(Map<String, Object> result, OracleRound round) {
        if (!round.isShown()) {
            result.put("stage", round.stage.name().toLowerCase(Locale.ROOT));
            result.put("steps", steps);
            return;
        }
        result.put("dealer", dealer);
        result.put("steps", steps);
        List<Object> seats = new ArrayList<>();
        for (Seat seat : round.seats) {
            BigDecimal bets = seat.wagers.values().stream().reduce(OracleMoney.NONE, BigDecimal::add);
            BigDecimal back = returned.getOrDefault(seat.number, OracleMoney.NONE);
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("seat", seat.number);
            boolean counted = seat.uncounted.isEmpty();
            line.put("returned", counted ? back.toPlainString() : UNCOUNTED);
            line.put("net", counted ? back.subtract(bets).toPlainString() : UNCOUNTED);
            seats.add(line);
        }
        result.put("seats", seats);
        if (!round.meters.isEmpty()) {
            Map<String, Object> meters = new LinkedHashMap<>();
            round.meters.forEach((name, meter) -> {
                Map<String, Object> left = new LinkedHashMap<>();
                left.put("amount", meter.amount.toPlainString());
                left.put("reserve", meter.reserve.toPlainString());
                meters.put(name, left);
            });
            result.put("meters", meters);
        }
    }
}
