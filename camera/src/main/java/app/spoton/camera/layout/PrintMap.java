package app.spoton.camera.layout;

import app.spoton.camera.PicturePoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Where the felt, seen from straight above, is lighter or darker than its surroundings: the print's lines and letters.
 * A picture fits a position if this pattern is found there, block by block. Blocks covered by cards, chips or arms do
 * not count against it as long as enough others are visible.
 */
final class PrintMap {
    static final int WIDTH = 448;
    static final int BLOCK = 32;
    /** How far a block may lie from where it is expected, in pixels of the map (about 4 mm each). */
    private static final int SLACK = 4;
    private static final double TEXTURED = 0.06;
    private static final double ALIKE = 0.45;
    private static final String MARKS = "-.+";

    private final int height;
    /** One byte a pixel, row by row: 1 lighter, -1 darker, 0 neither. */
    private final byte[] cells;
    private final List<Rect> textured;

    PrintMap(int height, byte[] cells) {
        this.height = height;
        this.cells = cells.clone();
        textured = textured(this.cells, height);
    }

    static int height(TablePlan plan) {
        return Math.max(BLOCK, (int) Math.round(WIDTH * plan.depth() / plan.width()));
    }

    /** Empty where there is hardly any print. */
    static Optional<PrintMap> of(GrayPicture gray, Registration registration) {
        TablePlan plan = registration.plan();
        int height = height(plan);
        Mat relief = relief(gray, registration, height);
        float[] values = new float[WIDTH * height];
        relief.get(0, 0, values);
        relief.release();
        double level = level(values, plan, height);
        byte[] cells = new byte[values.length];
        for (int i = 0; i < cells.length; i++) {
            boolean felt = onFelt(plan, i % WIDTH, i / WIDTH, height);
            cells[i] = (byte) (!felt || Math.abs(values[i]) < level ? 0 : values[i] > 0 ? 1 : -1);
        }
        PrintMap map = new PrintMap(height, cells);
        return map.textured.size() < 2 * PrintFit.FEWEST ? Optional.empty() : Optional.of(map);
    }

    private static boolean onFelt(TablePlan plan, int x, int y, int height) {
        return plan.isOnFelt((x + 0.5) * plan.width() / WIDTH, (y + 0.5) * plan.depth() / height);
    }

