package app.spoton.tablet.settings;

/** What the settings screen shows. */
public record SettingsState(Appearance appearance, boolean callOuts, String version) {
}
