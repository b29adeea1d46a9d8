package app.spoton.tablet.endtoend

import android.Manifest
import android.app.Activity
import android.app.Application
import android.content.pm.PackageManager
import android.content.res.Configuration
import androidx.test.core.app.ApplicationProvider
import org.junit.Assert.assertEquals
import org.junit.rules.ExternalResource
import org.junit.rules.TestRule
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.util.ReflectionHelpers

/** Robolectric's tablet has a camera only if a test says so. */
internal fun tabletWithCamera(): TestRule = object : ExternalResource() {
    override fun before() = shadowOf(RuntimeEnvironment.getApplication().packageManager)
        .setSystemFeature(PackageManager.FEATURE_CAMERA_ANY, true)
}

/** From lying to standing, or back: a new window with the other layout, as the system makes it. */
internal fun turnTablet(app: AppOnScreen) {
    val was = app.activity.resources.configuration
    val side = if (was.orientation == Configuration.ORIENTATION_LANDSCAPE) "port" else "land"
    RuntimeEnvironment.setQualifiers("+w${was.screenHeightDp}dp-h${was.screenWidthDp}dp-$side")
    app.recreate()
}

/** What the system's dialog would do; there is none here. */
internal fun answerPermissionDialog(app: AppOnScreen, allow: Boolean) {
    app.waitUntil { shadowOf(app.activity).lastRequestedPermission != null }
    val asked = shadowOf(app.activity).lastRequestedPermission
    assertEquals(listOf(Manifest.permission.CAMERA), asked.requestedPermissions.toList())
    if (allow) shadowOf(ApplicationProvider.getApplicationContext<Application>()).grantPermissions(Manifest.permission.CAMERA)
    val answer = if (allow) PackageManager.PERMISSION_GRANTED else PackageManager.PERMISSION_DENIED
    val window: Activity = app.activity
    ReflectionHelpers.setField(Activity::class.java, window, "mHasCurrentPermissionsRequest", false) // as the system does with an answer
    app.onMainThread { window.onRequestPermissionsResult(asked.requestCode, asked.requestedPermissions, intArrayOf(answer)) }
}
