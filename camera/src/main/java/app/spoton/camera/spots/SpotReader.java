package app.spoton.camera.spots;

import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.CameraPlace;
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
    private static final double CARD_PLACE_RADIUS = 26;

    private final SpotClassifier classifier;

    SpotReader(SpotClassifier classifier) {
        this.classifier = classifier;
    }

    /** With the network that comes with the app. */
    public static SpotReader load() {
        return new SpotReader(SpotNetwork.load());
    }

    /** @param where the table lies in the picture now; it may have moved since it was empty */
    public OccupiedSpots read(EmptyLayout empty, Picture now, Registration where, SpotPlan plan) {
        List<Optional<SpotPatch>> patches = new ArrayList<>();
        int seats = plan.table().seats();
        int places = plan.cardPlaces(1).size();
        try (FeltView felt = FeltView.of(now, where)) {
            Optional<CameraPlace> camera = where.camera();
            plan.spots().forEach(spot -> patches.add(patch(empty.felt(), felt, camera,
                    new PicturePoint(spot.x(), spot.y()), spot.radius())));
            for (int seat = 1; seat <= seats; seat++) {
                plan.cardPlaces(seat).forEach(place -> patches.add(patch(empty.felt(), felt, camera, place,
                        CARD_PLACE_RADIUS)));
            }
        }
        List<SpotState> states = states(patches);
        patches.forEach(patch -> patch.ifPresent(SpotPatch::close));
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

    private static Optional<SpotPatch> patch(FeltView empty, FeltView now, Optional<CameraPlace> camera,
            PicturePoint at, double radius) {
        StackLean lean = StackLean.at(at, camera);
        Optional<Mat> before = empty.patch(at, radius, lean);
        return before.map(bare -> new SpotPatch(bare, now.patch(at, radius, lean).orElseThrow(), lean, radius));
    }

    /** What lies half outside the layout's picture cannot be compared. */
    private List<SpotState> states(List<Optional<SpotPatch>> patches) {
        List<SpotState> said = classifier.states(
                patches.stream().flatMap(Optional::stream).collect(Collectors.toList()));
        List<SpotState> states = new ArrayList<>();
        int next = 0;
        for (Optional<SpotPatch> patch : patches) {
            states.add(patch.isPresent() ? said.get(next++) : SpotState.NOT_SURE);
        }
        return states;
    }
}
