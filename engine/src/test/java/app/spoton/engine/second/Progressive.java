package app.spoton.engine.second;

import app.spoton.engine.second.Round.Seat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The progressive wager of Four Card Poker and Crazy 4 Poker (000 and 002, Progressive, Rules of Play). */
final class Progressive {
    private final Round round;
    private final Ledger ledger;
    private final Paytable table;
    private final Paytable envies;
    /** The Multi-Game Link looks at all five cards dealt, and multiplies envy by the wager. */
    private final boolean link;

    Progressive(Round round, Ledger ledger) {
        this.round = round;
        this.ledger = ledger;
        String id = round.tables.get("progressive");
        table = Tables.PROGRESSIVE.get(id);
        envies = Tables.ENVY.get(id);
        link = id.startsWith("LINK");
    }

    /** Whether the seat's wager is decided by its cards: a folded hand does not qualify unless the house says so. */
    static boolean isResolved(Seat seat, Round round) {
        return seat.has("progressive") && (!seat.folded || round.house.progressiveOnFold);
    }

    /** Whether the seat wins all of a meter that could not be set up again. */
    static boolean needsSeed(Seat seat, Round round) {
        String id = round.tables.get("progressive");
        Hand hand = hand(seat, id.startsWith("LINK"));
        return Tables.PROGRESSIVE.get(id).firstOf(rows(hand, id.startsWith("LINK"))).stream()
                .map(Paytable.Row::price)
                .filter(price -> price.kind() == Price.Kind.PERCENT && price.times() == 100)
                .anyMatch(price -> round.meters.get(price.meter()).seed.signum() == 0);
    }

    private static Hand hand(Seat seat, boolean link) {
        return link ? Hand.of(Hand.Order.FIVE, seat.cards) : Hand.best(Hand.Order.FOUR, 4, seat.cards);
    }

    private static List<String> rows(Hand hand, boolean link) {
        return link ? List.of(hand.kind) : FourCards.rows(hand);
    }

    void settle(Seat seat) {
        Hand hand = hand(seat, link);
        Paytable.Row row = table.firstOf(rows(hand, link)).orElse(null);
        if (row == null) {
            ledger.lose(seat, "progressive", hand.kind);
            return;
        }
        ledger.row("progressive", table, row.name());
        Price price = row.price();
        if (price.kind() == Price.Kind.PERCENT) {
            Round.Meter meter = round.meters.get(price.meter());
            BigDecimal paid = ledger.prize(seat, "progressive", meter.amount, price, hand.kind);
            if (price.times() == 100) {
                meter.amount = meter.seed.add(meter.reserve);
                meter.reserve = Money.NONE;
            } else {
                meter.amount = meter.amount.subtract(paid);
            }
        } else {
            BigDecimal paid = ledger.prize(seat, "progressive", seat.bet("progressive"), price, hand.kind);
            if (fixedPaysFromMeter()) {
                // A meter that runs dry is topped up from the tray.
                Round.Meter main = round.meters.get("main");
                main.amount = main.amount.subtract(paid).max(Money.NONE);
            }
        }
    }

    /** 000, Progressive 8b, leaves it to the casino; 002, 9b, both for its own game and for the link, does not. */
    private boolean fixedPaysFromMeter() {
        return round.house.fixedPaysFromMeter && round.game.equals("four-card-poker") && !link;
    }

    private record Hit(Seat seat, Hand hand, Paytable.Row row) { }

    /** 000 and 002, Envy Bonus: at the end of the round, seat by seat, once for each hand of another player. */
    void envy() {
        List<Hit> hits = hits();
        for (Seat seat : round.fromTheRight()) {
            for (Hit hit : hits) {
                if (seat.has("progressive") && !seat.isHeldBySameAs(hit.seat)) {
                    ledger.row("envy", envies, hit.row.name());
                    BigDecimal dollars = BigDecimal.valueOf(hit.row.price().times()).setScale(2);
                    BigDecimal times = link ? seat.bet("progressive") : BigDecimal.ONE;
                    ledger.envy(seat, hit.seat, dollars.multiply(times).setScale(2), hit.hand.kind);
                }
            }
        }
    }

    /** The hands of those who made the wager themselves. */
    private List<Hit> hits() {
        List<Hit> hits = new ArrayList<>();
        for (Seat seat : round.fromTheRight()) {
            if (isResolved(seat, round)) {
                Hand hand = hand(seat, link);
                envies.firstOf(rows(hand, link)).ifPresent(row -> hits.add(new Hit(seat, hand, row)));
            }
        }
        return hits;
    }
}
