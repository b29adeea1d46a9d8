package app.spoton.tablet.app.navigation;

import app.spoton.tablet.settings.Appearance;

/** The state of the frame around every screen. */
public record AppUiState(AppSection place, Appearance appearance) {
}
