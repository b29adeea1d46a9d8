package app.spoton.camera.spots;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The betting spots of a layout. */
public record SpotPlan(TablePlan table, List<BettingSpot> spots) {
    private static final String HEAD = "spoton-spots 1";
    public static final double RADIUS = 26;
    private static final double APART = 68;
    private static final double FARTHEST = 10_000;
    /** The first row lies between the seat's cards and the dealer, the next ones nearer to the dealer. */
    private static final double FIRST_ROW = 0.63;

    public SpotPlan {
        spots = List.copyOf(spots);
    }

    /** Rows before each seat's cards, each in its order from the seat's own left. */
    public static SpotPlan usual(TablePlan table, List<List<Wager>> rows) {
        List<BettingSpot> spots = new ArrayList<>();
        for (int seat = 1; seat <= table.seats(); seat++) {
            for (int row = 0; row < rows.size(); row++) {
                addRow(spots, table, seat, row, rows.get(row));
            }
        }
        return new SpotPlan(table, spots);
    }

    private static void addRow(List<BettingSpot> spots, TablePlan table, int seat, int row, List<Wager> wagers) {
        double bearing = table.bearing(new HandRegion(seat));
        double back = row * APART;
        double x = table.width() / 2 * (1 - FIRST_ROW * Math.cos(bearing)) + back * Math.cos(bearing);
        double y = table.depth() * FIRST_ROW * Math.sin(bearing) - back * Math.sin(bearing);
        for (int i = 0; i < wagers.size(); i++) {
            double along = (i - (wagers.size() - 1) / 2.0) * APART;
            // A player looks at the dealer: the player's left is towards the seat with the next number.
            spots.add(new BettingSpot(seat, wagers.get(i), x - along * Math.sin(bearing),
                    y - along * Math.cos(bearing), RADIUS));
        }
    }

    /**
     * The spots of a felt as they were shown at one seat: every seat has them alike, turned towards the dealer.
     *
     * @param shown the middle of each spot at that seat, in millimeters
     */
    public static SpotPlan like(TablePlan table, int seat, Map<Wager, PicturePoint> shown) {
        List<BettingSpot> spots = new ArrayList<>();
        for (int other = 1; other <= table.seats(); other++) {
            for (Map.Entry<Wager, PicturePoint> spot : shown.entrySet()) {
                PicturePoint there = moved(table, spot.getValue(), seat, other);
                spots.add(new BettingSpot(other, spot.getKey(), there.x(), there.y(), RADIUS));
            }
        }
        return new SpotPlan(table, spots);
    }

    /** A point beside one seat's cards, at the same place beside another's. */
    private static PicturePoint moved(TablePlan table, PicturePoint point, int from, int to) {
        double[] here = table.center(new HandRegion(from));
        double[] there = table.center(new HandRegion(to));
        double turn = table.bearing(new HandRegion(from)) - table.bearing(new HandRegion(to));
        double x = point.x() - here[0];
        double y = point.y() - here[1];
        return new PicturePoint(there[0] + x * Math.cos(turn) - y * Math.sin(turn),
                there[1] + x * Math.sin(turn) + y * Math.cos(turn));
    }

    /** Lines of text, for keeping. */
    public String text() {
        StringBuilder out = new StringBuilder(HEAD);
        for (BettingSpot spot : spots) {
            out.append(String.format(Locale.ROOT, "\n%d %s %.1f %.1f %.1f", spot.seat(), spot.wager().id(), spot.x(),
                    spot.y(), spot.radius()));
        }
        return out.append('\n').toString();
    }

    /** Reads what {@link #text()} wrote about this table; empty if it is anything else. */
    public static Optional<SpotPlan> parse(String text, TablePlan table) {
        String[] lines = text.trim().split("\n", -1);
        if (!lines[0].equals(HEAD)) {
            return Optional.empty();
        }
        List<BettingSpot> spots = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            Optional<BettingSpot> spot = spot(lines[i].split(" ", -1));
            if (spot.filter(one -> one.seat() <= table.seats()).isEmpty()) {
                return Optional.empty();
            }
            spots.add(spot.get());
        }
        return Optional.of(new SpotPlan(table, spots));
    }

    private static Optional<BettingSpot> spot(String... words) {
        Optional<Wager> wager = words.length == 5 ? Wager.withId(words[1]) : Optional.empty();
        if (wager.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new BettingSpot(Integer.parseInt(words[0]), wager.get(), Double.parseDouble(words[2]),
                    Double.parseDouble(words[3]), Double.parseDouble(words[4]))).filter(SpotPlan::isOnATable);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Written again, a smaller radius would be none; no table has a spot so far away. Nothing is true of a number that is none. */
    private static boolean isOnATable(BettingSpot spot) {
        return Math.abs(spot.x()) <= FARTHEST && Math.abs(spot.y()) <= FARTHEST && spot.radius() >= 1 && spot.radius() <= FARTHEST;
    }

    /** Points at a seat's place where its cards lie, in millimeters: in the middle and to both sides. */
    public List<PicturePoint> cardPlaces(int seat) {
        HandRegion region = new HandRegion(seat);
        double[] center = table.center(region);
        double bearing = table.bearing(region);
        List<PicturePoint> places = new ArrayList<>();
        for (double along : new double[] {-APART, 0, APART}) {
            places.add(new PicturePoint(center[0] - along * Math.sin(bearing), center[1] - along * Math.cos(bearing)));
        }
        return places;
    }
}
