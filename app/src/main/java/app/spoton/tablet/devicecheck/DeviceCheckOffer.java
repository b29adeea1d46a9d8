package app.spoton.tablet.devicecheck;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.tablet.settings.SettingDao;
import app.spoton.tablet.settings.WatchedSetting;
import java.util.concurrent.Executor;

/** Offers the device check once, at the first start on a tablet. */
public final class DeviceCheckOffer {
    private static final String SETTING = "device-check-offered";

    private final WatchedSetting answer;
    private final boolean isTablet;

    /** @param isTablet false in tests and in the simulator, where no part of a tablet can be checked */
    public DeviceCheckOffer(SettingDao dao, Executor disk, Executor mainThread, boolean isTablet) {
        answer = new WatchedSetting(dao, SETTING, disk, mainThread);
        this.isTablet = isTablet;
    }

    public LiveData<Boolean> isDue() {
        return Transformations.map(answer, answered -> isTablet && answered == null);
    }

    /** The person has decided; it is not offered again. */
    public void answered() {
        answer.putLater("yes");
    }
}
