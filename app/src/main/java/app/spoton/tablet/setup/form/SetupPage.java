package app.spoton.tablet.setup.form;

/** The pages of the table setup. */
public enum SetupPage { TABLE, WAGERS, PROGRESSIVE, OPTIONS, PEOPLE }
