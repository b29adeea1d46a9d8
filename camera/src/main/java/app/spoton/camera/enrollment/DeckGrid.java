package app.spoton.camera.enrollment;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScan;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;

/**
 * The guided layout: a row for each suit (clubs, diamonds, hearts, spades, top to bottom), ace to king from left to
 * right. The position identifies the card; a few indices that can be read anyway locate the grid.
 */
public final class DeckGrid {
    private static final int FEWEST = 12;
    private static final double NEAR = 0.35;
    /** What a deck is learned from must be an index beyond doubt, and as large as the others. */
    private static final double SURE = 0.9;
    private static final double OTHER_SIZE = 1.6;

    private DeckGrid() {
    }

    /** Adds every index that lies on the grid; the number of them, or empty if no such grid can be seen. */
    public static Optional<Integer> learn(IndexScan view, Calibration calibration, Enrollment enrollment) {
        List<IndexReading> shown = view.readings().stream()
                .filter(g -> 1 - g.posterior(calibration, Optional.empty()).notACard() > 0.5)
                .collect(Collectors.toList());
        List<Point> cells = new ArrayList<>();
        List<Point> centers = new ArrayList<>();
        for (IndexReading reading : shown) {
            Posterior posterior = reading.posterior(calibration, Optional.empty());
            cells.add(cell(posterior.best()));
            centers.add(center(reading.index()));
        }
        if (shown.size() < FEWEST) {
            return Optional.empty();
        }
        Optional<double[]> toGrid = fit(cells, centers);
        double[] heights = shown.stream().mapToDouble(g -> g.index().height()).sorted().toArray();
        double usual = heights[heights.length / 2];
        Map<Card, List<IndexReading>> byCard = new TreeMap<>(Comparator.comparingInt(Card::index));
        for (int i = 0; i < shown.size() && toGrid.isPresent(); i++) {
            IndexReading reading = shown.get(i);
            double ratio = reading.index().height() / usual;
            if (ratio < OTHER_SIZE && ratio > 1 / OTHER_SIZE) {
                card(project(toGrid.get(), centers.get(i)))
                        .ifPresent(card -> byCard.computeIfAbsent(card, c -> new ArrayList<>()).add(reading));
            }
        }
        int learned = 0;
        for (Map.Entry<Card, List<IndexReading>> entry : byCard.entrySet()) {
            for (IndexReading reading : surest(entry.getValue(), calibration)) {
                enrollment.add(entry.getKey(), reading);
                learned++;
            }
        }
        return learned < FEWEST ? Optional.empty() : Optional.of(learned);
    }

    /** Those that are indices beyond doubt, or else the one that most likely is: the others may be pips. */
    private static List<IndexReading> surest(List<IndexReading> readings, Calibration calibration) {
        List<IndexReading> sorted = new ArrayList<>(readings);
        sorted.sort(Comparator.comparingDouble(g -> g.posterior(calibration, Optional.empty()).notACard()));
        return sorted.stream().filter(g -> g == sorted.get(0)
                || 1 - g.posterior(calibration, Optional.empty()).notACard() > SURE).collect(Collectors.toList());
    }

    private static Optional<double[]> fit(List<Point> cells, List<Point> centers) {
        MatOfPoint2f from = new MatOfPoint2f(centers.toArray(new Point[0]));
        MatOfPoint2f to = new MatOfPoint2f(cells.toArray(new Point[0]));
        Mat mask = new Mat();
        Mat h = Calib3d.findHomography(from, to, Calib3d.RANSAC, NEAR, mask, 2000, 0.999);
        from.release();
        to.release();
        byte[] inliers = new byte[(int) mask.total()];
        mask.get(0, 0, inliers);
        int fitting = 0;
        for (byte inlier : inliers) {
            fitting += inlier;
        }
        mask.release();
        if (h.empty() || h.type() != CvType.CV_64F || fitting < FEWEST) {
            h.release();
            return Optional.empty();
        }
        double[] matrix = new double[9];
        h.get(0, 0, matrix);
        h.release();
        return Optional.of(matrix);
    }

    /** Both indices of a card point to its middle. */
    private static Point center(CornerIndex index) {
        PicturePoint middle = index.at(1.7, 2.2);
        return new Point(middle.x(), middle.y());
    }

    private static Point cell(Card card) {
        return new Point((card.rank().ordinal() + 1) % 13, card.suit().ordinal());
    }

    private static Point project(double[] h, Point p) {
        double w = h[6] * p.x + h[7] * p.y + h[8];
        return new Point((h[0] * p.x + h[1] * p.y + h[2]) / w, (h[3] * p.x + h[4] * p.y + h[5]) / w);
    }

    private static Optional<Card> card(Point cell) {
        long column = Math.round(cell.x);
        long row = Math.round(cell.y);
        if (column < 0 || column > 12 || row < 0 || row > 3 || Math.abs(cell.x - column) > NEAR
                || Math.abs(cell.y - row) > NEAR) {
            return Optional.empty();
        }
        return Optional.of(Card.of(Rank.values()[(int) (column + 12) % 13], Suit.values()[(int) row]));
    }
}
