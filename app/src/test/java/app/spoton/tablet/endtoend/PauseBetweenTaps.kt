package app.spoton.tablet.endtoend

import app.spoton.tablet.designsystem.aMomentLater

/** Robolectric's clock moves only when it is told to. */
internal fun pauseBetweenTaps() = aMomentLater()
