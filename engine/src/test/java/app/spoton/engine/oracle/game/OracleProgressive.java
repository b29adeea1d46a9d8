package app.spoton.engine.oracle.game;

import app.spoton.engine.oracle.value.OracleHand;
import app.spoton.engine.oracle.value.OracleMeter;
import app.spoton.engine.oracle.value.OracleMoney;
import app.spoton.engine.oracle.value.OraclePaytable;
import app.spoton.engine.oracle.value.OraclePaytables;
import app.spoton.engine.oracle.value.OraclePrice;
import app.spoton.engine.oracle.value.OracleResult;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** The progressive wager of Four Card Poker and Crazy 4 Poker (both manuals, Progressive). */
public final class OracleProgressive {
    private final OracleRound round;
    private final OracleResult result;
    private final OraclePaytable table;
    private final OraclePaytable envies;
    /** The Multi-Game Link ranks all five cards dealt, and multiplies envy by the wager. */
    private final boolean link;

    public OracleProgressive(OracleRound round, OracleResult result) {
        this.round = round;
        this.result = result;
        String id = round.tables.get("progressive");
        table = OraclePaytables.PROGRESSIVE.get(id);
        envies = OraclePaytables.ENVY.get(id);
        link = id.startsWith("LINK");
    }

    /** Whether the seat's cards decide its wager: a folded hand does not qualify unless the house allows it. */
    public static boolean isResolved(OracleSeat seat, OracleRound round) {
        return seat.has("progressive") && (!seat.folded || round.house.progressiveOnFold);
    }

    /** Whether the seat wins all of a meter that has no seed; false while its cards are not known. */
    public static boolean needsSeed(OracleSeat seat, OracleRound round) {
        if (seat.cards.length == 0) {
            return false;
        }
        String id = round.tables.get("progressive");
        OracleHand hand = hand(seat, id.startsWith("LINK"));
        return OraclePaytables.PROGRESSIVE.get(id).firstOf(rows(hand, id.startsWith("LINK"))).stream()
                .map(OraclePaytable.OracleRow::price)
                .filter(price -> price.kind() == OraclePrice.Kind.PERCENT && price.times() == 100)
                .anyMatch(price -> round.meters.get(price.meter()).seed.signum() == 0);
    }

    private static OracleHand hand(OracleSeat seat, boolean link) {
        return link ? OracleHand.of(OracleHand.Order.FIVE, seat.cards) : FourCardRules.best(seat.cards);
    }

    private static List<String> rows(OracleHand hand, boolean link) {
        return link ? List.of(hand.kind) : FourCardRules.rows(hand);
    }

    public void settle(OracleSeat seat) {
        OracleHand hand = hand(seat, link);
        OraclePaytable.OracleRow row = table.firstOf(rows(hand, link)).orElse(null);
        if (row == null) {
            result.lose(seat, "progressive", hand.kind);
            return;
        }
        result.row("progressive", table, row.name());
        OraclePrice price = row.price();
        if (price.kind() == OraclePrice.Kind.PERCENT) {
            OracleMeter meter = round.meters.get(price.meter());
            BigDecimal paid = result.meterPrize(seat, "progressive", meter.amount, price, hand.kind);
            if (price.times() == 100) {
                meter.amount = meter.seed.add(meter.reserve);
                meter.reserve = OracleMoney.NONE;
            } else {
                meter.amount = meter.amount.subtract(paid);
            }
        } else {
            BigDecimal paid = result.fixedPrize(seat, "progressive", seat.bet("progressive"), price, hand.kind);
            if (fixedPaysFromMeter()) {
                // If the meter runs dry, the tray pays the rest.
                OracleMeter main = round.meters.get("main");
                main.amount = main.amount.subtract(paid).max(OracleMoney.NONE);
            }
        }
    }

    /** Four Card Poker, Progressive 8b: the house chooses. Crazy 4 Poker, 9b, and the Multi-Game Link: the tray. */
    private boolean fixedPaysFromMeter() {
        return round.house.fixedPaysFromMeter && round.game.equals("four-card-poker") && !link;
    }

    private record OracleHit(OracleSeat seat, OracleHand hand, OraclePaytable.OracleRow row) { }

    /** Envy Bonus in both manuals: paid at the end of the round, seat by seat, once for each hand of another player. */
    public void envy() {
        List<OracleHit> hits = hits();
        for (OracleSeat seat : round.fromTheRight()) {
            for (OracleHit hit : hits) {
                if (seat.has("progressive") && !seat.isHeldBySameAs(hit.seat)) {
                    result.row("envy", envies, hit.row.name());
                    BigDecimal dollars = BigDecimal.valueOf(hit.row.price().times()).setScale(2);
                    OracleSeat multiplies = round.house.linkEnvyByWinner ? hit.seat : seat;
                    BigDecimal times = link ? multiplies.bet("progressive") : BigDecimal.ONE;
                    result.envy(seat, hit.seat, dollars.multiply(times).setScale(2), hit.hand.kind);
                }
            }
        }
    }

    /** The winning hands of the seats that made the wager. */
    private List<OracleHit> hits() {
        List<OracleHit> hits = new ArrayList<>();
        for (OracleSeat seat : round.fromTheRight()) {
            if (isResolved(seat, round)) {
                OracleHand hand = hand(seat, link);
                envies.firstOf(rows(hand, link)).ifPresent(row -> hits.add(new OracleHit(seat, hand, row)));
            }
        }
        return hits;
    }
}
