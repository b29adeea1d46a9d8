package app.spoton.tablet.tablecamera.registration;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.SurfaceTexture;
import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Picture;
import app.spoton.camera.PicturePoint;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.camera.spots.EmptyLayout;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.tablecamera.RecordedEvents;
import app.spoton.tablet.tablecamera.device.FakeCameraProvider;
import app.spoton.tablet.tablecamera.source.StillSource;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.io.File;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Registering a table, with the drawn table in place of a camera. */
@RunWith(AndroidJUnit4.class)
public class RegistrationViewModelTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Queue<Runnable> reading = new ArrayDeque<>();
    private final InMemoryAuditLog log = new InMemoryAuditLog();
    private final FakeCameraProvider cameras = new FakeCameraProvider();
    private CameraFiles files;
    private RegistrationViewModel model;

    @Before
    public void begin() {
        files = new CameraFiles(folder.getRoot().toPath());
        model = new RegistrationViewModel(new StillSource(cameras, reading::add), files, RecordedEvents.camera(log),
                reading::add, Runnable::run);
        model.begin(CardSourceKind.DEMONSTRATION, "table", 6);
    }

    private RegistrationUiState now() {
        return Objects.requireNonNull(model.state().getValue());
    }

    private void work() {
        while (!reading.isEmpty()) {
            reading.remove().run();
        }
    }

    private void takePicture() {
        model.takePicture();
        assertTrue(now().busy());
        work();
        assertFalse(now().busy());
    }

    private void markAll() {
        model.clear();
        int w = now().corners().width();
        int h = now().corners().height();
        for (double[] dot : new double[][] {{0.1, 0.9}, {0.9, 0.9}, {0.9, 0.1}, {0.1, 0.1}}) {
            model.tap(dot[0] * w, dot[1] * h);
        }
    }

    @Test
    public void theOutlineOfTheFeltIsProposedAndKeptOnlyWhenConfirmed() {
        takePicture();
        assertTrue(now().proposed());
        assertEquals("the dealer's and six seats'", 7, now().regions().size());
        assertEquals(Optional.empty(), files.table("table").registration());
        model.save();
        work();
        assertEquals(RegistrationUiState.RegistrationSaving.SAVED, now().saving());
        assertEquals(1, log.events().size());
        assertTrue(files.table("table").registration().isPresent());
    }

    @Test
    public void fourTapsMarkTheTableAndMoreMoveTheChosenCorner() {
        takePicture();
        markAll();
        assertFalse(now().proposed());
        assertEquals(7, now().regions().size());
        model.choose(0);
        model.tap(10, now().corners().height() - 10);
        assertEquals(new PicturePoint(10, now().corners().height() - 10), now().corners().dots().get(0));
    }

    @Test
    public void aCornerIsDraggedAndNudgedAndStaysInThePicture() {
        takePicture();
        markAll();
        model.move(2, 300, 40);
        model.nudge(-2, 2);
        assertEquals(new PicturePoint(298, 42), now().corners().dots().get(2));
        model.move(3, -50, -50);
        assertEquals(new PicturePoint(0, 0), now().corners().dots().get(3));
    }

    @Test
    public void cornersThatCannotBeATableAreReportedAndNotSaved() {
        takePicture();
        markAll();
        model.move(0, now().corners().width() * 0.9, now().corners().height() * 0.85);
        model.move(1, now().corners().width() * 0.1, now().corners().height() * 0.85);
        assertTrue(now().isWrong());
        model.save();
        work();
        assertEquals(RegistrationUiState.RegistrationSaving.NOT_SAVED, now().saving());
    }

    @Test
    public void theSizeOfTheLayoutIsKeptWithIt() {
        takePicture();
        model.widen(2);
        model.deepen(-1);
        model.save();
        work();
        TablePlan plan = files.table("table").registration().orElseThrow().plan();
        assertEquals(new TablePlan(1900, 900, 6), plan);
    }

    @Test
    public void whatCannotBeSavedIsReported() throws Exception {
        files = new CameraFiles(new File(folder.newFile(), "no folder").toPath());
        model = new RegistrationViewModel(new StillSource(cameras, reading::add), files, RecordedEvents.camera(log),
                reading::add, Runnable::run);
        model.begin(CardSourceKind.DEMONSTRATION, "table", 6);
        takePicture();
        model.save();
        work();
        assertEquals(RegistrationUiState.RegistrationSaving.FAILED, now().saving());
    }

    private void seesTheDrawnTable(Rotation turn) {
        cameras.sees = Optional.of(() -> {
            try (DemoTable demo = new DemoTable(1200); Picture empty = demo.empty()) {
                return empty.turned(turn);
            }
        });
    }

    @Test
    public void howeverTheTabletIsMountedThePlaceIsKeptInTheSensorsOwnPixels() {
        for (Rotation mounted : Rotation.values()) {
            seesTheDrawnTable(mounted);
            cameras.turn = mounted.inverse();
            model.begin(CardSourceKind.CAMERA, "table", 6);
            model.showOn(new Surface(new SurfaceTexture(1)));
            takePicture();
            assertTrue("shown upright: " + mounted, now().snapshot().orElseThrow().width()
                    > now().snapshot().orElseThrow().height());
            assertTrue("" + mounted, now().corners().dots().get(0).y() > now().corners().dots().get(2).y());
            model.save();
            work();
            assertEquals(RegistrationUiState.RegistrationSaving.SAVED, now().saving());
            Registration kept = files.table("table").registration().orElseThrow();
            try (DemoTable demo = new DemoTable(1200)) {
                Registration drawn = demo.registration().turned(mounted);
                assertEquals(drawn.pictureWidth(), kept.pictureWidth());
                for (int i = 0; i < 4; i++) {
                    assertTrue(mounted + ": " + kept + " / " + drawn,
                            drawn.corners().get(i).distance(kept.corners().get(i)) < 30);
                }
            }
        }
    }

    @Test
    public void anotherPictureIsTakenAsSoonAsTheCameraIsOnTheScreenAgain() {
        seesTheDrawnTable(Rotation.NONE);
        model.begin(CardSourceKind.CAMERA, "table", 6);
        Surface first = new Surface(new SurfaceTexture(1));
        model.showOn(first);
        takePicture();
        model.hide(first);   // the still is on the screen in its place
        model.takePicture();
        work();
        assertTrue(now().busy());
        assertEquals(Optional.empty(), now().trouble());
        model.showOn(new Surface(new SurfaceTexture(2)));
        work();
        assertFalse(now().busy());
        assertTrue(now().snapshot().isPresent());
    }

    @Test
    public void theFeltsPrintIsKeptWithThePlaceAndGoesWithIt() throws Exception {
        takePicture();
        model.save();
        work();
        assertTrue(files.print("table").print().isPresent());
        files.save("table", files.table("table").registration().orElseThrow(), Optional.empty());
        assertEquals(Optional.empty(), files.print("table").print());
        assertFalse(files.print("table").isDamaged());
    }

    @Test
    public void theEmptyLayoutIsKeptWithThePlaceAsFineAsItWasTaken() {
        takePicture();
        model.save();
        work();
        try (EmptyLayout empty = files.emptyLayout("table", TablePlan.USUAL).orElseThrow()) {
            assertEquals(TablePlan.USUAL, empty.table());
        }
        assertEquals("a table of another size", Optional.empty(), files.emptyLayout("table", new TablePlan(1900, 950, 6)));
        assertEquals(Optional.empty(), files.emptyLayout("another table", TablePlan.USUAL));
    }

    @Test
    public void withoutACameraTheScreenSaysSo() {
        cameras.there = false;
        model.begin(CardSourceKind.CAMERA, "table", 6);
        model.takePicture();
        work();
        assertEquals(Optional.of(CameraProblem.NO_CAMERA), now().trouble());
    }

    @Test
    public void everyRegionLiesWhereItsCardsAreAssigned() {
        takePicture();
        Registration registration = now().corners().registration(now().plan()).orElseThrow();
        for (SeatRegion region : SeatRegion.of(registration)) {
            List<PicturePoint> outline = region.outline();
            double x = outline.stream().mapToDouble(PicturePoint::x).average().orElseThrow();
            double y = outline.stream().mapToDouble(PicturePoint::y).average().orElseThrow();
            PicturePoint onTable = registration.toTable(new PicturePoint(x, y), now().corners().width(), now().corners().height());
            assertEquals(region.seat(), now().plan().at(onTable.x(), onTable.y()).orElseThrow().seat());
        }
    }
}
