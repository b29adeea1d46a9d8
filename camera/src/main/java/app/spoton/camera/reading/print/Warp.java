package app.spoton.camera.reading.print;

/** Where a point of a template lies in a print: an affine map, in pixels from the center. */
record Warp(double xx, double xy, double dx, double yx, double yy, double dy) {
    static final Warp NONE = new Warp(1, 0, 0, 0, 1, 0);
    static final int PARAMETERS = 6;
    private static final double UNSEEN = 0.01;

    double x(double x, double y) {
        return xx * x + xy * y + dx;
    }

    double y(double x, double y) {
        return yx * x + yy * y + dy;
    }

    /** Shift, and what a point at one index height's distance is moved by, across and down. */
    double[] parameters() {
        return new double[] {dx, (xx - 1) * IndexPrint.ROWS, xy * IndexPrint.ROWS, dy, yx * IndexPrint.ROWS,
            (yy - 1) * IndexPrint.ROWS};
    }

    /** This warp after the inverse of a small one. */
    Warp without(double[] small) {
        double a = 1 + small[1] / IndexPrint.ROWS;
        double b = small[2] / IndexPrint.ROWS;
        double c = small[4] / IndexPrint.ROWS;
        double d = 1 + small[5] / IndexPrint.ROWS;
        double det = a * d - b * c;
        double ia = d / det;
        double ib = -b / det;
        double ic = -c / det;
        double id = a / det;
        double ix = -(ia * small[0] + ib * small[3]);
        double iy = -(ic * small[0] + id * small[3]);
        return new Warp(xx * ia + xy * ic, xx * ib + xy * id, xx * ix + xy * iy + dx,
                yx * ia + yy * ic, yx * ib + yy * id, yx * ix + yy * iy + dy);
    }

    /** Whether no point of an index lies elsewhere by more than what can be seen. */
    boolean isLike(Warp other) {
        double[] here = parameters();
        double[] there = other.parameters();
        double most = 0;
        for (int i = 0; i < PARAMETERS; i++) {
            most = Math.max(most, Math.abs(here[i] - there[i]));
        }
        return most < UNSEEN;
    }

    boolean isFinite() {
        return Double.isFinite(xx + xy + dx + yx + yy + dy);
    }
}
