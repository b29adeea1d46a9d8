package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;

/**
 * The result of one reading of the layout.
 *
 * @param round the id of the round that was on the table when the picture was taken; another round discards it
 * @param spots the reading of wagers and folds
 * @param evidenceFailed whether the house wanted the picture to be kept and it could not be
 */
public record CameraLook(String round, TableReading cards, OccupiedSpots spots, Snapshot snapshot, boolean evidenceFailed) {
}
