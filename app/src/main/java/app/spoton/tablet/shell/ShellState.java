package app.spoton.tablet.shell;

import app.spoton.tablet.settings.Appearance;

/** What the frame around every screen shows. */
public record ShellState(Place place, Appearance appearance) {
}
