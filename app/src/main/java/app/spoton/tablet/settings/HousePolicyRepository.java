package app.spoton.tablet.settings;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The house's policy in the database. The caller logs changes. */
@Singleton
public final class HousePolicyRepository {
    private static final String SETTING = "house-policy";
    private static final String GAMING_DAY_START = "gaming-day-start";
    private static final String DEALER_IDLE_MINUTES = "dealer-idle-minutes";
    private static final String OWN_WIN = "dealer-may-approve-own-win";

    private final SettingDao dao;
    private final WatchedSetting stored;

    @Inject
    public HousePolicyRepository(SettingDao dao, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        this.dao = dao;
        stored = new WatchedSetting(dao, SETTING, disk, mainThread);
    }

    /** The policy now. Call on the disk thread. */
    public HousePolicy get() {
        return read(dao.get(SETTING));
    }

    /** The policy, again whenever it changes. */
    public LiveData<HousePolicy> watch() {
        return Transformations.map(stored, HousePolicyRepository::read);
    }

    /** Call on the disk thread. */
    public void put(HousePolicy policy) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(GAMING_DAY_START, policy.gamingDayStart().toString());
        fields.put(DEALER_IDLE_MINUTES, policy.dealerIdle().toMinutes());
        fields.put(OWN_WIN, policy.dealerMayApproveOwnWin());
        stored.put(Json.text(fields));
    }

    /** A text that cannot be read gives the default, which is the strictest: it decides who is signed out, not what is paid. */
    private static HousePolicy read(@Nullable String text) {
        if (text == null) {
            return HousePolicy.DEFAULT;
        }
        try {
            JsonObject fields = JsonObject.of(text);
            return new HousePolicy(LocalTime.parse(fields.text(GAMING_DAY_START)),
                    Duration.ofMinutes(fields.number(DEALER_IDLE_MINUTES)), fields.isTrue(OWN_WIN));
        } catch (IllegalArgumentException | DateTimeException broken) {
            return HousePolicy.DEFAULT;
        }
    }
}
