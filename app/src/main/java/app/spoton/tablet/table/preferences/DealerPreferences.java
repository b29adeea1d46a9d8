package app.spoton.tablet.table.preferences;

import app.spoton.tablet.table.round.settlement.Pace;

/**
 * A dealer's display preferences.
 *
 * @param showProcedure whether the manual's procedure is shown at its moment
 */
public record DealerPreferences(Pace pace, boolean showProcedure) {
    /** The defaults. */
    public static final DealerPreferences DEFAULT = new DealerPreferences(Pace.BY_SEAT, false);

    /** The default at the demonstration table: learners want to see what comes next. */
    public static final DealerPreferences FOR_TRAINING = DEFAULT.withProcedure(true);

    private static final String PROCEDURE = "procedure";

    public DealerPreferences with(Pace other) {
        return new DealerPreferences(other, showProcedure);
    }

    public DealerPreferences withProcedure(boolean shown) {
        return new DealerPreferences(pace, shown);
    }

    String stored() {
        return pace.name() + (showProcedure ? " " + PROCEDURE : "");
    }

    /** What was stored; what cannot be read counts as not chosen. */
    static DealerPreferences read(String stored) {
        String[] words = stored.split(" ", -1);
        for (Pace pace : Pace.values()) {
            if (pace.name().equals(words[0])) {
                return new DealerPreferences(pace, words.length > 1 && words[1].equals(PROCEDURE));
            }
        }
        return DEFAULT;
    }
}
