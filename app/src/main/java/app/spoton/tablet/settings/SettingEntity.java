package app.spoton.tablet.settings;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** One setting of the tablet and its value. */
@Entity(tableName = "setting")
public final class SettingEntity {
    @PrimaryKey
    @NonNull
    public final String name;

    @NonNull
    public final String value;

    public SettingEntity(@NonNull String name, @NonNull String value) {
        this.name = name;
        this.value = value;
    }
}
