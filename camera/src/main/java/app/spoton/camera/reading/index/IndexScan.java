package app.spoton.camera.reading.index;

import app.spoton.camera.CardQuad;
import java.util.List;

/** The findings in a picture: indices that were read, and outlines of light cards. */
public record IndexScan(List<IndexReading> readings, List<CardQuad> outlines) {
}
