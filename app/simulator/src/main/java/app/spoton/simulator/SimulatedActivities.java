package app.spoton.simulator;

import android.app.Activity;
import android.content.Intent;
import android.content.pm.ResolveInfo;
import android.net.Uri;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * Replaces the activity manager: keeps a stack of activities, opens and closes them on request, and answers file
 * pickers.
 */
final class SimulatedActivities {
    /** Asks the user for a file, as the system's picker would. */
    interface FilePicker {
        Optional<Path> pick(boolean save, String suggestedName);
    }

    private record Opened(Intent intent, ActivityController<?> controller) {
        Activity activity() {
            return controller.get();
        }

        ShadowActivity shadow() {
            return Shadow.extract(activity());
        }
    }

    private final Deque<Opened> stack = new ArrayDeque<>();
    private FilePicker picker = (save, name) -> Optional.empty();

    void askWith(FilePicker chosen) {
        picker = chosen;
    }

    boolean isEmpty() {
        return stack.isEmpty();
    }

    Activity top() {
        return stack.element().activity();
    }

    /** Closes the activities that finish, opens those that are started. */
    void tend() {
        while (!stack.isEmpty() && top().isFinishing()) {
            Opened gone = stack.pop();
            gone.controller.pause().stop().destroy();
            if (!stack.isEmpty()) {
                Opened back = stack.element();
                ShadowActivity result = gone.shadow();
                back.shadow().receiveResult(gone.intent, result.getResultCode(), result.getResultIntent());
                back.controller.restart().resume().topActivityResumed(true).windowFocusChanged(true);
            }
        }
        ShadowActivity.IntentForResult next =
                stack.isEmpty() ? null : stack.element().shadow().getNextStartedActivityForResult();
        if (next != null) {
            open(next.intent);
        }
    }

    void open(Intent intent) {
        ResolveInfo found = RuntimeEnvironment.getApplication().getPackageManager().resolveActivity(intent, 0);
        if (found != null && found.activityInfo != null) {
            start(intent, found.activityInfo.name);
        } else if (isPicker(intent)) {
            pick(intent);
        } else {
            System.out.println("Another app would be opened here: " + intent);
        }
    }

    private void start(Intent intent, String name) {
        if (!stack.isEmpty()) {
            stack.element().controller.windowFocusChanged(false).topActivityResumed(false).pause().stop();
        }
        try {
            Class<? extends Activity> type = Class.forName(name).asSubclass(Activity.class);
            stack.push(new Opened(intent, Robolectric.buildActivity(type, intent).setup()));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("The manifest names an activity that is not there", e);
        }
        ShadowSystemClock.advanceBy(SimulatorOptions.frame().multipliedBy(3));   // the first frame attaches the window to be focused
        stack.element().controller.windowFocusChanged(true);
    }

    private static boolean isPicker(Intent intent) {
        return isSave(intent) || Intent.ACTION_OPEN_DOCUMENT.equals(intent.getAction())
                || Intent.ACTION_GET_CONTENT.equals(intent.getAction());
    }

    private static boolean isSave(Intent intent) {
        return Intent.ACTION_CREATE_DOCUMENT.equals(intent.getAction());
    }

    private void pick(Intent intent) {
        String title = intent.getStringExtra(Intent.EXTRA_TITLE);
        Optional<Path> file = SimulatorOptions.pickedFile().or(() -> picker.pick(isSave(intent), title == null ? "" : title));
        Intent answer = file.map(path -> new Intent().setData(Uri.fromFile(path.toFile()))).orElse(null);
        stack.element().shadow()
                .receiveResult(intent, answer == null ? Activity.RESULT_CANCELED : Activity.RESULT_OK, answer);
    }

    /** Tells the top activity that the screen has changed, as when the tablet is turned. */
    void screenChanged() {
        stack.element().controller.configurationChange().visible();
        ShadowSystemClock.advanceBy(SimulatorOptions.frame().multipliedBy(3));
        stack.element().controller.windowFocusChanged(true);
    }

    void closeAll() {
        while (!stack.isEmpty()) {
            stack.pop().controller.pause().stop().destroy();
        }
    }
}
