package app.spoton.tablet.settings;

import android.util.Log;
import androidx.annotation.Nullable;

/** Light or dark screens. */
public enum Appearance {
    DARK,
    LIGHT,
    SYSTEM;

    /** A casino floor is dim: dark until somebody chooses otherwise. */
    public static final Appearance DEFAULT = DARK;

    public boolean isDark(boolean systemIsDark) {
        return this == DARK || (this == SYSTEM && systemIsDark);
    }

    /** From what was stored; a value that an older or newer app wrote and this one does not know counts as none. */
    static Appearance stored(@Nullable String name) {
        for (Appearance appearance : values()) {
            if (appearance.name().equals(name)) {
                return appearance;
            }
        }
        if (name != null) {
            Log.w("Settings", "No such appearance: " + name);
        }
        return DEFAULT;
    }
}
