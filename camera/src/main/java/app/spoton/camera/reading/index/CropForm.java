package app.spoton.camera.reading.index;

import app.spoton.camera.reading.print.IndexPrint;

/**
 * The size of an index's crop for a network; see training/MODELS.md.
 *
 * @param width columns of the crop
 * @param height rows of the crop
 * @param indexRows rows that the index fills
 */
public record CropForm(int width, int height, int indexRows) {
    static final CropForm FIRST = new CropForm(32, 48, 32);
    /** The second reader looks closer, because pips are small. */
    static final CropForm SECOND = new CropForm(40, 56, 40);
    /** To be compared with the prints of the house's deck. */
    static final CropForm PRINT = new CropForm(IndexPrint.WIDTH, IndexPrint.HEIGHT, IndexPrint.ROWS);
}
