package app.spoton.camera.reading;

import app.spoton.camera.OpenCv;
import app.spoton.camera.Picture;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.demo.DemoTable;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Pictures without a single face of a card, drawn from a seed. */
final class NonCardPictures {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final List<BiConsumer<Mat, Random>> DRAWINGS =
            List.of(NonCardPictures::plain, NonCardPictures::gradient,
            NonCardPictures::noise, NonCardPictures::text, NonCardPictures::bigLetters, NonCardPictures::faces,
            NonCardPictures::chips, NonCardPictures::dominoes,
            NonCardPictures::keyboard, NonCardPictures::dice, NonCardPictures::stripes, NonCardPictures::blankCards,
            NonCardPictures::pips, NonCardPictures::calendar);

    private NonCardPictures() {
    }

    static int kinds() {
        return DRAWINGS.size() + 2;
    }

    static Picture draw(int kind, long seed) {
        OpenCv.load();
        Random random = new Random(seed * 131 + kind);
        if (kind == DRAWINGS.size()) {
            return CardSpread.backs(1 + random.nextInt(20), 5, WIDTH, HEIGHT, 60 + random.nextInt(20), seed);
        }
        if (kind == DRAWINGS.size() + 1) {
            try (DemoTable table = new DemoTable(960 + 100 * random.nextInt(6))) {
                return table.empty();
            }
        }
        Mat picture = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, color(random));
        DRAWINGS.get(kind).accept(picture, random);
        if (random.nextInt(3) > 0) {
            Imgproc.GaussianBlur(picture, picture, new Size(3, 3), 0.3 + random.nextDouble());
        }
        return new Picture(picture);
    }

    private static Scalar color(Random random) {
        return new Scalar(random.nextInt(256), random.nextInt(256), random.nextInt(256));
    }

    private static Scalar ink(Random random) {
        return random.nextBoolean() ? new Scalar(20, 20, 20) : new Scalar(30, 20, 200);
    }

    private static Point somewhere(Random random) {
        return new Point(random.nextInt(WIDTH), random.nextInt(HEIGHT));
    }

    private static void plain(Mat m, Random random) {
        int gray = new int[] {0, 255, 127}[random.nextInt(3)];
        m.setTo(new Scalar(gray, gray, gray));
    }

    private static void gradient(Mat m, Random random) {
        Mat small = new Mat(2, 2, CvType.CV_8UC3);
        Core.setRNGSeed(random.nextInt());
        Core.randu(small, 0, 255);
        Imgproc.resize(small, m, m.size(), 0, 0, Imgproc.INTER_CUBIC);
        small.release();
    }

    private static void noise(Mat m, Random random) {
        int grain = 1 << random.nextInt(5);
        Mat small = new Mat(HEIGHT / grain, WIDTH / grain, CvType.CV_8UC3);
        Core.setRNGSeed(random.nextInt());
        Core.randu(small, 0, 255);
        Imgproc.resize(small, m, m.size(), 0, 0, random.nextBoolean() ? Imgproc.INTER_NEAREST : Imgproc.INTER_LINEAR);
        small.release();
    }

    private static void text(Mat m, Random random) {
        m.setTo(new Scalar(245, 245, 245));
        double size = 0.4 + random.nextDouble();
        int font = random.nextInt(8);
        for (int y = 20; y < HEIGHT; y += (int) (32 * size)) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < 60; i++) {
                line.append(random.nextInt(6) == 0 ? ' ' : (char) ('0' + random.nextInt(75)));
            }
            Imgproc.putText(m, line.toString(), new Point(8, y), font, size, ink(random), 1 + random.nextInt(2));
        }
    }

    private static void bigLetters(Mat m, Random random) {
        if (random.nextBoolean()) {
            m.setTo(new Scalar(240, 240, 240));
        }
        String[] letters = {"A", "K", "Q", "J", "10", "9", "6", "8", "5", "2", "7", "3", "4"};
        for (int i = 0; i < 25; i++) {
            Imgproc.putText(m, letters[random.nextInt(letters.length)], somewhere(random), random.nextInt(8),
                    0.5 + 2 * random.nextDouble(), ink(random), 1 + random.nextInt(4), Imgproc.LINE_AA);
        }
    }

    private static void faces(Mat m, Random random) {
        for (int i = 0; i < 4; i++) {
            Point at = somewhere(random);
            double r = 30 + random.nextInt(90);
            Scalar skin = new Scalar(90 + random.nextInt(120), 120 + random.nextInt(100), 180 + random.nextInt(70));
            Imgproc.ellipse(m, at, new Size(r * 0.75, r), 0, 0, 360, skin, -1, Imgproc.LINE_AA, 0);
            for (int side = -1; side <= 1; side += 2) {
                Imgproc.circle(m, new Point(at.x + side * r * 0.3, at.y - r * 0.2), (int) (r / 9),
                        new Scalar(250, 250, 250), -1, Imgproc.LINE_AA, 0);
                Imgproc.circle(m, new Point(at.x + side * r * 0.3, at.y - r * 0.2), (int) (r / 18),
                        new Scalar(40, 30, 20), -1, Imgproc.LINE_AA, 0);
            }
            Imgproc.ellipse(m, new Point(at.x, at.y + r * 0.4), new Size(r * 0.3, r * 0.12), 0, 0, 180,
                    new Scalar(60, 50, 170), (int) Math.max(2, r / 20), Imgproc.LINE_AA, 0);
        }
    }

    private static void chips(Mat m, Random random) {
        for (int i = 0; i < 20; i++) {
            Point at = somewhere(random);
            int r = 12 + random.nextInt(40);
            Imgproc.circle(m, at, r, color(random), -1, Imgproc.LINE_AA, 0);
            for (int k = 0; k < 8; k++) {
                Imgproc.ellipse(m, at, new Size(r * 0.9, r * 0.9), k * 45, 0, 15, new Scalar(240, 240, 240),
                        Math.max(2, r / 6), Imgproc.LINE_AA, 0);
            }
            Imgproc.putText(m, "" + new int[] {5, 25, 100, 10}[random.nextInt(4)], new Point(at.x - r * 0.4, at.y + 5),
                    Imgproc.FONT_HERSHEY_DUPLEX, r / 40.0, new Scalar(250, 250, 250), 1, Imgproc.LINE_AA);
        }
    }

    private static void tile(Mat m, Random random, int w, int h, BiConsumer<Point, Random> inside) {
        Point at = new Point(random.nextInt(WIDTH - w), random.nextInt(HEIGHT - h));
        Imgproc.rectangle(m, at, new Point(at.x + w, at.y + h), new Scalar(245, 245, 245), -1);
        Imgproc.rectangle(m, at, new Point(at.x + w, at.y + h), new Scalar(60, 60, 60), 1);
        inside.accept(at, random);
    }

    private static void dominoes(Mat m, Random random) {
        for (int i = 0; i < 12; i++) {
            int w = 30 + random.nextInt(30);
            tile(m, random, w, 2 * w, (at, r) -> {
                Imgproc.line(m, new Point(at.x, at.y + w), new Point(at.x + w, at.y + w), new Scalar(20, 20, 20), 2);
                spots(m, at, w, 1 + r.nextInt(6), r);
                spots(m, new Point(at.x, at.y + w), w, 1 + r.nextInt(6), r);
            });
        }
    }

    private static void dice(Mat m, Random random) {
        for (int i = 0; i < 15; i++) {
            int w = 20 + random.nextInt(40);
            tile(m, random, w, w, (at, r) -> spots(m, at, w, 1 + r.nextInt(6), r));
        }
    }

    private static void spots(Mat m, Point at, int w, int count, Random random) {
        for (int k = 0; k < count; k++) {
            Imgproc.circle(m, new Point(at.x + w * (0.2 + 0.3 * (k % 3)), at.y + w * (0.3 + 0.4 * (k / 3))),
                    Math.max(2, w / 10), ink(random), -1, Imgproc.LINE_AA, 0);
        }
    }

    private static void keyboard(Mat m, Random random) {
        int key = 28 + random.nextInt(26);
        for (int y = 10; y + key < HEIGHT; y += key + 4) {
            for (int x = 10; x + key < WIDTH; x += key + 4) {
                boolean light = random.nextInt(8) > 0;
                Scalar cap = light ? new Scalar(235, 235, 235) : new Scalar(40, 40, 40);
                Imgproc.rectangle(m, new Point(x, y), new Point(x + key, y + key), cap, -1);
                Imgproc.putText(m, "" + (char) ('0' + random.nextInt(43)), new Point(x + 4, y + key * 0.6),
                        Imgproc.FONT_HERSHEY_SIMPLEX, key / 50.0, light ? ink(random) : new Scalar(230, 230, 230), 1,
                        Imgproc.LINE_AA);
            }
        }
    }

    private static void stripes(Mat m, Random random) {
        for (int i = 0; i < 40; i++) {
            Imgproc.line(m, somewhere(random), somewhere(random), color(random), 1 + random.nextInt(20));
        }
    }

    private static void blankCards(Mat m, Random random) {
        for (int i = 0; i < 8; i++) {
            int w = 50 + random.nextInt(40);
            tile(m, random, w, w * 7 / 5, (at, r) -> { });
        }
    }

    /** Suits without ranks: hearts and diamonds as a border. */
    private static void pips(Mat m, Random random) {
        m.setTo(new Scalar(240, 240, 240));
        for (int i = 0; i < 40; i++) {
            Point at = somewhere(random);
            double r = 6 + random.nextInt(20);
            Scalar ink = ink(random);
            Imgproc.circle(m, new Point(at.x - r / 2, at.y), (int) (r / 2), ink, -1, Imgproc.LINE_AA, 0);
            Imgproc.circle(m, new Point(at.x + r / 2, at.y), (int) (r / 2), ink, -1, Imgproc.LINE_AA, 0);
            if (random.nextBoolean()) {
                Imgproc.circle(m, new Point(at.x, at.y - r * 0.8), (int) (r / 2), ink, -1, Imgproc.LINE_AA, 0);
                Imgproc.line(m, at, new Point(at.x, at.y + r), ink, (int) Math.max(2, r / 4));
            }
        }
    }

    private static void calendar(Mat m, Random random) {
        m.setTo(new Scalar(250, 250, 250));
        double size = 0.6 + random.nextDouble();
        for (int day = 1; day <= 31; day++) {
            Point at = new Point(20 + (day - 1) % 7 * 88, 60 + (day - 1) / 7 * 85);
            Imgproc.putText(m, "" + day, at, random.nextInt(5), size, ink(random), 2, Imgproc.LINE_AA);
            Imgproc.rectangle(m, new Point(at.x - 12, at.y - 50), new Point(at.x + 76, at.y + 35),
                    new Scalar(150, 150, 150), 1);
        }
    }
}
