package app.spoton.tablet.tablecamera.preview;

import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;

/** A picture for the screen: a small JPEG, and how large the picture was. Immutable; two shots are never equal. */
public final class Snapshot {
    private static final int MOST = 1280;

    private final byte[] jpeg;
    private final int width;
    private final int height;

    public Snapshot(int width, int height, byte... jpeg) {
        this.width = width;
        this.height = height;
        this.jpeg = jpeg.clone();
    }

    public static Snapshot of(Picture picture) {
        return of(picture, Rotation.NONE);
    }

    /** Rotated for the screen. */
    public static Snapshot of(Picture picture, Rotation turn) {
        int across = turn.isSideways() ? picture.height() : picture.width();
        int down = turn.isSideways() ? picture.width() : picture.height();
        return new Snapshot(across, down, picture.jpegOfWidth(MOST, turn));
    }

    public byte[] jpeg() {
        return jpeg.clone();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }
}
