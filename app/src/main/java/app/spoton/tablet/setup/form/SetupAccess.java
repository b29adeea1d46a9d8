package app.spoton.tablet.setup.form;

import androidx.lifecycle.Observer;
import app.spoton.tablet.people.pins.PinPurpose;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import java.util.Optional;

/**
 * Whose PIN opened the setup. Access ends when the supervisor leaves the setup or the app, or nobody touches the
 * tablet.
 */
final class SetupAccess {
    private final SupervisorSessions sessions;
    private final Observer<Integer> observer;

    /**
     * @param onEnded runs whenever a session ends by itself
     */
    SetupAccess(SupervisorSessions sessions, Runnable onEnded) {
        this.sessions = sessions;
        Integer before = sessions.ended().getValue();
        this.observer = count -> {
            if (!count.equals(before)) {
                onEnded.run();
            }
        };
    }

    /** Whether the supervisor whose name goes to the log is still there. */
    boolean isAllowed(Optional<String> supervisor) {
        return supervisor.isPresent() && supervisor.equals(sessions.supervisor(PinPurpose.SETUP));
    }

    void watch() {
        sessions.ended().observeForever(observer);
    }

    void end() {
        sessions.end(PinPurpose.SETUP);
    }

    void dispose() {
        sessions.ended().removeObserver(observer);
    }
}
