package app.spoton.tablet.devicecheck.parts;

import android.app.ActivityManager;
import android.app.admin.DevicePolicyManager;
import android.content.Context;
import android.content.pm.PackageManager;
import android.graphics.SurfaceTexture;
import android.os.Build;
import android.provider.Settings;
import android.view.Surface;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.BuildConfig;
import app.spoton.tablet.devicecheck.CheckExecutor;
import app.spoton.tablet.devicecheck.DeviceCheckOffer;
import app.spoton.tablet.devicecheck.DeviceChecks;
import app.spoton.tablet.devicecheck.parts.camera.CameraCheck;
import app.spoton.tablet.devicecheck.parts.camera.CardReaderCheck;
import app.spoton.tablet.devicecheck.parts.camera.ObjectDetectorCheck;
import app.spoton.tablet.devicecheck.parts.encryption.EncryptedLogCheck;
import app.spoton.tablet.devicecheck.parts.encryption.KeyStoreCheck;
import app.spoton.tablet.devicecheck.parts.encryption.KeystoreSigningProbe;
import app.spoton.tablet.devicecheck.parts.encryption.TabletScratchLog;
import app.spoton.tablet.devicecheck.parts.speech.SpeechCheck;
import app.spoton.tablet.devicecheck.parts.speech.TabletSpeechEngine;
import app.spoton.tablet.devicecheck.parts.system.ClockCheck;
import app.spoton.tablet.devicecheck.parts.system.DisplayCheck;
import app.spoton.tablet.devicecheck.parts.system.LockTaskCheck;
import app.spoton.tablet.devicecheck.parts.system.MemoryCheck;
import app.spoton.tablet.devicecheck.parts.system.StorageCheck;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.tablecamera.device.CameraProvider;
import app.spoton.tablet.threads.CameraExecutor;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

/** The checks of this tablet. */
@Module
@InstallIn(SingletonComponent.class)
final class DeviceCheckModule {
    private DeviceCheckModule() {
    }

    @Provides
    @Singleton
    @CheckExecutor
    static Executor background() {
        return Executors.newSingleThreadExecutor(work -> new Thread(work, "device-check"));
    }

    /** Robolectric, which runs the tests and the simulator, names itself as the device's fingerprint. */
    @Provides
    @Singleton
    static DeviceCheckOffer offer(SettingDao dao, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        return new DeviceCheckOffer(dao, disk, mainThread, !Build.FINGERPRINT.startsWith("robolectric"));
    }

    @Provides
    static DeviceChecks checks(@ApplicationContext Context context, Catalog catalog, CameraProvider cameras,
            @CameraExecutor Executor cameraExecutor, @MainThreadExecutor Executor mainThread, Clock clock) {
        return new DeviceChecks(List.of(
                new DisplayCheck(() -> context.getResources().getConfiguration()),
                new MemoryCheck(() -> memory(context)),
                new StorageCheck(context.getFilesDir()),
                new ClockCheck(clock, installed(context), () -> isTimeAutomatic(context), ZoneId.systemDefault()),
                new LockTaskCheck(context.getSystemService(DevicePolicyManager.class), context.getPackageName()),
                new KeyStoreCheck(new KeystoreSigningProbe()),
                new EncryptedLogCheck(() -> new TabletScratchLog(context, catalog), catalog, clock),
                new CardReaderCheck(() -> CardReader.load()::read, catalog.games().get(0)),
                new ObjectDetectorCheck(cameras, cameraExecutor),
                new SpeechCheck(() -> new TabletSpeechEngine(context, mainThread)),
                new CameraCheck(cameras, DeviceCheckModule::unseenSurface)), device(), clock);
    }

    private static String device() {
        return Build.MANUFACTURER + " " + Build.MODEL + ", Android " + Build.VERSION.RELEASE + ", Spot On "
                + BuildConfig.VERSION_NAME;
    }

    private static ActivityManager.MemoryInfo memory(Context context) {
        ActivityManager.MemoryInfo now = new ActivityManager.MemoryInfo();
        context.getSystemService(ActivityManager.class).getMemoryInfo(now);
        return now;
    }

    private static Instant installed(Context context) {
        try {
            return Instant.ofEpochMilli(
                    context.getPackageManager().getPackageInfo(context.getPackageName(), 0).firstInstallTime);
        } catch (PackageManager.NameNotFoundException impossible) {
            throw new IllegalStateException(impossible);   // it is the app that asks
        }
    }

    private static boolean isTimeAutomatic(Context context) {
        return Settings.Global.getInt(context.getContentResolver(), Settings.Global.AUTO_TIME, 0) == 1;
    }

    private static Surface unseenSurface(CameraLens lens) {
        SurfaceTexture texture = new SurfaceTexture(false);
        texture.setDefaultBufferSize(lens.previewWidth(), lens.previewHeight());
        return new Surface(texture);
    }
}
