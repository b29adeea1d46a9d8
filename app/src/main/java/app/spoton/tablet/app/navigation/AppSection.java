package app.spoton.tablet.app.navigation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The places in the app: the sections of the navigation rail, and the pages that open inside one of them. */
public enum AppSection {
    TABLE,
    TRAINER,
    HANDBOOK,
    HISTORY,
    SETTINGS,
    LICENSES,
    TABLE_SETUP,
    CAMERA,
    DEVICE_CHECK;

    private static final List<AppSection> SECTIONS = List.of(TABLE, TRAINER, HANDBOOK, HISTORY, SETTINGS);

    /** The section with this name; the table for a name of an earlier version, which a saved state may have. */
    static AppSection named(String name) {
        return Arrays.stream(values()).filter(section -> section.name().equals(name)).findFirst().orElse(TABLE);
    }

    /** The rail's entries, in its order. */
    public static List<AppSection> sections() {
        return SECTIONS;
    }

    /** The rail's entry that is selected while a person is here. */
    public AppSection section() {
        return SECTIONS.contains(this) ? this : SETTINGS;
    }

    /** Where Back leads; empty if it leaves the app, which is only at the table. */
    public Optional<AppSection> back() {
        return switch (this) {
            case TABLE -> Optional.empty();
            case TRAINER, HANDBOOK, HISTORY, SETTINGS -> Optional.of(TABLE);
            case LICENSES, TABLE_SETUP, CAMERA, DEVICE_CHECK -> Optional.of(SETTINGS);
        };
    }
}
