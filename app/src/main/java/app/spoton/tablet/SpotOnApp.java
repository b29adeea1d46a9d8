package app.spoton.tablet;

import android.app.Application;
import dagger.hilt.android.HiltAndroidApp;

/** The app as Android starts it. */
@HiltAndroidApp
public class SpotOnApp extends Application {
}
