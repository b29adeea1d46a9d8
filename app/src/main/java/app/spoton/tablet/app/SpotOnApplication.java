package app.spoton.tablet.app;

import android.app.Application;
import dagger.hilt.android.HiltAndroidApp;

/** The app as Android starts it. */
@HiltAndroidApp
public class SpotOnApplication extends Application {
}
