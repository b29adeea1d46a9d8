package app.spoton.tablet.setup;

import java.util.Optional;

/**
 * The setup screen's state.
 *
 * @param supervisor who opened it; empty while it is locked
 * @param draft the setup as it is edited
 * @param check what is wrong with the draft
 * @param saved whether the draft is saved
 */
public record SetupUiState(Optional<String> supervisor, SetupDraft draft, SetupValidation check, boolean saved) {
    SetupUiState with(SetupDraft changed, SetupValidation checked) {
        return new SetupUiState(supervisor, changed, checked, false);
    }
}
