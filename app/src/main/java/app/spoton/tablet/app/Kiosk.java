package app.spoton.tablet.app;

import android.app.Activity;
import android.app.ActivityManager;
import android.app.admin.DeviceAdminReceiver;
import android.app.admin.DevicePolicyManager;
import android.content.ComponentName;
import android.content.Context;

/** Locks the tablet to the app if the house has made the app the device owner (docs/operators.md). */
public final class Kiosk extends DeviceAdminReceiver {
    /** Locks the screen to the app; does nothing where the app does not own the device. */
    static void enter(Activity activity) {
        DevicePolicyManager device = activity.getSystemService(DevicePolicyManager.class);
        if (device == null || !device.isDeviceOwnerApp(activity.getPackageName())) {
            return;
        }
        device.setLockTaskPackages(new ComponentName(activity, Kiosk.class), new String[] {activity.getPackageName()});
        ActivityManager tasks = (ActivityManager) activity.getSystemService(Context.ACTIVITY_SERVICE);
        if (tasks.getLockTaskModeState() == ActivityManager.LOCK_TASK_MODE_NONE) {
            activity.startLockTask();
        }
    }
}
