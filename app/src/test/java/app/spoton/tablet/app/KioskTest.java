package app.spoton.tablet.app;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.ActivityManager;
import android.app.admin.DevicePolicyManager;
import android.content.ComponentName;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;

/** The tablet is locked to the app only if the house has made the app the device owner. */
@RunWith(AndroidJUnit4.class)
public class KioskTest {
    private final Activity activity = Robolectric.buildActivity(Activity.class).setup().get();
    private final DevicePolicyManager device = activity.getSystemService(DevicePolicyManager.class);
    private final ComponentName kiosk = new ComponentName(activity, Kiosk.class);

    private int lockTask() {
        return activity.getSystemService(ActivityManager.class).getLockTaskModeState();
    }

    @Test
    public void theScreenIsLockedToTheAppThatOwnsTheDevice() {
        shadowOf(device).setDeviceOwner(kiosk);
        Kiosk.enter(activity);
        assertArrayEquals(new String[] {activity.getPackageName()}, device.getLockTaskPackages(kiosk));
        assertEquals(ActivityManager.LOCK_TASK_MODE_LOCKED, lockTask());
        Kiosk.enter(activity);
        assertEquals("once is enough", ActivityManager.LOCK_TASK_MODE_LOCKED, lockTask());
    }

    @Test
    public void anAppThatDoesNotOwnTheDeviceLocksNothing() {
        Kiosk.enter(activity);
        assertEquals(ActivityManager.LOCK_TASK_MODE_NONE, lockTask());
    }
}
