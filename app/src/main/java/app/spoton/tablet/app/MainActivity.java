package app.spoton.tablet.app;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Color;
import android.os.Bundle;
import android.util.Log;
import androidx.activity.ComponentActivity;
import androidx.activity.EdgeToEdge;
import androidx.activity.SystemBarStyle;
import androidx.lifecycle.ViewModelProvider;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.app.navigation.AppSection;
import app.spoton.tablet.app.navigation.AppViewModel;
import app.spoton.tablet.devicecheck.DeviceCheckIntent;
import app.spoton.tablet.devicecheck.DeviceCheckOffer;
import app.spoton.tablet.devicecheck.DeviceCheckViewModel;
import app.spoton.tablet.handbook.HandbookViewModel;
import app.spoton.tablet.history.evidence.EvidenceRetention;
import app.spoton.tablet.history.lastround.LastRoundViewModel;
import app.spoton.tablet.history.ui.HistoryModels;
import app.spoton.tablet.people.PeopleViewModel;
import app.spoton.tablet.people.sessions.SupervisorSessions;
import app.spoton.tablet.settings.Appearance;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.settings.SettingsViewModel;
import app.spoton.tablet.setup.form.SetupViewModel;
import app.spoton.tablet.storage.StorageFailures;
import app.spoton.tablet.table.TableViewModel;
import app.spoton.tablet.tablecamera.TableCameraViewModel;
import app.spoton.tablet.tablecamera.enrollment.EnrollmentViewModel;
import app.spoton.tablet.tablecamera.registration.RegistrationViewModel;
import app.spoton.tablet.tablecamera.settings.CameraModels;
import app.spoton.tablet.tablecamera.settings.CameraSettingsViewModel;
import app.spoton.tablet.tablecamera.spots.SpotMarkingViewModel;
import app.spoton.tablet.trainer.TrainerViewModel;
import dagger.hilt.android.AndroidEntryPoint;
import java.io.IOException;
import java.util.Locale;
import javax.inject.Inject;

/** The app's only window. */
@AndroidEntryPoint
public class MainActivity extends ComponentActivity {
    private static final String TAG = "spoton";

    @Inject
    EvidenceRetention evidenceRetention;
    @Inject
    Catalog catalog;
    @Inject
    DeviceCheckOffer deviceCheckOffer;
    @Inject
    StorageFailures failures;
    @Inject
    DatabaseCheck databaseCheck;
    @Inject
    SupervisorSessions sessions;
    @Inject
    HousePolicyRepository policy;
    @Inject
    CheckpointRetry checkpointRetry;
    private IdleWatch idleWatch;

    /**
     * The app is in English only: its numbers are written and its table is drawn as in English, seat 1 at the left,
     * whatever the tablet's own language is.
     */
    @Override
    protected void attachBaseContext(Context base) {
        Configuration english = new Configuration();
        english.setLocale(Locale.US);
        super.attachBaseContext(base.createConfigurationContext(english));
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        ViewModelProvider models = new ViewModelProvider(this);
        AppViewModel shell = models.get(AppViewModel.class);
        drawBehindBars(Appearance.DEFAULT);
        shell.state().observe(this, state -> drawBehindBars(state.appearance()));
        TableViewModel table = models.get(TableViewModel.class);
        TableCameraViewModel tableCamera = models.get(TableCameraViewModel.class);
        tableCamera.join(table.state(), table::tap);
        tableCamera.settleWith(table::settle);
        CameraModels camera = new CameraModels(models.get(CameraSettingsViewModel.class),
                models.get(RegistrationViewModel.class), models.get(EnrollmentViewModel.class),
                models.get(SpotMarkingViewModel.class));
        idleWatch = new IdleWatch(sessions, models.get(PeopleViewModel.class), policy.watch(), checkpointRetry);
        SpotOnScreenKt.show(this, shell, new ScreenModels(catalog, failures,
                new DealingModels(table, tableCamera, models.get(PeopleViewModel.class), () -> models.get(LastRoundViewModel.class)),
                new LearningModels(() -> models.get(TrainerViewModel.class), () -> models.get(HandbookViewModel.class)),
                () -> new HistoryModels(models),
                new HouseModels(models.get(SetupViewModel.class), camera, models.get(SettingsViewModel.class)),
                new DeviceModels(() -> models.get(DeviceCheckViewModel.class), deviceCheckOffer)));
        if (savedInstanceState == null && DeviceCheckIntent.asksForCheck(getIntent())) {
            checkDevice(shell, models.get(DeviceCheckViewModel.class));
        }
    }

    private void checkDevice(AppViewModel shell, DeviceCheckViewModel model) {
        deviceCheckOffer.answered();
        shell.go(AppSection.DEVICE_CHECK);
        model.run(report -> {
            try {
                Log.i(TAG, "Device check: " + DeviceCheckIntent.write(report, getExternalFilesDir(null)));
            } catch (IOException failed) {
                Log.e(TAG, "The report of the device check cannot be written", failed);
            }
        });
    }

    @Override
    protected void onStart() {
        super.onStart();
        evidenceRetention.deleteExpiredInBackground();
        databaseCheck.runInBackground();
        idleWatch.start();
        Kiosk.enter(this);
    }

    @Override
    protected void onStop() {
        idleWatch.stop(isChangingConfigurations());
        super.onStop();
    }

    @Override
    public void onUserInteraction() {
        sessions.touch();
    }

    /** The system's bars are clear; their icons must stand out against the app's own colors, not the system's. */
    private void drawBehindBars(Appearance appearance) {
        SystemBarStyle style = switch (appearance) {
            case DARK -> SystemBarStyle.dark(Color.TRANSPARENT);
            case LIGHT -> SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT);
            case SYSTEM -> SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT);
        };
        EdgeToEdge.enable(this, style, style);
    }
}
