package app.spoton.tablet.devicecheck;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** An answer that arrives on another thread. */
public final class PendingAnswer<T> {
    private final CountDownLatch answered = new CountDownLatch(1);
    private final AtomicReference<T> answer = new AtomicReference<>();

    /** Only the first answer counts. */
    public void answer(T value) {
        if (answer.compareAndSet(null, value)) {
            answered.countDown();
        }
    }

    /** The answer; empty if none comes in time. */
    public Optional<T> await(long seconds) throws InterruptedException {
        return answered.await(seconds, TimeUnit.SECONDS) ? Optional.of(answer.get()) : Optional.empty();
    }
}
