package app.spoton.camera.reading.index;

/** The size of a reader's crops, and how many rows of it the index fills (training/MODELS.md). */
public enum CropForm {
    FIRST(32, 48, 32),
    /** Closer: suit pips are small. */
    SECOND(40, 56, 40);

    private final int width;
    private final int height;
    private final int indexRows;

    CropForm(int width, int height, int indexRows) {
        this.width = width;
        this.height = height;
        this.indexRows = indexRows;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int indexRows() {
        return indexRows;
    }
}
