package app.spoton.camera.reading.print;

import app.spoton.camera.OpenCv;
import app.spoton.engine.card.Card;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Prints of a deck with one of OpenCV's fonts and simple pips, framed a little differently each time. */
final class DrawnPrints {
    private static final int LARGE = 8;
    private final int font;
    private final boolean turnedPips;

    DrawnPrints(int font, boolean turnedPips) {
        OpenCv.load();
        this.font = font;
        this.turnedPips = turnedPips;
    }

    static DrawnPrints house() {
        return new DrawnPrints(Imgproc.FONT_HERSHEY_DUPLEX, false);
    }

    DeckPrint deck() {
        DeckPrint deck = DeckPrint.NONE;
        for (Card card : Card.deck()) {
            deck = deck.with(card, print(card, 0.3, 1)).with(card, print(card, -0.4, 2));
        }
        return deck;
    }

    /** @param off how far the frame is off, in pixels of the print */
    IndexPrint print(Card card, double off, int noise) {
        Mat large = new Mat(IndexPrint.HEIGHT * LARGE, IndexPrint.WIDTH * LARGE, CvType.CV_8UC3,
                new Scalar(230, 235, 240));
        double x = (IndexPrint.WIDTH / 2.0 + off) * LARGE;
        double y = (IndexPrint.HEIGHT / 2.0 - off / 2) * LARGE;
        Scalar ink = new Scalar(30, 30, 30);
        String rank = card.rank().symbol() == 'T' ? "10" : String.valueOf(card.rank().symbol());
        double scale = rank.length() == 2 ? 2.4 : 4;
        Size size = Imgproc.getTextSize(rank, font, scale, 12, new int[1]);
        Imgproc.putText(large, rank, new Point(x - size.width / 2, y), font, scale, ink, 12);
        double pip = 4.5 * LARGE;
        Point center = new Point(x, y + 1.5 * LARGE + pip);
        int sides = turnedPips ? (card.suit().ordinal() + 1) % 4 : card.suit().ordinal();
        switch (sides) {
            case 0 -> Imgproc.circle(large, center, (int) pip, ink, -1);
            case 1 -> Imgproc.rectangle(large, new Point(center.x - pip, center.y - pip),
                    new Point(center.x + pip, center.y + pip), ink, -1);
            case 2 -> Imgproc.rectangle(large, new Point(center.x - pip, center.y - pip / 3),
                    new Point(center.x + pip, center.y + pip / 3), ink, -1);
            default -> Imgproc.rectangle(large, new Point(center.x - pip / 3, center.y - pip),
                    new Point(center.x + pip / 3, center.y + pip), ink, -1);
        }
        Mat small = new Mat();
        Imgproc.resize(large, small, new Size(IndexPrint.WIDTH, IndexPrint.HEIGHT), 0, 0, Imgproc.INTER_AREA);
        Mat grain = new Mat(small.size(), CvType.CV_8UC3);
        Core.setRNGSeed(noise + 7 * card.index());
        Core.randn(grain, 3, 2);
        Core.add(small, grain, small);
        IndexPrint print = IndexPrint.of(small);
        large.release();
        small.release();
        grain.release();
        return print;
    }
}
