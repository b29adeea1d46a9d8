package app.spoton.tablet.endtoend

import android.os.SystemClock
import app.spoton.tablet.designsystem.inputs.DebouncedClick

/** A tap that comes too fast after another counts as a slip. */
internal fun pauseBetweenTaps() = SystemClock.sleep(DebouncedClick.DOUBLE_TAP + 50)
