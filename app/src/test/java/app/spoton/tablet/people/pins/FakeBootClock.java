package app.spoton.tablet.people.pins;

import java.time.Duration;

/** Time since the tablet was switched on, as a test has it. */
public final class FakeBootClock implements BootClock {
    public long millis = 1_000_000;
    public int boots = 7;

    @Override
    public long elapsedMillis() {
        return millis;
    }

    @Override
    public int bootCount() {
        return boots;
    }

    public void pass(Duration time) {
        millis += time.toMillis();
    }

    public void switchOffAndOn() {
        boots++;
        millis = 5_000;
    }
}
