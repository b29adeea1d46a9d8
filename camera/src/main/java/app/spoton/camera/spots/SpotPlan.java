package app.spoton.camera.spots;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.List;

/** The betting spots of a layout. */
public record SpotPlan(TablePlan table, List<BettingSpot> spots) {
    private static final double RADIUS = 26;
    private static final double APART = 68;
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
