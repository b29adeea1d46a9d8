package app.spoton.tablet.tablecamera.source;

/** Why the camera does not read although it is the card source: something that a person must do first. */
public enum CameraObstacle {
    NONE,
    /** The camera permission has not been requested yet. */
    PERMISSION,
    /** The table's position is not registered. */
    REGISTRATION,
    /** The registration's file cannot be read. */
    REGISTRATION_DAMAGED,
    /** The camera or the table was moved, and the print of the felt is not found: nobody knows which seat is where. */
    MOVED,
    /** The deck in use was enrolled, and its file is gone or cannot be read. */
    DECK
}
