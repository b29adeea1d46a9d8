package app.spoton.tablet.people.sessions;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import app.spoton.tablet.people.pins.BootClock;
import app.spoton.tablet.people.pins.PinPurpose;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/**
 * What supervisors have opened with their PINs. Access ends when they leave it or the app, and after two minutes
 * without a touch. Use from the main thread.
 */
@Singleton
public final class SupervisorSessions {
    private static final Duration IDLE = Duration.ofMinutes(2);

    private final BootClock clock;
    private final Map<PinPurpose, String> open = new EnumMap<>(PinPurpose.class);
    private final MutableLiveData<Integer> ended = new MutableLiveData<>(0);
    private long touchedAt;
    private boolean dialogIsOpen;

    @Inject
    public SupervisorSessions(BootClock clock) {
        this.clock = clock;
    }

    /** Changes when sessions end; screens behind a PIN then hide their content. */
    public LiveData<Integer> ended() {
        return ended;
    }

    public void begin(PinPurpose purpose, String supervisor) {
        touchedAt = clock.elapsedMillis();
        open.put(purpose, supervisor);
    }

    /** Whose PIN opened something; empty if it is closed. */
    public Optional<String> supervisor(PinPurpose purpose) {
        closeIfIdle();
        return Optional.ofNullable(open.get(purpose));
    }

    /** The supervisor has left it. */
    public void end(PinPurpose purpose) {
        open.remove(purpose);
    }

    /** Somebody touched the screen or a key. */
    public void touch() {
        closeIfIdle();
        touchedAt = clock.elapsedMillis();
    }

    /** How long nobody touched the screen. */
    public Duration idle() {
        return Duration.ofMillis(clock.elapsedMillis() - touchedAt);
    }

    public void closeIfIdle() {
        if (idle().compareTo(IDLE) >= 0) {
            endAll();
        }
    }

    /** A dialog of the system that the app itself opened, for a file to save or open, is not leaving the app. */
    public void openDialog() {
        dialogIsOpen = true;
    }

    /** The app is in front again. */
    public void onReturn() {
        dialogIsOpen = false;
        closeIfIdle();
    }

    /** Another app, the home screen or the lock screen is in front. */
    public void onLeave() {
        if (!dialogIsOpen) {
            endAll();
        }
    }

    private void endAll() {
        if (!open.isEmpty()) {
            open.clear();
            ended.setValue(ended.getValue() == null ? 1 : ended.getValue() + 1);
        }
    }
}
