package app.spoton.tablet.app;

import android.app.Application;
import dagger.hilt.android.HiltAndroidApp;

/** The application that Android starts. */
@HiltAndroidApp
public class SpotOnApplication extends Application {
}
