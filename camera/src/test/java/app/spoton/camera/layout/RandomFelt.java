package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import java.util.List;
import java.util.Random;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Felts of other games and houses, drawn at random: none of them is the demonstration table's. */
final class RandomFelt {
    static final int WIDTH = 1920;
    static final int HEIGHT = 1070;

    private RandomFelt() {
    }

    static Registration registration() {
        TablePlan plan = TablePlan.USUAL;
        return Registration.ofTaps(plan, List.of(at(0, 0), at(plan.width(), 0), at(plan.width(), plan.depth()),
                at(0, plan.depth())), WIDTH, HEIGHT).orElseThrow();
    }

    private static PicturePoint at(double xMm, double yMm) {
        return new PicturePoint(60 + xMm, HEIGHT - 60 - yMm);
    }

    static Picture draw(long seed) {
        Random random = new Random(seed);
        Mat felt = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 66, 74));
        Scalar cloth = new Scalar(30 + random.nextInt(90), 40 + random.nextInt(90), 30 + random.nextInt(90));
        Scalar ink = new Scalar(110 + random.nextInt(145), 110 + random.nextInt(145), 110 + random.nextInt(145));
        TablePlan plan = TablePlan.USUAL;
        PicturePoint center = at(plan.width() / 2, 0);
        Imgproc.ellipse(felt, new Point(center.x(), center.y()), new org.opencv.core.Size(900, 950), 0, 180, 360,
                cloth, -1);
        String[] words = {"BLACKJACK PAYS 3 TO 2", "INSURANCE", "DEALER STANDS ON 17", "PLAY", "PAIR PLUS", "ANTE",
            "TIE", "BANKER", "BONUS", "ACES UP", "SPOT ON", "SUPER", "FOUR CARD POKER", "HOUSE"};
        int arcs = random.nextInt(4);
        for (int i = 0; i < arcs; i++) {
            double share = 0.3 + 0.6 * random.nextDouble();
            Imgproc.ellipse(felt, new Point(center.x(), center.y()),
                    new org.opencv.core.Size(900 * share, 950 * share), 0, 185, 355, ink, 2 + random.nextInt(4));
        }
        int seats = 3 + random.nextInt(6);
        for (int seat = 0; seat < seats; seat++) {
            double turn = Math.PI * (seat + 0.5) / seats;
            for (int i = 0; i < 1 + seed % 3; i++) {
                double reach = 0.45 + 0.2 * i;
                PicturePoint spot = at(plan.width() / 2 * (1 - reach * Math.cos(turn)),
                        plan.depth() * reach * Math.sin(turn));
                Point p = new Point(spot.x(), spot.y());
                if (random.nextBoolean()) {
                    Imgproc.circle(felt, p, 20 + random.nextInt(30), ink, 3);
                } else {
                    int half = 20 + random.nextInt(30);
                    Imgproc.rectangle(felt, new Point(p.x - half, p.y - half), new Point(p.x + half, p.y + half), ink,
                            3);
                }
                Imgproc.putText(felt, words[random.nextInt(words.length)], new Point(p.x - 30, p.y + 60),
                        Imgproc.FONT_HERSHEY_DUPLEX, 0.5 + 0.5 * random.nextDouble(), ink, 2);
            }
        }
        for (int i = 0; i < random.nextInt(4); i++) {
            Imgproc.putText(felt, words[random.nextInt(words.length)],
                    new Point(300 + random.nextInt(900), 300 + random.nextInt(600)), Imgproc.FONT_HERSHEY_DUPLEX,
                    1 + 2 * random.nextDouble(), ink, 2 + random.nextInt(3));
        }
        return new Picture(felt);
    }
}
