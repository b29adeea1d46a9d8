package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.Registration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.opencv.core.Mat;

/**
 * Says of each betting spot whether it is empty or has chips, by comparing it with the empty layout. Not thread-safe.
 */
public final class SpotReader {
    /** How much of the table a patch shows, in radii of the spot, and its pixels: see training/spots.py. */
    private static final double SPAN = 2.6;
    private static final int SIDE = 40;
    private static final int FINE = 80;
    private static final double CARD_PLACE_RADIUS = 26;

    private final SpotClassifier classifier;

    public SpotReader(SpotClassifier classifier) {
        this.classifier = classifier;
    }

    /** With the network that comes with the app. */
    public static SpotReader load() {
        return new SpotReader(SpotNetwork.load());
    }

    private record SpotPatch(Optional<Mat> empty, Mat now) {
    }

    /** @param where the table lies in the picture now; it may have moved since it was empty */
    public OccupiedSpots read(EmptyLayout empty, Picture now, Registration where, SpotPlan plan) {
        List<SpotPatch> patches = new ArrayList<>();
        plan.spots().forEach(spot -> patches.add(patch(empty, now, where,
                new PicturePoint(spot.x(), spot.y()), spot.radius())));
        int seats = plan.table().seats();
        int places = plan.cardPlaces(1).size();
        for (int seat = 1; seat <= seats; seat++) {
            plan.cardPlaces(seat).forEach(place -> patches.add(patch(empty, now, where, place, CARD_PLACE_RADIUS)));
        }
        List<SpotState> states = states(patches);
        patches.forEach(patch -> {
            patch.empty.ifPresent(Mat::release);
            patch.now.release();
        });
        List<SpotReading> spots = new ArrayList<>();
        for (int i = 0; i < plan.spots().size(); i++) {
            spots.add(new SpotReading(plan.spots().get(i).seat(), plan.spots().get(i).wager(), states.get(i)));
        }
        Set<Integer> bare = new TreeSet<>();
        for (int seat = 1; seat <= seats; seat++) {
            int from = plan.spots().size() + places * (seat - 1);
            if (states.subList(from, from + places).stream().allMatch(state -> state == SpotState.EMPTY)) {
                bare.add(seat);
            }
        }
        return new OccupiedSpots(spots, bare);
    }

    private static SpotPatch patch(EmptyLayout empty, Picture now, Registration where, PicturePoint at, double radius) {
        double side = SPAN * radius;
        Mat fine = FeltPatch.cut(now, where, at, side, side, FINE, FINE);
        Mat seen = FeltPatch.reduced(fine, SIDE);
        fine.release();
        return new SpotPatch(empty.patch(at, side, SIDE), seen);
    }

    /** What lies half outside the layout's picture cannot be compared. */
    private List<SpotState> states(List<SpotPatch> patches) {
        List<SpotPatch> comparable = patches.stream().filter(patch -> patch.empty.isPresent()).collect(Collectors.toList());
        List<SpotState> said = classifier.states(
                comparable.stream().map(patch -> patch.empty.orElseThrow()).collect(Collectors.toList()),
                comparable.stream().map(patch -> patch.now).collect(Collectors.toList()));
        List<SpotState> states = new ArrayList<>();
        int next = 0;
        for (SpotPatch patch : patches) {
            states.add(patch.empty.isPresent() ? said.get(next++) : SpotState.NOT_SURE);
        }
        return states;
    }
}
