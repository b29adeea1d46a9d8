package app.spoton.tablet.app;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import app.spoton.tablet.people.PeopleViewModel;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.settings.HousePolicy;

/**
 * Ends supervisors' access and signs dealers out when nobody touches the tablet or the app is left. While the app is in front it
 * also tries again what failed.
 */
final class IdleWatch {
    private static final long EVERY_MILLIS = 5_000;
    private static final long RETRY_MILLIS = 60_000;

    private final SupervisorSessions sessions;
    private final PeopleViewModel people;
    private final LiveData<HousePolicy> policy;
    private final Runnable retry;
    private final Observer<HousePolicy> policyObserver = now -> { };
    private final Handler handler = new Handler(Looper.getMainLooper());

    /** @param retry tries again what failed; it is called once a minute */
    IdleWatch(SupervisorSessions sessions, PeopleViewModel people, LiveData<HousePolicy> policy, Runnable retry) {
        this.sessions = sessions;
        this.people = people;
        this.policy = policy;
        this.retry = retry;
    }

    /** The app is in front. */
    void start() {
        sessions.onReturn();
        policy.observeForever(policyObserver);
        handler.postDelayed(this::look, EVERY_MILLIS);
        handler.postDelayed(this::tryAgain, RETRY_MILLIS);
    }

    private void tryAgain() {
        retry.run();
        handler.postDelayed(this::tryAgain, RETRY_MILLIS);
    }

    private void look() {
        sessions.closeIfIdle();
        HousePolicy now = policy.getValue();
        people.signOutIdle((now == null ? HousePolicy.DEFAULT : now).dealerIdle());
        handler.postDelayed(this::look, EVERY_MILLIS);
    }

    /** @param turning whether the screen is only being turned, which is not leaving */
    void stop(boolean turning) {
        handler.removeCallbacksAndMessages(null);
        policy.removeObserver(policyObserver);
        if (!turning) {
            sessions.onLeave();
            people.onLeave();
        }
    }
}
