package app.spoton.tablet.table.round;

import app.spoton.engine.money.Money;
import app.spoton.engine.money.Odds;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A round's meter changes, line by line. Contributions come from the table's rates and wins from the engine; the ledger
 * must arrive at the engine's amounts.
 */
public final class MeterLedger {
    /** The meter that fixed pays are deducted from if the house chose that option. */
    private static final String MAIN = "main";

    private final RoundInProgress round;
    private final Map<String, Meter> now;
    private final List<StepMeterChange> lines = new ArrayList<>();

    /**
     * A line of the ledger.
     *
     * @param step the step of the settlement that it belongs to; 0 for a contribution
     */
    public record StepMeterChange(int step, MeterChange change) {
    }

    private MeterLedger(RoundInProgress round) {
        this.round = round;
        this.now = new LinkedHashMap<>(round.setup().meters());
    }

    /** The lines of a round as far as it has come; none for a round whose wagers went back. */
    public static List<StepMeterChange> of(RoundInProgress round) {
        MeterLedger ledger = new MeterLedger(round);
        boolean ours = !MeterReadings.isKeptByController(round.setup());
        if (ours && round.phase() != RoundPhase.WAGERS && !round.wagersReturned()) {
            ledger.contributions();
            round.settlement().ifPresent(ledger::wins);
        }
        return List.copyOf(ledger.lines);
    }

    /** The meters with this round's contributions, as the engine wants them. */
    static Map<String, Meter> contributed(RoundInProgress round) {
        if (MeterReadings.isKeptByController(round.setup())) {
            return MeterReadings.forEngine(round);
        }
        MeterLedger ledger = new MeterLedger(round);
        ledger.contributions();
        return ledger.now;
    }

    private void contributions() {
        Money wagered = round.seatsInPlay().stream().map(seat -> seat.stake(Wager.PROGRESSIVE).amount())
                .reduce(Money.ZERO, Money::plus);
        round.setup().rates().forEach((name, rate) -> {
            Money amount = rate.toMeter(wagered);
            Money reserve = rate.toReserve(wagered);
            Meter was = now.get(name);
            if (was != null && !(amount.isZero() && reserve.isZero())) {
                change(0, name, MeterChange.Kind.CONTRIBUTION, amount, reserve,
                        new Meter(was.amount().plus(amount), was.seed(), was.reserve().plus(reserve)),
                        "$" + wagered + " wagered on the progressive");
            }
        });
    }

    private void wins(Settlement settlement) {
        settlement.steps().stream().filter(step -> step.wager() == Wager.PROGRESSIVE).forEach(this::win);
        if (!now.equals(settlement.meters())) {
            throw new IllegalStateException("The ledger comes to " + now + ", the engine to " + settlement.meters());
        }
    }

    private void win(Step step) {
        boolean whole = step.notes().contains(StepNote.METER_RESEEDED);
        boolean dry = step.notes().contains(StepNote.METER_RAN_DRY);
        if (!step.notes().contains(StepNote.FROM_METER) && !dry) {
            return;
        }
        String name = step.odds().filter(odds -> odds.kind() == Odds.Kind.PERCENT).map(Odds::meter).orElse(MAIN);
        Meter was = now.get(name);
        Money taken = whole || dry ? was.amount() : step.pay();
        String reason = "seat " + step.seat() + ", " + step.handWords().orElse("")
                + ", paid $" + step.pay();
        change(step.number(), name, MeterChange.Kind.WIN, Money.ZERO.minus(taken), Money.ZERO, was.loweredBy(taken),
                reason);
        if (whole) {
            Meter again = was.reseeded();
            change(step.number(), name, MeterChange.Kind.RESEED, again.amount(), Money.ZERO.minus(was.reserve()), again,
                    "seed and reserve after the win at seat " + step.seat());
        }
    }

    private void change(int step, String name, MeterChange.Kind kind, Money amount, Money reserve, Meter after,
            String reason) {
        now.put(name, after);
        String by = Optional.ofNullable(round.audit().approvals().get(step)).orElse(round.audit().dealer());
        lines.add(new StepMeterChange(step, new MeterChange(name, kind, amount, reserve, after, reason, by)));
    }

    /** The meters as they stand once the dealer has come to a line of the settlement. */
    public static Map<String, Meter> at(RoundInProgress round, int line) {
        Map<String, Meter> meters = new LinkedHashMap<>(round.setup().meters());
        of(round).stream().filter(each -> each.step() <= line)
                .forEach(each -> meters.put(each.change().meter(), each.change().after()));
        return meters;
    }

    public static List<MeterChange> changes(RoundInProgress round) {
        return List.copyOf(of(round).stream().map(StepMeterChange::change).collect(Collectors.toList()));
    }
}
