package app.spoton.engine.second;

import app.spoton.engine.second.Round.Seat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What the dealer does, step by step, and what every seat gets back by it. */
final class Ledger {
    private final Map<String, Object> dealer = new LinkedHashMap<>();
    private final List<Object> steps = new ArrayList<>();
    private final Map<Integer, BigDecimal> returned = new LinkedHashMap<>();
    private final BigDecimal chip;
    private final Consumer<String> rowsPaid;

    Ledger(BigDecimal chip, Consumer<String> rowsPaid) {
        this.chip = chip;
        this.rowsPaid = rowsPaid;
    }

    void dealer(Hand hand, boolean qualifies) {
        List<Object> cards = new ArrayList<>();
        for (int card : hand.cards) {
            cards.add(Cards.text(card));
        }
        dealer.put("hand", hand.kind);
        dealer.put("cards", cards);
        dealer.put("qualifies", qualifies);
    }

    /** For the tests that want to know that every row of every table has been paid. */
    void row(String table, Paytable paytable, String row) {
        rowsPaid.accept(table + " " + paytable.id() + " " + row);
    }

    void forfeit(Seat seat, String wager) {
        step(seat, wager, "lose", seat.bet(wager), Money.NONE);
    }

    void lose(Seat seat, String wager, String hand) {
        step(seat, wager, "lose", seat.bet(wager), Money.NONE).put("hand", hand);
    }

    /** Given back before the seat's hand is looked at. */
    void giveBack(Seat seat, String wager) {
        step(seat, wager, "push", seat.bet(wager), Money.NONE);
        returns(seat, seat.bet(wager));
    }

    void push(Seat seat, String wager, String hand) {
        step(seat, wager, "push", seat.bet(wager), Money.NONE).put("hand", hand);
        returns(seat, seat.bet(wager));
    }

    /** A 'to 1' win: the pay and the stake. */
    void win(Seat seat, String wager, Price price, String hand) {
        BigDecimal pay = price.on(seat.bet(wager), chip);
        paid(seat, wager, seat.bet(wager), pay, price, hand);
        returns(seat, seat.bet(wager).add(pay));
    }

    /** Reckoned on a wager that has its own step. */
    void bonus(Seat seat, String name, String wager, Price price, String hand) {
        BigDecimal pay = price.on(seat.bet(wager), chip);
        paid(seat, name, seat.bet(wager), pay, price, hand);
        returns(seat, pay);
    }

    /** A 'for 1' or meter win: the whole prize, without the stake. Says what was paid. */
    BigDecimal prize(Seat seat, String wager, BigDecimal of, Price price, String hand) {
        BigDecimal pay = price.on(of, chip);
        paid(seat, wager, seat.bet(wager), pay, price, hand);
        returns(seat, pay);
        return pay;
    }

    void envy(Seat seat, Seat from, BigDecimal dollars, String hand) {
        BigDecimal pay = Price.EVEN_MONEY.on(dollars, chip);
        Map<String, Object> step = step(seat, "envy", "win", Money.NONE, pay);
        step.put("hand", hand);
        step.put("from", from.number);
        returns(seat, pay);
    }

    private void paid(Seat seat, String wager, BigDecimal stake, BigDecimal pay, Price price, String hand) {
        Map<String, Object> step = step(seat, wager, "win", stake, pay);
        step.put("odds", price.text());
        step.put("hand", hand);
    }

    private Map<String, Object> step(Seat seat, String wager, String outcome, BigDecimal stake, BigDecimal pay) {
        Map<String, Object> step = new LinkedHashMap<>();
        steps.add(step);
        step.put("step", steps.size());
        step.put("seat", seat.number);
        step.put("wager", wager);
        step.put("outcome", outcome);
        step.put("stake", stake.toPlainString());
        step.put("pay", pay.toPlainString());
        return step;
    }

    private void returns(Seat seat, BigDecimal chips) {
        returned.merge(seat.number, chips, BigDecimal::add);
    }

    void writeTo(Map<String, Object> result, Round round) {
        result.put("dealer", dealer);
        result.put("steps", steps);
        List<Object> seats = new ArrayList<>();
        for (Seat seat : round.seats) {
            BigDecimal bets = seat.wagers.values().stream().reduce(Money.NONE, BigDecimal::add);
            BigDecimal back = returned.getOrDefault(seat.number, Money.NONE);
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("seat", seat.number);
            line.put("returned", back.toPlainString());
            line.put("net", back.subtract(bets).toPlainString());
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
