package app.spoton.tablet.setup;

import java.util.Optional;

/**
 * What the screen about the house shows.
 *
 * @param supervisor who has opened it; empty while it is closed
 * @param draft the table as it is being set
 * @param check whether it can be set so
 * @param saved whether the table is set as the draft says
 */
public record SetupUiState(Optional<String> supervisor, SetupDraft draft, SetupValidation check, boolean saved) {
    SetupUiState with(SetupDraft changed, SetupValidation checked) {
        return new SetupUiState(supervisor, changed, checked, false);
    }
}
