package app.spoton.engine.oracle.value;

import app.spoton.engine.oracle.value.OracleSeat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** What the dealer does, step by step, and what every seat receives. */
public final class OracleResult {
    private static final String NOTHING = "0.00";
    /** Written in place of an amount that depends on an uncounted wager. */
    private static final String UNCOUNTED = "?";

    private final Map<String, Object> dealer = new LinkedHashMap<>();
    private final List<Object> steps = new ArrayList<>();
    private final Map<Integer, BigDecimal> returned = new LinkedHashMap<>();
    private final BigDecimal chip;
    private final Consumer<String> rowsPaid;

    public OracleResult(BigDecimal chip, Consumer<String> rowsPaid) {
        this.chip = chip;
        this.rowsPaid = rowsPaid;
    }

    public void dealer(OracleHand hand, boolean qualifies) {
        List<Object> cards = new ArrayList<>();
        for (int card : hand.cards) {
            cards.add(OracleCards.text(card));
        }
        dealer.put("hand", hand.kind);
        dealer.put("cards", cards);
        dealer.put("qualifies", qualifies);
    }

    /** Reports a paid row to the tests that check that every row of every paytable has been paid. */
    public void row(String table, OraclePaytable paytable, String row) {
        rowsPaid.accept(table + " " + paytable.id() + " " + row);
    }

    public void forfeit(OracleSeat seat, String wager) {
        step(seat, wager, "lose", stake(seat, wager), NOTHING);
    }

    public void lose(OracleSeat seat, String wager, String hand) {
        step(seat, wager, "lose", stake(seat, wager), NOTHING).put("hand", hand);
    }

    /** Returned before the seat's hand is compared. */
    public void giveBack(OracleSeat seat, String wager) {
        step(seat, wager, "push", stake(seat, wager), NOTHING);
        returnStake(seat, wager);
    }

    public void push(OracleSeat seat, String wager, String hand) {
        step(seat, wager, "push", stake(seat, wager), NOTHING).put("hand", hand);
        returnStake(seat, wager);
    }

    /** A 'to 1' win: the pay and the stake. */
    public void win(OracleSeat seat, String wager, OraclePrice price, String hand) {
        bonus(seat, wager, wager, price, hand);
        returnStake(seat, wager);
    }

    /** Paid on the amount of a wager that has its own step. The pay on an uncounted wager is unknown. */
    public void bonus(OracleSeat seat, String name, String wager, OraclePrice price, String hand) {
        if (seat.isCounted(wager)) {
            BigDecimal pay = price.on(seat.bet(wager), chip);
            paid(seat, name, stake(seat, wager), pay.toPlainString(), price, hand);
            returns(seat, pay);
        } else {
            paid(seat, name, UNCOUNTED, UNCOUNTED, price, hand);
        }
    }

    /** A win from a meter: exact to the cent regardless of the smallest chip. Returns what was paid. */
    public BigDecimal meterPrize(OracleSeat seat, String wager, BigDecimal meter, OraclePrice price, String hand) {
        return prize(seat, wager, price.on(meter, OracleMoney.CENT), price, hand);
    }

    /** A 'for 1' win: the whole prize, without the stake. Returns what was paid. */
    public BigDecimal fixedPrize(OracleSeat seat, String wager, BigDecimal of, OraclePrice price, String hand) {
        return prize(seat, wager, price.on(of, chip), price, hand);
    }

    private BigDecimal prize(OracleSeat seat, String wager, BigDecimal pay, OraclePrice price, String hand) {
        paid(seat, wager, stake(seat, wager), pay.toPlainString(), price, hand);
        returns(seat, pay);
        return pay;
    }

    public void envy(OracleSeat seat, OracleSeat from, BigDecimal dollars, String hand) {
        BigDecimal pay = OraclePrice.EVEN_MONEY.on(dollars, chip);
        Map<String, Object> step = step(seat, "envy", "win", NOTHING, pay.toPlainString());
        step.put("hand", hand);
        step.put("from", from.number);
        returns(seat, pay);
    }

    private void paid(OracleSeat seat, String wager, String stake, String pay, OraclePrice price, String hand) {
        Map<String, Object> step = step(seat, wager, "win", stake, pay);
        step.put("odds", price.text());
        step.put("hand", hand);
    }

    private Map<String, Object> step(OracleSeat seat, String wager, String outcome, String stake, String pay) {
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

    private static String stake(OracleSeat seat, String wager) {
        return seat.isCounted(wager) ? seat.bet(wager).toPlainString() : UNCOUNTED;
    }

    private void returnStake(OracleSeat seat, String wager) {
        if (seat.isCounted(wager)) {
            returns(seat, seat.bet(wager));
        }
    }

    private void returns(OracleSeat seat, BigDecimal chips) {
        returned.merge(seat.number, chips, BigDecimal::add);
    }

    public void writeTo(Map<String, Object> result, OracleRound round) {
        if (!round.isShown()) {
            result.put("stage", round.stage.name().toLowerCase(Locale.ROOT));
            result.put("steps", steps);
            return;
        }
        result.put("dealer", dealer);
        result.put("steps", steps);
        List<Object> seats = new ArrayList<>();
        for (OracleSeat seat : round.seats) {
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
