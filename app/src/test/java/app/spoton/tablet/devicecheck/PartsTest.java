package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.ActivityManager;
import android.app.admin.DevicePolicyManager;
import android.content.Context;
import android.content.res.Configuration;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.RoundRecord;
import app.spoton.tablet.FakeClock;
import app.spoton.tablet.devicecheck.CheckResult.CheckStatus;
import app.spoton.tablet.devicecheck.parts.encryption.EncryptedLogCheck;
import app.spoton.tablet.devicecheck.parts.encryption.KeyStoreCheck;
import app.spoton.tablet.devicecheck.parts.encryption.KeystoreSigningProbe;
import app.spoton.tablet.devicecheck.parts.encryption.ScratchLog;
import app.spoton.tablet.devicecheck.parts.encryption.SigningProbe.Signing;
import app.spoton.tablet.devicecheck.parts.encryption.TabletScratchLog;
import app.spoton.tablet.devicecheck.parts.speech.SpeechCheck;
import app.spoton.tablet.devicecheck.parts.speech.SpeechEngine;
import app.spoton.tablet.devicecheck.parts.system.ClockCheck;
import app.spoton.tablet.devicecheck.parts.system.DisplayCheck;
import app.spoton.tablet.devicecheck.parts.system.LockTaskCheck;
import app.spoton.tablet.devicecheck.parts.system.MemoryCheck;
import app.spoton.tablet.devicecheck.parts.system.StorageCheck;
import java.io.File;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Each part that fails says so in words that somebody at the tablet can act on. */
@RunWith(AndroidJUnit4.class)
public class PartsTest {
    private final Context context = ApplicationProvider.getApplicationContext();

    private static void expect(CheckStatus status, String words, DeviceCheck check) throws Exception {
        CheckResult result = check.run();
        assertEquals(result.toString(), status, result.status());
        assertTrue(result.finding(), result.finding().contains(words));
    }

    private static Configuration display(int width, int height) {
        Configuration configuration = new Configuration();
        configuration.screenWidthDp = width;
        configuration.screenHeightDp = height;
        configuration.fontScale = 1;
        return configuration;
    }

    @Test
    public void aDisplayMustHaveRoomForTheTable() throws Exception {
        expect(CheckStatus.PASS, "1280 x 800 dp", new DisplayCheck(() -> display(1280, 800)));
        expect(CheckStatus.PASS, "600 x 960 dp", new DisplayCheck(() -> display(600, 960)));
        expect(CheckStatus.FAIL, "use a larger tablet", new DisplayCheck(() -> display(411, 890)));
    }

    private static ActivityManager.MemoryInfo memory(long free, boolean low) {
        ActivityManager.MemoryInfo info = new ActivityManager.MemoryInfo();
        info.availMem = free;
        info.totalMem = 4L << 30;
        info.lowMemory = low;
        return info;
    }

    @Test
    public void readingCardsNeedsMemory() throws Exception {
        expect(CheckStatus.PASS, "1024 MB free of 4096 MB", new MemoryCheck(() -> memory(1L << 30, false)));
        expect(CheckStatus.FAIL, "close other apps", new MemoryCheck(() -> memory(100L << 20, false)));
        expect(CheckStatus.FAIL, "close other apps", new MemoryCheck(() -> memory(1L << 30, true)));
    }

    @Test
    public void theLogNeedsStorage() throws Exception {
        expect(CheckStatus.PASS, "4 KB on the disk", new StorageCheck(folder(1L << 40)));
        expect(CheckStatus.FAIL, "delete other apps", new StorageCheck(folder(1L << 20)));
    }

    private File folder(long free) {
        return new File(context.getFilesDir().getPath()) {
            @Override
            public long getUsableSpace() {
                return free;
            }
        };
    }

    @Test
    public void aClockBeforeTheInstallationIsWrong() throws Exception {
        FakeClock clock = new FakeClock();
        expect(CheckStatus.PASS, "set automatically", new ClockCheck(clock, clock.now.minusSeconds(1), () -> true, ZoneOffset.UTC));
        expect(CheckStatus.FAIL, "set date and time", new ClockCheck(clock, clock.now.plusSeconds(1), () -> false, ZoneOffset.UTC));
    }

    @Test
    public void aTabletWithoutADeviceOwnerCannotBeLockedToTheApp() throws Exception {
        expect(CheckStatus.MISSING, "guide for operators", new LockTaskCheck(
                context.getSystemService(DevicePolicyManager.class), context.getPackageName()));
    }

    @Test
    public void aKeyMustSignAndSaysWhetherItIsAttested() throws Exception {
        expect(CheckStatus.PASS, "attested by the maker", new KeyStoreCheck(() -> new Signing(true, true)));
        expect(CheckStatus.PASS, "not attested", new KeyStoreCheck(() -> new Signing(true, false)));
        expect(CheckStatus.FAIL, "do not use this tablet", new KeyStoreCheck(() -> new Signing(false, true)));
        expect(CheckStatus.MISSING, "neither encrypted nor signed", new KeyStoreCheck(new KeystoreSigningProbe()));
    }

    @Test
    public void aHundredRoundsAreLoggedAndNothingOfThemStays() throws Exception {
        EncryptedLogCheck check = new EncryptedLogCheck(() -> new TabletScratchLog(context, Catalog.standard()),
                Catalog.standard(), new FakeClock());
        CheckResult result = CompletableFuture.supplyAsync(check::run).get();   // not on the main thread
        assertEquals(result.toString(), CheckStatus.MISSING, result.status());
        assertTrue(result.finding(), result.finding().contains("100 rounds"));
        for (String name : context.databaseList()) {
            assertTrue(name, !name.startsWith("device-check"));
        }
    }

    @Test
    public void anEncryptedLogPasses() throws Exception {
        List<String> ids = new ArrayList<>();
        expect(CheckStatus.PASS, "ms each", new EncryptedLogCheck(() -> new ScratchLog() {
            @Override
            public void write(RoundRecord round) {
                ids.add(round.id());
            }

            @Override
            public boolean isEncrypted() {
                return true;
            }

            @Override
            public void close() {
                ids.add("closed");
            }
        }, Catalog.standard(), new FakeClock()));
        assertEquals("a hundred different rounds, then closed", 101, ids.stream().distinct().count());
    }

    private static SpeechCheck speech(Consumer<Consumer<String>> start) {
        return new SpeechCheck(() -> new SpeechEngine() {
            @Override
            public void start(Consumer<String> voice) {
                start.accept(voice);
            }

            @Override
            public void close() {
                // nothing to release
            }
        });
    }

    @Test
    public void callOutsNeedAnEnglishVoice() throws Exception {
        expect(CheckStatus.PASS, "Voice en-us", speech(voice -> voice.accept("en-us")));
        expect(CheckStatus.MISSING, "install one", speech(voice -> voice.accept("")));
    }
}
