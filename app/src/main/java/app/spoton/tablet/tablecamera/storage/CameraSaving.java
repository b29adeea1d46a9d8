package app.spoton.tablet.tablecamera.storage;

/** Whether what was shown to the camera is kept. */
public enum CameraSaving { NOT_SAVED, SAVED, FAILED }
