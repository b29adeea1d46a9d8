package app.spoton.tablet.tablecamera.registration;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The regions of a registered table in its picture, for a person to check.
 *
 * @param outline in the picture's pixels
 * @param middle where the region's name goes
 */
public record SeatRegion(int seat, List<PicturePoint> outline, PicturePoint middle) {
    private static final int STEPS = 12;
    private static final double MAX_REACH = 2;

    public SeatRegion {
        outline = List.copyOf(outline);
    }

    /** The dealer's region first, then the seats'. */
    static List<SeatRegion> of(Registration registration) {
        TablePlan plan = registration.plan();
        List<SeatRegion> regions = new ArrayList<>();
        List<PicturePoint> dealer = new ArrayList<>();
        for (int step = 0; step <= STEPS * 2; step++) {
            double turn = step / (STEPS * 2.0);
            dealer.add(picture(registration, turn, end(plan, turn, HandRegion.DEALER)));
        }
        regions.add(region(registration, HandRegion.DEALER, dealer));
        for (int seat = 1; seat <= plan.seats(); seat++) {
            regions.add(region(registration, new HandRegion(seat), around(registration, new HandRegion(seat))));
        }
        return List.copyOf(regions);
    }

    private static List<PicturePoint> around(Registration registration, HandRegion seat) {
        TablePlan plan = registration.plan();
        List<PicturePoint> outline = new ArrayList<>();
        List<PicturePoint> inner = new ArrayList<>();
        for (int step = 0; step <= STEPS; step++) {
            double turn = (seat.seat() - 1 + step / (double) STEPS) / plan.seats();
            double within = Math.max(0.001, Math.min(0.999, turn));
            outline.add(picture(registration, turn, end(plan, within, HandRegion.DEALER)));
            inner.add(0, picture(registration, turn, edge(plan, within)));
        }
        outline.addAll(inner);
        return outline;
    }

    private static SeatRegion region(Registration registration, HandRegion spot, List<PicturePoint> outline) {
        double[] center = registration.plan().center(spot);
        return new SeatRegion(spot.seat(), outline, registration.toPicture(center[0], center[1]));
    }

    /** How far a region reaches from the dealer in a direction: 0 to the dealer's left, 1 to the right. */
    private static double end(TablePlan plan, double turn, HandRegion spot) {
        return reach(plan, turn, Optional.of(spot));
    }

    private static double edge(TablePlan plan, double turn) {
        double from = end(plan, turn, HandRegion.DEALER);
        double inside = from;
        double outside = MAX_REACH;
        for (int i = 0; i < 30; i++) {
            double half = (inside + outside) / 2;
            boolean on = at(plan, turn, half).isPresent();
            inside = on ? half : inside;
            outside = on ? outside : half;
        }
        return inside;
    }

    private static double reach(TablePlan plan, double turn, Optional<HandRegion> spot) {
        double inside = 0;
        double outside = MAX_REACH;
        for (int i = 0; i < 30; i++) {
            double half = (inside + outside) / 2;
            boolean on = at(plan, turn, half).equals(spot);
            inside = on ? half : inside;
            outside = on ? outside : half;
        }
        return inside;
    }

    private static Optional<HandRegion> at(TablePlan plan, double turn, double far) {
        return plan.at(x(plan, turn, far), y(plan, turn, far));
    }

    private static PicturePoint picture(Registration registration, double turn, double far) {
        TablePlan plan = registration.plan();
        return registration.toPicture(x(plan, turn, far), y(plan, turn, far));
    }

    private static double x(TablePlan plan, double turn, double far) {
        return plan.width() / 2 * (1 - Math.cos(Math.PI * turn) * far);
    }

    private static double y(TablePlan plan, double turn, double far) {
        return plan.depth() * Math.sin(Math.PI * turn) * far;
    }
}
