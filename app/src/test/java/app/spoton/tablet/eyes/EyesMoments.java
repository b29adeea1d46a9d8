package app.spoton.tablet.eyes;

import app.spoton.camera.CardQuad;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Posterior;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.camera.layout.FeltOutline;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.engine.card.Card;
import app.spoton.tablet.log.MemoryLogbook;
import app.spoton.tablet.table.Pile;
import app.spoton.tablet.table.TableState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moments of the camera's screens that the tests look at. */
public final class EyesMoments {
    private EyesMoments() {
    }

    /** The cards that the demonstration shows at a seat, or the dealer's. */
    public static List<Card> truth(TableState table, long seed, int seat) {
        return DemoDeal.of(table, seed).hands().get(new HandRegion(seat));
    }

    public static CameraState camera() {
        return new CameraState(new EyesChoices(CardSource.CAMERA, false, "Bee, red"), true, CameraState.Page.OVERVIEW,
                "Table 7", 6, CameraState.Registered.YES, List.of("Aviator", "Bee, red"), List.of());
    }

    public static CameraState cameraWithTrouble() {
        return new CameraState(new EyesChoices(CardSource.DEMONSTRATION, true, ""), false, CameraState.Page.OVERVIEW,
                "Table 7", 6, CameraState.Registered.DAMAGED, List.of(), List.of("bee.deck"));
    }

    public static EyesState idle(CardSource source) {
        return EyesState.of(source);
    }

    public static EyesState watching(Watching watching) {
        return EyesState.of(CardSource.CAMERA).with(watching);
    }

    public static EyesState with(Obstacle obstacle) {
        return EyesState.of(CardSource.CAMERA).with(obstacle);
    }

    public static EyesState with(CameraProblem trouble) {
        return EyesState.of(CardSource.CAMERA).with(Optional.of(trouble));
    }

    /** A look at the drawn table after which cards are unsure, and one cannot be read. */
    public static EyesState read(TableState table, boolean remarks) {
        try (DemoTable demo = new DemoTable(1300); Picture picture = demo.show(DemoDeal.of(table, 0), 0)) {
            return EyesState.of(CardSource.DEMONSTRATION).with(Watching.READ).with(Shot.of(picture), false)
                    .with(new Judgement(Map.of(), List.of(), 2,
                            remarks ? List.of(new Remark(Remark.Kind.UNREADABLE, 3, 1)) : List.of()));
        }
    }

    public static EyesState asking() {
        return EyesState.of(CardSource.DEMONSTRATION).with(Watching.READ)
                .with(new Judgement(Map.of(), List.of(doubt("8s", "8c"), doubt("Kd", "Kh")), 1, List.of()));
    }

    private static Doubt doubt(String best, String second) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[Seen.card(best).index()] = 0.7;
        p[Seen.card(second).index()] = 0.3;
        Posterior posterior = Posterior.of(p);
        CardQuad place = new CardQuad(new PicturePoint(120, 64), new PicturePoint(200, 64), new PicturePoint(200, 176),
                new PicturePoint(120, 176), 20);
        try (Picture picture = CardSpread.show(List.of(Seen.card(best)), 1, 320, 240, 80, 3)) {
            SeenCard seen = new SeenCard(place, posterior, posterior, ReadingVerdict.ASK, 1);
            return new Doubt(new Sighting(3, new PicturePoint(0, 0), seen, picture.crop(place)), Pile.dealtTo(3));
        }
    }

    /** A table that is being registered, everything done at once, kept in a folder of its own. */
    public static RegistrationViewModel registering() {
        try {
            RegistrationViewModel model = new RegistrationViewModel(new Stills(new FakeCameras(), Runnable::run),
                    new KeptFiles(Files.createTempDirectory("camera")), Logs.camera(new MemoryLogbook()), Runnable::run,
                    Runnable::run);
            model.begin(CardSource.DEMONSTRATION, "table", TablePlan.USUAL.seats());
            return model;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static RegistrationState registration() {
        return RegistrationState.begin(CardSource.DEMONSTRATION, TablePlan.USUAL);
    }

    public static RegistrationState proposed() {
        try (DemoTable demo = new DemoTable(1300); Picture picture = demo.empty()) {
            Corners corners = new Corners(picture.width(), picture.height(),
                    FeltOutline.propose(picture, TablePlan.USUAL).orElseThrow().corners(), 1);
            return registration().with(Shot.of(picture), corners);
        }
    }

    public static RegistrationState marking() {
        RegistrationState whole = proposed();
        return whole.with(Corners.none(whole.corners().width(), whole.corners().height()).tap(90, 600).tap(1200, 610));
    }

    public static RegistrationState crossed() {
        RegistrationState whole = proposed();
        return whole.with(Corners.none(whole.corners().width(), whole.corners().height())
                .tap(1200, 600).tap(90, 610).tap(90, 60).tap(1200, 60));
    }

    public static RegistrationState kept() {
        return proposed().with(RegistrationState.Saving.KEPT);
    }

    public static RegistrationState keptPlain() {
        return proposed().with(RegistrationState.Saving.KEPT_WITHOUT_PRINT);
    }

    public static EnrolmentState enrolment() {
        return EnrolmentState.begin(CardSource.DEMONSTRATION);
    }

    public static EnrolmentState grid() {
        return enrolment().named("Bee, red", EnrolmentState.Step.GRID, Optional.empty());
    }

    public static EnrolmentState card() {
        Card card = Seen.card("7h");
        try (Picture picture = CardSpread.show(List.of(card), 1, 640, 480, 200, 7)) {
            return grid().learned(Shot.of(picture), false, Optional.of(card), 44)
                    .learned(Shot.of(picture), true, Optional.of(card), 44);
        }
    }

    public static EnrolmentState check() {
        return grid().with(new DeckCheck(208, 204, 180, 0, List.of(Seen.card("6h"), Seen.card("9h")), List.of()));
    }
}
