package app.spoton.tablet.devicecheck;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.Intent;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.tablet.app.SpotOnDatabase;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

@RunWith(AndroidJUnit4.class)
public class DeviceCheckOfferTest {
    private final Context context = ApplicationProvider.getApplicationContext();
    private final ExecutorService disk = Executors.newSingleThreadExecutor();
    private final SpotOnDatabase database = SpotOnDatabase.open(context, disk);

    @After
    public void close() {
        database.close();
        disk.shutdown();
    }

    private DeviceCheckOffer offer(boolean isTablet) {
        return new DeviceCheckOffer(database.settings(), disk, ContextCompat.getMainExecutor(context), isTablet);
    }

    private static boolean isDue(DeviceCheckOffer offer) throws InterruptedException {
        LiveData<Boolean> due = offer.isDue();
        due.observeForever(value -> { });
        for (int i = 0; i < 200 && due.getValue() == null; i++) {
            Thread.sleep(25);
            Shadows.shadowOf(Looper.getMainLooper()).idle();
        }
        return due.getValue();
    }

    @Test
    public void theCheckIsOfferedAtTheFirstStartOnATabletOnly() throws Exception {
        assertEquals(true, isDue(offer(true)));
        assertEquals(false, isDue(offer(false)));
    }

    @Test
    public void anAnswerIsAskedForOnce() throws Exception {
        offer(true).answered();
        assertEquals(false, isDue(offer(true)));
    }

    @Test
    public void aComputerAsksForAllChecksWithAnExtra() {
        assertEquals(true, DeviceCheckIntent.asksForCheck(new Intent().putExtra("check", "all")));
        assertEquals(false, DeviceCheckIntent.asksForCheck(new Intent()));
    }
}
