package app.spoton.tablet;

import android.graphics.Color;
import android.os.Bundle;
import androidx.activity.ComponentActivity;
import androidx.activity.EdgeToEdge;
import androidx.activity.SystemBarStyle;
import androidx.lifecycle.ViewModelProvider;
import app.spoton.tablet.history.HistoryViewModel;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.SettingsViewModel;
import app.spoton.tablet.shell.ShellViewModel;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.ui.SpotOnKt;
import dagger.hilt.android.AndroidEntryPoint;

/** The one window of the app. */
@AndroidEntryPoint
public class MainActivity extends ComponentActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        ViewModelProvider models = new ViewModelProvider(this);
        ShellViewModel shell = models.get(ShellViewModel.class);
        drawBehindBars(Appearance.DEFAULT);
        shell.state().observe(this, state -> drawBehindBars(state.appearance()));
        SpotOnKt.show(this, shell, models.get(TableViewModel.class), models.get(HistoryViewModel.class),
                models.get(SettingsViewModel.class));
    }

    /** The system's bars are clear; their icons must stand out against the app's own colours, not the system's. */
    private void drawBehindBars(Appearance appearance) {
        SystemBarStyle style = switch (appearance) {
            case DARK -> SystemBarStyle.dark(Color.TRANSPARENT);
            case LIGHT -> SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT);
            case SYSTEM -> SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT);
        };
        EdgeToEdge.enable(this, style, style);
    }
}
