package app.spoton.tablet.people.pins;

import android.content.Context;
import android.os.SystemClock;
import android.provider.Settings;

/** A clock that cannot be set: the time since the tablet was switched on, and the number of boots. */
public interface BootClock {
    long elapsedMillis();

    int bootCount();

    static BootClock onTablet(Context context) {
        return new BootClock() {
            @Override
            public long elapsedMillis() {
                return SystemClock.elapsedRealtime();
            }

            @Override
            public int bootCount() {
                return Settings.Global.getInt(context.getContentResolver(), Settings.Global.BOOT_COUNT, 0);
            }
        };
    }
}
