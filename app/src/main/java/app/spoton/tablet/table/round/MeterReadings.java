package app.spoton.tablet.table.round;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.round.Meter;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.TableSetup;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A supervisor's readings from the display of the controller that keeps a table's meters. A round of such a table
 * starts with empty meters. A reading is the meter's amount; a second one after a 100% win is its new starting amount.
 */
public final class MeterReadings {
    private static final Meter UNREAD = new Meter(Money.ZERO, Meter.NO_SEED, Money.ZERO);

    private MeterReadings() {
    }

    public static boolean isKeptByController(TableSetup setup) {
        return setup.options().meterKeeper() == MeterKeeper.CONTROLLER;
    }

    /** The setup of a new round: readings from an earlier round no longer apply. */
    public static TableSetup unread(TableSetup setup) {
        if (!isKeptByController(setup)) {
            return setup;
        }
        Map<String, Meter> meters = new LinkedHashMap<>();
        setup.meters().keySet().forEach(name -> meters.put(name, UNREAD));
        return setup.withMeters(meters);
    }

    /** Whether a step pays a share of a meter that nobody has read yet: its amount must not be shown. */
    public static boolean isMissing(RoundInProgress round, Step step) {
        if (!isKeptByController(round.setup()) || !isShare(step)) {
            return false;
        }
        Meter meter = round.setup().meters().get(step.odds().orElseThrow().meter());
        return meter.amount().isZero() || (wasWonBefore(round, step) && meter.seed().equals(Meter.NO_SEED));
    }

    private static boolean isShare(Step step) {
        return step.odds().filter(odds -> odds.kind() == Odds.Kind.PERCENT).isPresent();
    }

    private static boolean wasWonBefore(RoundInProgress round, Step step) {
        Odds won = step.odds().orElseThrow();
        return round.settlement().orElseThrow().steps().stream().filter(other -> other.number() < step.number())
                .filter(MeterReadings::isShare).map(other -> other.odds().orElseThrow())
                .anyMatch(odds -> odds.meter().equals(won.meter()) && odds.numerator() == odds.denominator());
    }

    /** The round settled again with the amount on the display, at the same line. */
    public static RoundInProgress read(RoundInProgress round, Step step, Money display) {
        String name = step.odds().orElseThrow().meter();
        Map<String, Meter> meters = new LinkedHashMap<>(round.setup().meters());
        Meter was = meters.get(name);
        meters.put(name, was.amount().isZero() ? new Meter(display, Meter.NO_SEED, Money.ZERO)
                : new Meter(was.amount(), display, Money.ZERO));
        RoundInProgress read = round.with(round.setup().withMeters(meters));
        return read.settledAs(read.trySettle().orThrow()).atLine(round.line());
    }

    /** The meters as the engine wants them: it needs a seed for a 100% win even though the controller reseeds the meter. */
    static Map<String, Meter> forEngine(RoundInProgress round) {
        Map<String, Meter> meters = new LinkedHashMap<>();
        round.setup().meters().forEach((name, meter) -> meters.put(name, meter.seed().equals(Meter.NO_SEED)
                ? new Meter(meter.amount(), seed(round, meter), Money.ZERO) : meter));
        return meters;
    }

    /** Until it is read, a meter has nothing to pay and only the least seed; none is logged. */
    private static Money seed(RoundInProgress round, Meter meter) {
        Money unread = round.phase() == RoundPhase.CONFIRMED ? Meter.NO_SEED : Money.CENT;
        return meter.amount().isZero() ? unread : meter.amount();
    }
}
