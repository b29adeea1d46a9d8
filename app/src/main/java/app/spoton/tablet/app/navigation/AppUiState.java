package app.spoton.tablet.app.navigation;

import app.spoton.tablet.settings.Appearance;

/** What the frame around every screen shows. */
public record AppUiState(AppSection place, Appearance appearance) {
}
