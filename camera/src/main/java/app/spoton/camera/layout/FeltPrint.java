package app.spoton.camera.layout;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Recognizes the print of a registered felt: whether the table is still where it was, and if not, where it is now. It
 * stores points of the print and a map of where the felt is lighter and darker than its surroundings, but no picture.
 * Holds memory outside the Java heap: close it.
 */
public final class FeltPrint implements AutoCloseable {
    static final String HEAD = "spoton-print 1";

    private final TablePlan plan;
    private final PrintMap map;
    private final PrintPoints points;

    FeltPrint(TablePlan plan, PrintMap map, PrintPoints points) {
        this.plan = plan;
        this.map = map;
        this.points = points;
    }

    /** Learns the print of an empty table; empty if there is too little to recognize. */
    public static Optional<FeltPrint> of(Picture emptyTable, Registration registration) {
        try (GrayPicture gray = GrayPicture.of(emptyTable)) {
            Optional<PrintMap> map = PrintMap.of(gray, registration);
            Optional<PrintPoints> points = map.flatMap(m -> PrintPoints.of(gray, registration));
            return points.map(p -> new FeltPrint(registration.plan(), map.orElseThrow(), p));
        }
    }

    /** The table's position in a picture, and how it was found. */
    public enum TablePosition {
        /** Where it was thought to lie. */
        SAME,
        /** Elsewhere: the camera or the table was moved. */
        MOVED,
        /** Nobody can tell. */
        LOST
    }

    /**
     * @param where the current position; the previous one if that is not known
     */
    public record Found(TablePosition position, Registration where) {
    }

    /** Looks for the table in a picture, first at its expected position. */
    public Found find(Picture picture, Registration thought) {
        if (!thought.plan().equals(plan)) {
            return new Found(TablePosition.LOST, thought);   // another table's print
        }
        try (GrayPicture gray = GrayPicture.of(picture)) {
            Registration here = thought.scaled(picture.width(), picture.height());
            if (map.fit(gray, here).isSame()) {
                return new Found(TablePosition.SAME, here);
            }
            return Stream.of(refined(gray, Optional.of(here)), refined(gray, points.find(gray, plan)))
                    .flatMap(Optional::stream).max(Comparator.comparingDouble(fitting -> fitting.fit.share()))
                    .map(best -> new Found(TablePosition.MOVED, best.where))
                    .orElse(new Found(TablePosition.LOST, thought));
        }
    }

    private record Fitting(Registration where, PrintFit fit) {
    }

    /**
     * A position refined to the print, if the print is there. Seats look alike, so a table may seem to be shifted by
     * one seat. Both searches are tried, and the better result counts.
     */
    private Optional<Fitting> refined(GrayPicture gray, Optional<Registration> about) {
        return about.flatMap(place -> map.refine(gray, place)).map(found -> new Fitting(found, map.fit(gray, found)))
                .filter(fitting -> fitting.fit.isFoundAgain());
    }

    /** Lines of text, for storage. */
    public String text() {
        return String.join("\n", List.of(HEAD, PrintText.plan(plan), map.text(), points.text())) + "\n";
    }

    /** Reads what {@link #text()} wrote; empty if it is anything else. */
    public static Optional<FeltPrint> parse(String text) {
        return PrintText.parse(text);
    }

    /** Whether the four corners could be seen by a camera over a table: no wild perspective. */
    static boolean isSeeable(List<PicturePoint> corners) {
        double longest = 0;
        double shortest = Double.MAX_VALUE;
        for (int i = 0; i < 2; i++) {
            double side = corners.get(i).distance(corners.get(i + 1));
            double opposite = corners.get(i + 2).distance(corners.get((i + 3) % 4));
            longest = Math.max(longest, Math.max(side, opposite) / Math.max(1e-6, Math.min(side, opposite)));
            shortest = Math.min(shortest, Math.min(side, opposite));
        }
        return longest < 2.5 && shortest > 1;
    }

    @Override
    public void close() {
        points.close();
    }
}
