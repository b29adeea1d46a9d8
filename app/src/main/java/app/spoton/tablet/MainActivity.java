package app.spoton.tablet;

import android.os.Bundle;
import androidx.activity.ComponentActivity;
import dagger.hilt.android.AndroidEntryPoint;

/** The one window of the app. */
@AndroidEntryPoint
public class MainActivity extends ComponentActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        ScreensKt.show(this);
    }
}
