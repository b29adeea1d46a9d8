package app.spoton.tablet.tablecamera.storage;

/** The result of saving what was shown to the camera. */
public enum CameraSaving { NOT_SAVED, SAVED, FAILED }
