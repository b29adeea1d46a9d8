package app.spoton.tablet.tablecamera.spots;

import app.spoton.camera.PicturePoint;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.SpotPlan;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The betting spots while they are marked on the picture of the empty layout. Immutable.
 *
 * @param felt the layout from straight above; empty if its picture was not kept
 * @param marks where each wager's spot is at the seat, in millimeters; empty if this felt has no such spot
 */
public record SpotMarkingUiState(Optional<Snapshot> felt, SpotsToShow asked, Map<Wager, Optional<PicturePoint>> marks,
        CameraSaving saving) {
    /**
     * The spots to mark.
     *
     * @param seat where the spots are marked; the other seats have them in the same places
     */
    public record SpotsToShow(String table, String game, TablePlan plan, int seat, List<Wager> wagers) {
        public SpotsToShow {
            wagers = List.copyOf(wagers);
        }
    }

    public SpotMarkingUiState {
        marks = Map.copyOf(marks);
    }

    static SpotMarkingUiState begin(Optional<Snapshot> felt, SpotsToShow asked) {
        return new SpotMarkingUiState(felt, asked, Map.of(), CameraSaving.NOT_SAVED);
    }

    /** The wager whose spot is to be shown next; empty when all were asked for. */
    public Optional<Wager> next() {
        return asked.wagers().stream().filter(wager -> !marks.containsKey(wager)).findFirst();
    }

    /** The spots of every seat, as far as they were shown. */
    public SpotPlan plan() {
        Map<Wager, PicturePoint> shown = new LinkedHashMap<>();
        for (Wager wager : asked.wagers()) {
            marks.getOrDefault(wager, Optional.empty()).ifPresent(at -> shown.put(wager, at));
        }
        return SpotPlan.like(asked.plan(), asked.seat(), shown);
    }

    /** Where the spots are in the picture of the felt. */
    public List<PicturePoint> rings() {
        List<PicturePoint> rings = new ArrayList<>();
        felt.ifPresent(picture -> plan().spots().forEach(spot -> rings.add(new PicturePoint(
                spot.x() / asked.plan().width() * picture.width(),
                (1 - spot.y() / asked.plan().depth()) * picture.height()))));
        return rings;
    }

    /** A tap on the picture of the felt, in its pixels: the spot that is asked for is there. */
    SpotMarkingUiState tap(double x, double y) {
        return felt.map(picture -> marked(Optional.of(new PicturePoint(x / picture.width() * asked.plan().width(),
                (1 - y / picture.height()) * asked.plan().depth())))).orElse(this);
    }

    /** This felt has no such spot. */
    SpotMarkingUiState skip() {
        return marked(Optional.empty());
    }

    private SpotMarkingUiState marked(Optional<PicturePoint> at) {
        return next().map(wager -> {
            Map<Wager, Optional<PicturePoint>> more = new LinkedHashMap<>(marks);
            more.put(wager, at);
            return new SpotMarkingUiState(felt, asked, more, CameraSaving.NOT_SAVED);
        }).orElse(this);
    }

    SpotMarkingUiState with(CameraSaving next) {
        return new SpotMarkingUiState(felt, asked, marks, next);
    }
}
