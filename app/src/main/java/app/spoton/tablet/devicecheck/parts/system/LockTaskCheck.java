package app.spoton.tablet.devicecheck.parts.system;

import android.app.admin.DevicePolicyManager;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;

/** Whether the tablet can be locked to the app. */
public final class LockTaskCheck implements DeviceCheck {
    private final DevicePolicyManager policies;
    private final String packageName;

    public LockTaskCheck(DevicePolicyManager policies, String packageName) {
        this.policies = policies;
        this.packageName = packageName;
    }

    @Override
    public DevicePart part() {
        return DevicePart.LOCK_TASK;
    }

    @Override
    public CheckResult run() {
        if (policies.isLockTaskPermitted(packageName)) {
            return CheckResult.pass(policies.isDeviceOwnerApp(packageName) ? "Allowed; Spot On is the device owner"
                    : "Allowed by the device owner");
        }
        return CheckResult.missing("Not allowed: anybody can leave the app. The guide for operators says how to make"
                + " it the device owner");
    }
}
