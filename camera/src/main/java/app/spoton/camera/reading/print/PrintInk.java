package app.spoton.camera.reading.print;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Which pixels of a print are ink of the index itself: not the felt, the card's middle or the card beside it. */
final class PrintInk {
    private static final int LEAST_PIXELS = 3;
    /** Ink of an index reaches this near to its middle line, and lies within its height; in index heights. */
    private static final double MIDDLE = 0.15;
    private static final double HALF_HEIGHT = 0.62;
    private static final int LEFT = 12;
    private static final int TOP = 10;

    private final boolean[] dark = new boolean[IndexPrint.WIDTH * IndexPrint.HEIGHT];
    private final boolean[] ink = new boolean[dark.length];

    private PrintInk(IndexPrint print) {
        float[] core = new float[15 * 28];
        for (int i = 0; i < core.length; i++) {
            core[i] = print.pixel(LEFT + i % 15, TOP + i / 15);
        }
        Arrays.sort(core);
        float half = (core[(int) (0.85 * core.length)] + core[(int) (0.04 * core.length)]) / 2;
        for (int i = 0; i < dark.length; i++) {
            dark[i] = print.pixel(i % IndexPrint.WIDTH, i / IndexPrint.WIDTH) < half;
        }
        for (int i = 0; i < dark.length; i++) {
            if (dark[i]) {
                take(i);
            }
        }
    }

    static boolean[] of(IndexPrint print) {
        return new PrintInk(print).ink;
    }

    /** Takes one connected patch out of the dark pixels, and keeps it if it belongs to the index. */
    private void take(int start) {
        Deque<Integer> open = new ArrayDeque<>();
        Deque<Integer> patch = new ArrayDeque<>();
        dark[start] = false;
        open.add(start);
        int[] box = {IndexPrint.WIDTH, IndexPrint.HEIGHT, 0, 0};
        while (!open.isEmpty()) {
            int at = open.remove();
            patch.add(at);
            int column = at % IndexPrint.WIDTH;
            int row = at / IndexPrint.WIDTH;
            box = new int[] {Math.min(box[0], column), Math.min(box[1], row), Math.max(box[2], column),
                Math.max(box[3], row)};
            for (int y = Math.max(0, row - 1); y <= Math.min(IndexPrint.HEIGHT - 1, row + 1); y++) {
                for (int x = Math.max(0, column - 1); x <= Math.min(IndexPrint.WIDTH - 1, column + 1); x++) {
                    int next = y * IndexPrint.WIDTH + x;
                    if (dark[next]) {
                        dark[next] = false;
                        open.add(next);
                    }
                }
            }
        }
        if (patch.size() >= LEAST_PIXELS && isOfIndex(box)) {
            patch.forEach(at -> ink[at] = true);
        }
    }

    private static boolean isOfIndex(int[] box) {
        boolean inside = box[0] > 0 && box[1] > 0 && box[2] < IndexPrint.WIDTH - 1 && box[3] < IndexPrint.HEIGHT - 1;
        double near = MIDDLE * IndexPrint.ROWS;
        double row = (box[1] + box[3] + 1) / 2.0 - IndexPrint.CENTER_Y;
        return inside && box[0] - IndexPrint.CENTER_X <= near && box[2] + 1 - IndexPrint.CENTER_X >= -near
                && Math.abs(row) <= HALF_HEIGHT * IndexPrint.ROWS;
    }
}
