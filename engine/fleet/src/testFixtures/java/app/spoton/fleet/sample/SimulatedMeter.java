package app.spoton.fleet.sample;

import app.spoton.engine.money.Money;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.round.Meter;
import java.util.ArrayList;
import java.util.List;

/** The progressive meter of a table, with the changes that the round on the table makes to it. */
final class SimulatedMeter {
    private static final long SEED = 500_000;
    private static final long BEGINNING = 1_000_000;

    private long amount = BEGINNING;
    private long reserve;
    private final List<MeterChange> changes = new ArrayList<>();

    List<MeterChange> taken() {
        List<MeterChange> taken = List.copyOf(changes);
        changes.clear();
        return taken;
    }

    void begin() {
        add(MeterChange.Kind.BEGINNING, BEGINNING, 0, "beginning", "Ruth");
    }

    Meter now() {
        return new Meter(Money.ofCents(amount), Money.ofCents(SEED), Money.ofCents(reserve));
    }

    void contribute(long wagered) {
        amount += wagered * 15 / 100;
        reserve += wagered * 5 / 100;
        add(MeterChange.Kind.CONTRIBUTION, wagered * 15 / 100, wagered * 5 / 100, "", "");
    }

    /** The round is void: what it contributed goes back. */
    void takeBack(long wagered, String why) {
        amount -= wagered * 15 / 100;
        reserve -= wagered * 5 / 100;
        add(MeterChange.Kind.ADJUSTMENT, -(wagered * 15 / 100), -(wagered * 5 / 100), why, "Ruth");
    }

    /** The meter as the settlement leaves it. */
    void settle(Meter after, String dealer) {
        long settled = after.amount().cents();
        if (settled == amount) {
            return;
        }
        if (after.reserve().cents() == reserve) {
            long paid = settled - amount;
            amount = settled;
            add(MeterChange.Kind.WIN, paid, 0, "", dealer);
        } else {
            long paid = -amount;
            amount = 0;
            add(MeterChange.Kind.WIN, paid, 0, "", dealer);
            long used = reserve;
            amount = settled;
            reserve = 0;
            add(MeterChange.Kind.RESEED, settled, -used, "", dealer);
        }
    }

    private void add(MeterChange.Kind kind, long rise, long reserveRise, String reason, String by) {
        changes.add(new MeterChange("main", kind, Money.ofCents(rise), Money.ofCents(reserveRise), now(), reason, by));
    }
}
