package app.spoton.tablet.app;

import java.util.List;
import java.util.Optional;

/** Where a person can be in the app: the sections of the rail, and the pages that open inside one of them. */
public enum AppSection {
    TABLE,
    TRAINER,
    HANDBOOK,
    HISTORY,
    SETTINGS,
    LICENCES,
    HOUSE,
    CAMERA,
    DEVICE_CHECK;

    private static final List<AppSection> SECTIONS = List.of(TABLE, TRAINER, HANDBOOK, HISTORY, SETTINGS);

    /** The rail's entries, in its order. */
    public static List<AppSection> sections() {
        return SECTIONS;
    }

    /** The rail's entry that is lit while a person is here. */
    public AppSection section() {
        return SECTIONS.contains(this) ? this : SETTINGS;
    }

    /** Where 'back' leads; empty where it leaves the app, which is only at the table. */
    public Optional<AppSection> back() {
        return switch (this) {
            case TABLE -> Optional.empty();
            case TRAINER, HANDBOOK, HISTORY, SETTINGS -> Optional.of(TABLE);
            case LICENCES, HOUSE, CAMERA, DEVICE_CHECK -> Optional.of(SETTINGS);
        };
    }
}
