package app.spoton.camera.layout;

import java.util.Optional;

/**
 * The regions of a table: the dealer's in the middle of the straight edge, the seats on an arc around it, seat 1 at the
 * dealer's left. Millimeters; x runs along the dealer's edge from the dealer's left, y away from the dealer.
 *
 * @param width of the layout along the dealer's edge
 * @param depth from that edge to the players' rail in the middle
 */
public record TablePlan(double width, double depth, int seats) {
    /** A usual card table: about 1.8 m by 0.95 m with six seats. */
    public static final TablePlan USUAL = new TablePlan(1800, 950, 6);
    public static final int MOST_SEATS = 7;
    private static final double DEALER_REACH = 0.45;
    private static final double SEAT_CENTER = 0.76;
    private static final double RAIL = 1.2;

    public TablePlan {
        if (!(width >= 300 && width <= 5000 && depth >= 200 && depth <= 5000) || seats < 1 || seats > MOST_SEATS) {
            throw new IllegalArgumentException(width + " x " + depth + " mm with " + seats + " seats");
        }
    }

    /** Whose region a point is in; empty off the layout. */
    public Optional<HandRegion> at(double x, double y) {
        double across = (x - width / 2) / (width / 2);
        double away = y / depth;
        double far = Math.hypot(across, away);
        if (far > RAIL || away < -0.1) {
            return Optional.empty();
        }
        if (far < DEALER_REACH) {
            return Optional.of(HandRegion.DEALER);
        }
        double turn = Math.atan2(Math.max(0, away), -across) / Math.PI;   // 0 at the dealer's left, 1 at the right
        return Optional.of(new HandRegion(Math.min(seats, 1 + (int) (turn * seats))));
    }

    /** Whether a point is on the cloth itself: inside the players' arc, and not behind the dealer's edge. */
    boolean isOnFelt(double x, double y) {
        return y >= 0 && Math.hypot((x - width / 2) / (width / 2), y / depth) <= 1;
    }

    /** Where a spot's cards are meant to lie: x, y in millimeters. */
    public double[] center(HandRegion spot) {
        if (spot.isDealer()) {
            return new double[] {width / 2, depth * 0.22};
        }
        double turn = bearing(spot);
        return new double[] {width / 2 * (1 - SEAT_CENTER * Math.cos(turn)), depth * SEAT_CENTER * Math.sin(turn)};
    }

    /** The direction from the dealer to a seat: 0 to the dealer's left, pi to the right. */
    public double bearing(HandRegion spot) {
        return spot.isDealer() ? Math.PI / 2 : Math.PI * (spot.seat() - 0.5) / seats;
    }
}
