package app.spoton.tablet.tablecamera;

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
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.engine.card.Card;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.TestLayouts;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.enrollment.EnrollmentUiState;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.reading.CardReading;
import app.spoton.tablet.tablecamera.reading.ReadingDecision;
import app.spoton.tablet.tablecamera.reading.ReadingProblem;
import app.spoton.tablet.tablecamera.reading.TestReadings;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import app.spoton.tablet.tablecamera.registration.CornerMarks;
import app.spoton.tablet.tablecamera.registration.RegistrationUiState;
import app.spoton.tablet.tablecamera.registration.RegistrationViewModel;
import app.spoton.tablet.tablecamera.settings.CameraSettingsUiState;
import app.spoton.tablet.tablecamera.source.CameraObstacle;
import app.spoton.tablet.tablecamera.source.CameraStatus;
import app.spoton.tablet.tablecamera.source.DemoDealer;
import app.spoton.tablet.tablecamera.source.StillSource;
import app.spoton.tablet.tablecamera.spots.SpotMarkingUiState;
import app.spoton.tablet.tablecamera.spots.SpotMarkingViewModel;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moments of the camera's screens that the tests look at. */
public final class TableCameraStates {
    private TableCameraStates() {
    }

    /** The cards that the demonstration shows at a seat, or the dealer's. */
    public static List<Card> truth(TableState table, long seed, int seat) {
        return DemoDealer.of(table, seed).hands().get(new HandRegion(seat));
    }

    public static CameraSettingsUiState camera() {
        return new CameraSettingsUiState(new CameraPreferences(CardSourceKind.CAMERA, false, "Bee, red"), true, CameraSettingsUiState.Page.OVERVIEW,
                new CameraSettingsUiState.ShownTable("Table 7", 6, CameraSettingsUiState.Registered.YES),
                new CameraSettingsUiState.EnrolledDecks(List.of(new CameraSettingsUiState.EnrolledDeck("Aviator", CameraFiles.DeckVersions.ONLY),
                        new CameraSettingsUiState.EnrolledDeck("Bee, red", new CameraFiles.DeckVersions(2, Optional.of(1), Optional.empty()))), List.of()));
    }

    public static CameraSettingsUiState cameraWithTrouble() {
        return new CameraSettingsUiState(new CameraPreferences(CardSourceKind.DEMONSTRATION, true, ""), false, CameraSettingsUiState.Page.OVERVIEW,
                new CameraSettingsUiState.ShownTable("Table 7", 6, CameraSettingsUiState.Registered.DAMAGED),
                new CameraSettingsUiState.EnrolledDecks(List.of(), List.of("bee.deck")));
    }

    public static TableCameraUiState idle(CardSourceKind source) {
        return TableCameraUiState.of(source);
    }

    public static TableCameraUiState status(CameraStatus status) {
        return TableCameraUiState.of(CardSourceKind.CAMERA).with(status);
    }

    public static TableCameraUiState with(CameraObstacle obstacle) {
        return TableCameraUiState.of(CardSourceKind.CAMERA).with(obstacle);
    }

    public static TableCameraUiState with(CameraProblem trouble) {
        return TableCameraUiState.of(CardSourceKind.CAMERA).with(Optional.of(trouble));
    }

    /** A look at the drawn table after which cards are unsure, and one cannot be read. */
    public static TableCameraUiState read(TableState table, boolean problems) {
        try (DemoTable demo = new DemoTable(1300); Picture picture = demo.show(DemoDealer.of(table, 0), 0)) {
            return TableCameraUiState.of(CardSourceKind.DEMONSTRATION).with(CameraStatus.READ).with(Snapshot.of(picture), false)
                    .with(new ReadingDecision(Map.of(), List.of(), 2,
                            problems ? List.of(new ReadingProblem(ReadingProblem.Kind.UNREADABLE, 3, 1)) : List.of()));
        }
    }

    public static TableCameraUiState asking() {
        return TableCameraUiState.of(CardSourceKind.DEMONSTRATION).with(CameraStatus.READ)
                .with(new ReadingDecision(Map.of(), List.of(uncertain("8s", "8c"), uncertain("Kd", "Kh")), 1, List.of()));
    }

