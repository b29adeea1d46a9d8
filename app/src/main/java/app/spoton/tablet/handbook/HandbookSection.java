package app.spoton.tablet.handbook;

import java.util.Locale;

/** The chapters of a game's handbook, in the order in which they are listed. */
public enum HandbookSection {
    PAYTABLES, HANDS, WAGERS, PROCEDURE, IRREGULARITIES, OPTIONS, CONDITIONS;

    /** For test tags and the saved state. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
