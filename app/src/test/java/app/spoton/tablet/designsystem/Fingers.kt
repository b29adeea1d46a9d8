package app.spoton.tablet.designsystem

import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.performClick
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import java.time.Duration
import org.robolectric.shadows.ShadowSystemClock

/** Lets time pass between taps: a tap that follows as fast as a machine's counts as a slip. */
internal fun aMomentLater() = ShadowSystemClock.advanceBy(Duration.ofMillis(DebouncedClick.DOUBLE_TAP + 50))

/** A tap that is meant. */
internal fun SemanticsNodeInteraction.tap(): SemanticsNodeInteraction = performClick().also { aMomentLater() }
