package app.spoton.tablet.people.pins;

import androidx.annotation.Nullable;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** Slows down whoever enters wrong PINs. Use on the disk thread. */
@Singleton
public final class PinLockout {
    /** Wrong PINs in a row before the first lockout. */
    private static final int FREE_ATTEMPTS = 3;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(15);
    private static final Duration MAX_WAIT = Duration.ofMinutes(15);

    private final PinAttemptDao dao;
    private final BootClock clock;
    /** Wrong PINs that could not be stored still count, so that a failing disk does not speed up guessing. */
    private final Map<List<String>, PinAttemptEntity> notStored = new HashMap<>();

    @Inject
    public PinLockout(PinAttemptDao dao, BootClock clock) {
        this.dao = dao;
        this.clock = clock;
    }

    /** How long this person is locked out for this purpose; empty if not. */
    public Optional<Duration> wait(PinPurpose purpose, String name) {
        PinAttemptEntity attempt = find(purpose, name);
        long whole = attempt == null ? 0 : waitAfter(attempt.wrong).toMillis();
        if (whole == 0) {
            return Optional.empty();
        }
        long left = attempt.closedUntil - clock.elapsedMillis();
        if (attempt.boot != clock.bootCount() || left > whole) {
            count(purpose, name, attempt.wrong);   // switched off since: the time that passed is not known
            return Optional.of(Duration.ofMillis(whole));
        }
        return left > 0 ? Optional.of(Duration.ofMillis(left)) : Optional.empty();
    }

    /** Another wrong PIN; how many there were in a row. */
    public int wrong(PinPurpose purpose, String name) {
        PinAttemptEntity before = find(purpose, name);
        int wrong = before == null ? 1 : before.wrong + 1;
        count(purpose, name, wrong);
        return wrong;
    }

    @Nullable
    private PinAttemptEntity find(PinPurpose purpose, String name) {
        PinAttemptEntity here = notStored.get(List.of(purpose.name(), name));
        return here == null ? dao.find(purpose.name(), name) : here;
    }

    private void count(PinPurpose purpose, String name, int wrong) {
        PinAttemptEntity attempt = new PinAttemptEntity(purpose.name(), name, wrong,
                clock.elapsedMillis() + waitAfter(wrong).toMillis(), clock.bootCount());
        notStored.put(List.of(purpose.name(), name), attempt);
        dao.put(attempt);
        notStored.remove(List.of(purpose.name(), name));
    }

    /** A right PIN: the wrong ones before it do not count any more. */
    public void clear(PinPurpose purpose, String name) {
        if (find(purpose, name) != null) {
            dao.clear(purpose.name(), name);
            notStored.remove(List.of(purpose.name(), name));
        }
    }

    static Duration waitAfter(int wrong) {
        if (wrong < FREE_ATTEMPTS) {
            return Duration.ZERO;
        }
        Duration wait = FIRST_WAIT.multipliedBy(1L << Math.min(wrong - FREE_ATTEMPTS, 10));
        return wait.compareTo(MAX_WAIT) > 0 ? MAX_WAIT : wait;
    }
}
