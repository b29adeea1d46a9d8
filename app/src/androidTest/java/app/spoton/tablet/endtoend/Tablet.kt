package app.spoton.tablet.endtoend

import android.app.UiAutomation
import android.content.pm.PackageManager
import android.content.res.Configuration
import androidx.test.platform.app.InstrumentationRegistry
import androidx.test.uiautomator.By
import androidx.test.uiautomator.UiDevice
import androidx.test.uiautomator.Until
import org.junit.Assume
import org.junit.rules.ExternalResource
import org.junit.rules.TestRule

private const val DIALOG = "com.android.permissioncontroller:id/"
private const val LONGEST_WAIT = 10_000L

/** Tests that need a camera are skipped on a device that has none. The orchestrator has taken back what was allowed before. */
internal fun tabletWithCamera(): TestRule = object : ExternalResource() {
    override fun before() {
        val packages = InstrumentationRegistry.getInstrumentation().targetContext.packageManager
        Assume.assumeTrue("this device has no camera", packages.hasSystemFeature(PackageManager.FEATURE_CAMERA_ANY))
    }

    override fun after() {
        InstrumentationRegistry.getInstrumentation().uiAutomation.setRotation(UiAutomation.ROTATION_UNFREEZE)
    }
}

/** From lying to standing, or back. */
internal fun turnTablet(app: AppOnScreen) {
    val was = app.activity.resources.configuration.orientation
    val display = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())
    InstrumentationRegistry.getInstrumentation().uiAutomation.setRotation(
        if (display.isNaturalOrientation) UiAutomation.ROTATION_FREEZE_90 else UiAutomation.ROTATION_FREEZE_0,
    )
    app.waitUntil { app.activity.resources.configuration.orientation !in listOf(was, Configuration.ORIENTATION_UNDEFINED) }
}

/** Presses a button of the system's dialog. */
internal fun answerPermissionDialog(app: AppOnScreen, allow: Boolean) {
    val button = if (allow) "permission_allow_foreground_only_button" else "permission_deny_button"
    UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())
        .wait(Until.findObject(By.res(DIALOG + button)), LONGEST_WAIT).click()
    app.waitUntil { app.activity.hasWindowFocus() }
}