    private static UncertainCard uncertain(String best, String second) {
        double[] p = new double[Posterior.NOT_A_CARD + 1];
        p[TestReadings.card(best).index()] = 0.7;
        p[TestReadings.card(second).index()] = 0.3;
        Posterior posterior = Posterior.of(p);
        CardQuad place = new CardQuad(new PicturePoint(120, 64), new PicturePoint(200, 64), new PicturePoint(200, 176),
                new PicturePoint(120, 176), 20);
        try (Picture picture = CardSpread.show(List.of(TestReadings.card(best)), 1, 320, 240, 80, 3)) {
            SeenCard seen = new SeenCard(place, posterior, posterior, ReadingVerdict.ASK, 1);
            return new UncertainCard(new CardReading(3, new PicturePoint(0, 0), seen, picture.crop(place)), CardPosition.dealtTo(3));
        }
    }

    /** A table that is being registered, everything done at once, kept in a folder of its own. */
    public static RegistrationViewModel registering() {
        try {
            RegistrationViewModel model = new RegistrationViewModel(new StillSource(new FakeCameraProvider(), Runnable::run),
                    new CameraFiles(Files.createTempDirectory("camera")), RecordedEvents.camera(new InMemoryAuditLog()), Runnable::run,
                    Runnable::run);
            model.begin(CardSourceKind.DEMONSTRATION, "table", TablePlan.USUAL.seats());
            return model;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static RegistrationUiState registration() {
        return RegistrationUiState.begin(CardSourceKind.DEMONSTRATION, TablePlan.USUAL);
    }

    public static RegistrationUiState proposed() {
        try (DemoTable demo = new DemoTable(1300); Picture picture = demo.empty()) {
            CornerMarks corners = new CornerMarks(picture.width(), picture.height(),
                    FeltOutline.propose(picture, TablePlan.USUAL).orElseThrow().corners(), 1);
            return registration().with(Snapshot.of(picture), corners);
        }
    }

    public static RegistrationUiState marking() {
        RegistrationUiState whole = proposed();
        return whole.with(CornerMarks.none(whole.corners().width(), whole.corners().height()).tap(90, 600).tap(1200, 610));
    }

    public static RegistrationUiState crossed() {
        RegistrationUiState whole = proposed();
        return whole.with(CornerMarks.none(whole.corners().width(), whole.corners().height())
                .tap(1200, 600).tap(90, 610).tap(90, 60).tap(1200, 60));
    }

    public static RegistrationUiState kept() {
        return proposed().with(RegistrationUiState.RegistrationSaving.SAVED);
    }

    public static RegistrationUiState keptPlain() {
        return proposed().with(RegistrationUiState.RegistrationSaving.SAVED_WITHOUT_PRINT);
    }

    /** The spots of a felt that are being shown, after some taps. */
    public static SpotMarkingUiState spots(int taps) {
        TableSetup setup = TestLayouts.setup("crazy-4-poker");
        GameLayout game = GameLayout.of(setup.game());
        try (DemoTable demo = new DemoTable(1600); Picture bare = demo.empty(game);
                EmptyLayout empty = EmptyLayout.of(bare, demo.registration())) {
            CameraFiles files = new CameraFiles(Files.createTempDirectory("camera"));
            files.save(setup.name(), demo.registration(), Optional.empty());
            files.saveEmptyLayout(setup.name(), empty);
            SpotMarkingViewModel model = new SpotMarkingViewModel(files, () -> setup, RecordedEvents.camera(new InMemoryAuditLog()),
                    Runnable::run, Runnable::run);
            model.begin();
            for (int i = 0; i < taps; i++) {
                model.tap(760 + 60 * i, 400 + 20 * i);
            }
            return model.state().getValue();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static EnrollmentUiState enrollment() {
        return EnrollmentUiState.begin(CardSourceKind.DEMONSTRATION);
    }

    public static EnrollmentUiState grid() {
        return enrollment().named("Bee, red", EnrollmentUiState.EnrollmentStep.GRID, Optional.empty());
    }

    public static EnrollmentUiState card() {
        Card card = TestReadings.card("7h");
        try (Picture picture = CardSpread.show(List.of(card), 1, 640, 480, 200, 7)) {
            return grid().learned(Snapshot.of(picture), false, Optional.of(card), 44)
                    .learned(Snapshot.of(picture), true, Optional.of(card), 44);
        }
    }

    public static EnrollmentUiState check() {
        return grid().with(new EnrollmentUiState.CheckedDeck(
                new DeckCheck(208, 204, 180, 0, List.of(TestReadings.card("6h"), TestReadings.card("9h")), List.of()), false));
    }

    /** A deck that is kept already, shown again, and not read well enough to take its place. */
    public static EnrollmentUiState refused() {
        return grid().with(new EnrollmentUiState.CheckedDeck(
                new DeckCheck(208, 190, 160, 1, List.of(TestReadings.card("6h"), TestReadings.card("9h")), List.of()), true));
    }
}
