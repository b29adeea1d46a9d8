package app.spoton.tablet.settings;

/** What the settings screen shows. */
public record SettingsUiState(Appearance appearance, boolean callOuts, String version) {
}
