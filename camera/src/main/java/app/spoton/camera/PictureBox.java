package app.spoton.camera;

/** A box along a picture's edges, in its pixels. */
public record PictureBox(int x, int y, int width, int height) {
}
