package app.spoton.tablet.endtoend

import app.spoton.tablet.designsystem.aMomentLater

/** Robolectric's clock moves only when a test moves it. */
internal fun pauseBetweenTaps() = aMomentLater()
