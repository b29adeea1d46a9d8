package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.spots.OccupiedSpots;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.TableReading;

/**
 * What one look at the layout showed.
 *
 * @param round the id of the round that was on the table when the picture was taken; another round drops the look
 * @param spots what it says about wagers and folds
 * @param evidenceFailed whether the house wanted the picture to be kept and it could not be
 */
public record CameraLook(String round, TableReading cards, OccupiedSpots spots, Snapshot snapshot, boolean evidenceFailed) {
}
