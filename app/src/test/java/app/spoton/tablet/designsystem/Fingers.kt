package app.spoton.tablet.designsystem

import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.performClick
import app.spoton.tablet.designsystem.inputs.DebouncedClick
import java.time.Duration
import org.robolectric.shadows.ShadowSystemClock

/** Time passes: nobody taps again as fast as a machine, and what does is a slip that must not count. */
internal fun aMomentLater() = ShadowSystemClock.advanceBy(Duration.ofMillis(DebouncedClick.APART + 50))

/** A tap that is meant. */
internal fun SemanticsNodeInteraction.tap(): SemanticsNodeInteraction = performClick().also { aMomentLater() }
