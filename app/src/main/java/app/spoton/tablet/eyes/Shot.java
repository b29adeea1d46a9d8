package app.spoton.tablet.eyes;

import app.spoton.camera.Picture;

/** A picture for the screen: a small JPEG, and how large the picture was. Immutable; two shots are never equal. */
public final class Shot {
    private static final int MOST = 1280;

    private final byte[] jpeg;
    private final int width;
    private final int height;

    public Shot(int width, int height, byte... jpeg) {
        this.width = width;
        this.height = height;
        this.jpeg = jpeg.clone();
    }

    static Shot of(Picture picture) {
        return new Shot(picture.width(), picture.height(), picture.jpegOfWidth(MOST));
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
