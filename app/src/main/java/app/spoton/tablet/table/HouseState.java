package app.spoton.tablet.table;

import java.util.Optional;

/**
 * What the screen about the house shows.
 *
 * @param supervisor who has opened it; empty while it is closed
 * @param draft the table as it is being set
 * @param check whether it can be set so
 * @param saved whether the table is set as the draft says
 */
public record HouseState(Optional<String> supervisor, SetupDraft draft, SetupCheck check, boolean saved) {
    HouseState with(SetupDraft changed, SetupCheck checked) {
        return new HouseState(supervisor, changed, checked, false);
    }
}