    /** Print stands out from the weave: four times the usual difference, and a fifth of the strongest. */
    private static double level(float[] values, TablePlan plan, int height) {
        double[] sizes = new double[values.length];
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            if (onFelt(plan, i % WIDTH, i / WIDTH, height)) {
                sizes[count++] = Math.abs(values[i]);
            }
        }
        double[] sorted = Arrays.copyOf(sizes, count);
        Arrays.sort(sorted);
        return Math.max(1.5, Math.max(4 * sorted[count / 2], 0.2 * sorted[(int) (count * 0.99)]));
    }

    private static List<Rect> textured(byte[] cells, int height) {
        List<Rect> blocks = new ArrayList<>();
        for (int y = 0; y + BLOCK <= height; y += BLOCK / 2) {
            for (int x = 0; x + BLOCK <= WIDTH; x += BLOCK / 2) {
                int marked = 0;
                for (int i = 0; i < BLOCK * BLOCK; i++) {
                    marked += cells[(y + i / BLOCK) * WIDTH + x + i % BLOCK] == 0 ? 0 : 1;
                }
                if (marked >= TEXTURED * BLOCK * BLOCK) {
                    blocks.add(new Rect(x, y, BLOCK, BLOCK));
                }
            }
        }
        return blocks;
    }

    /** The felt from straight above, each pixel against those around it. */
    private static Mat relief(GrayPicture gray, Registration where, int height) {
        List<Point> to = new ArrayList<>();
        TablePlan plan = where.plan();
        double[][] mm = {{0, 0}, {plan.width(), 0}, {plan.width(), plan.depth()}, {0, plan.depth()}};
        double sx = gray.scale() * gray.pictureWidth() / where.pictureWidth();
        double sy = gray.scale() * gray.pictureHeight() / where.pictureHeight();
        for (double[] corner : mm) {
            PicturePoint dot = where.toPicture(corner[0], corner[1]);
            to.add(new Point(dot.x() * sx, dot.y() * sy));
        }
        MatOfPoint2f above = new MatOfPoint2f(new Point(0, 0), new Point(WIDTH, 0), new Point(WIDTH, height),
                new Point(0, height));
        MatOfPoint2f seen = new MatOfPoint2f(to.toArray(new Point[0]));
        Mat h = Imgproc.getPerspectiveTransform(seen, above);
        Mat flat = new Mat();
        Mat smooth = new Mat();
        Imgproc.GaussianBlur(gray.mat(), smooth, new Size(5, 5), 1);
        Imgproc.warpPerspective(smooth, flat, h, new Size(WIDTH, height), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        flat.convertTo(flat, CvType.CV_32F);
        Mat near = new Mat();
        Mat around = new Mat();
        Imgproc.GaussianBlur(flat, near, new Size(0, 0), 0.8);
        Imgproc.GaussianBlur(flat, around, new Size(0, 0), 4);
        Mat relief = new Mat();
        Core.subtract(near, around, relief);
        for (Mat mat : List.of(above, seen, h, flat, smooth, near, around)) {
            mat.release();
        }
        return relief;
    }

    /** How well the print fits this position. */
    PrintFit fit(GrayPicture gray, Registration where) {
        long inSight = textured.stream().filter(block -> {
            TablePlan plan = where.plan();
            PicturePoint dot = where.toPicture((block.x + BLOCK / 2.0) * plan.width() / WIDTH,
                    (block.y + BLOCK / 2.0) * plan.depth() / height);
            return dot.x() > 0 && dot.y() > 0 && dot.x() < where.pictureWidth() && dot.y() < where.pictureHeight();
        }).count();
        return new PrintFit(textured.size(), (int) inSight, blocks(gray, where, SLACK));
    }

    /** The position refined to the visible print, in steps because at first many blocks are far off. */
    Optional<Registration> refine(GrayPicture gray, Registration about) {
        Optional<Registration> better = Optional.of(about);
        for (int slack : new int[] {6 * SLACK, 3 * SLACK, SLACK, SLACK}) {
            better = better.flatMap(now -> PrintFit.drawnTo(blocks(gray, now, slack), now, height));
        }
        return better;
    }

    /** Every textured block that is seen near its place. */
    private List<SeenBlock> blocks(GrayPicture gray, Registration where, int slack) {
        Mat relief = relief(gray, where, height);
        limit(relief);
        Mat expected = new Mat(height, WIDTH, CvType.CV_8S);
        expected.put(0, 0, cells);
        expected.convertTo(expected, CvType.CV_32F);
        List<SeenBlock> seen = new ArrayList<>();
        Mat answer = new Mat();
        for (Rect block : textured) {
            Rect around = new Rect(Math.max(0, block.x - slack), Math.max(0, block.y - slack), 0, 0);
            around.width = Math.min(WIDTH, block.x + BLOCK + slack) - around.x;
            around.height = Math.min(height, block.y + BLOCK + slack) - around.y;
            Mat template = expected.submat(block);
            Mat window = relief.submat(around);
            Imgproc.matchTemplate(window, template, answer, Imgproc.TM_CCOEFF_NORMED);
            Core.MinMaxLocResult best = Core.minMaxLoc(answer);
            if (best.maxVal >= ALIKE) {
                seen.add(new SeenBlock(block.x + BLOCK / 2.0, block.y + BLOCK / 2.0,
                        around.x + best.maxLoc.x - block.x, around.y + best.maxLoc.y - block.y));
            }
            template.release();
            window.release();
        }
        for (Mat mat : List.of(relief, expected, answer)) {
            mat.release();
        }
        return seen;
    }

    /** A block that was seen, by its middle on the map, and how far off it is. */
    record SeenBlock(double x, double y, double offX, double offY) {
        double off() {
            return Math.hypot(offX, offY);
        }
    }

    /** Glare and shadows' edges must not outweigh the print. */
    private static void limit(Mat relief) {
        float[] values = new float[(int) relief.total()];
        relief.get(0, 0, values);
        double[] sizes = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            sizes[i] = Math.abs(values[i]);
        }
        Arrays.sort(sizes);
        float most = (float) Math.max(1e-3, sizes[(int) (sizes.length * 0.95)]);
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.max(-most, Math.min(most, values[i]));
        }
        relief.put(0, 0, values);
    }

    String text() {
        StringBuilder out = new StringBuilder("map ").append(height);
        for (int y = 0; y < height; y++) {
            out.append('\n');
            for (int x = 0; x < WIDTH; x++) {
                out.append(MARKS.charAt(cells[y * WIDTH + x] + 1));
            }
        }
        return out.toString();
    }

    static Optional<PrintMap> parse(List<String> rows, TablePlan plan) {
        byte[] cells = new byte[WIDTH * rows.size()];
        if (rows.size() != height(plan)) {
            return Optional.empty();
        }
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            for (int x = 0; x < WIDTH; x++) {
                int mark = row.length() == WIDTH ? MARKS.indexOf(row.charAt(x)) : -1;
                if (mark < 0) {
                    return Optional.empty();
                }
                cells[y * WIDTH + x] = (byte) (mark - 1);
            }
        }
        return Optional.of(new PrintMap(rows.size(), cells));
    }
}
