package app.spoton.tablet.tablecamera.source;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.Surface;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.device.CameraProblem;
import app.spoton.camera.layout.Registration;
import app.spoton.camera.layout.TablePlan;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.tablecamera.storage.CameraPreferences;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Why the camera does not read, and what is said about it. */
@RunWith(AndroidJUnit4.class)
public class CameraObstacleTest {
    @Rule
    public final CardSourceFixture source = new CardSourceFixture();

    @Test
    public void noCardIsAssignedToASeatIfTheTableIsNotRecognizedAndThatIsReported() throws IOException {
        source.registerWithPrint();
        source.sees(Rotation.NONE, true);
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        assertEquals(List.of(CameraObstacle.MOVED), source.heard.obstacles);
        assertEquals(List.of(), source.heard.looks);
        source.sees(Rotation.NONE, false);
        source.camera.read();
        assertEquals("it is there again", CameraObstacle.NONE, source.heard.obstacles.get(1));
        assertEquals(1, source.heard.looks.size());
    }

    @Test
    public void anUnreadableFeltPrintIsReportedAndTheRegistrationNotTrusted() throws IOException {
        source.registerWithPrint();
        for (Path file : source.written()) {
            if (file.toString().endsWith(".print")) {
                Files.write(file, "spoton-print 1 damaged".getBytes(StandardCharsets.UTF_8));
            }
        }
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION_DAMAGED), source.heard.obstacles);
        assertFalse(source.cameras.open);
    }

    @Test
    public void anUnregisteredTableIsReported() throws IOException {
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION), source.heard.obstacles);
        assertFalse("and the camera stays off", source.cameras.open);
        source.register();
        for (Path file : source.written()) {
            Files.write(file, "spoton-table 1 damaged".getBytes(StandardCharsets.UTF_8));
        }
        source.camera.retry();
        assertEquals(CameraObstacle.REGISTRATION_DAMAGED, source.heard.obstacles.get(1));
    }

    @Test
    public void aTableWithAnotherNumberOfSeatsMustBeRegisteredAgain() throws IOException {
        try (DemoTable demo = new DemoTable(2600)) {
            Registration six = demo.registration();
            TablePlan five = new TablePlan(six.plan().width(), six.plan().depth(), 5);
            source.files.save(TableSetup.DEMONSTRATION, Registration.ofTaps(five, six.corners(), six.pictureWidth(),
                    six.pictureHeight()).orElseThrow(), Optional.empty());
        }
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        assertEquals(List.of(CameraObstacle.REGISTRATION), source.heard.obstacles);
        assertFalse(source.cameras.open);
    }

    @Test
    public void aMissingDeckIsReportedAndTheCameraReadsWithoutIt() throws IOException {
        source.register();
        source.camera.open(new CameraPreferences(CardSourceKind.CAMERA, false, "Bee"));
        source.camera.attachPreview(CardSourceFixture.surface());
        assertEquals(List.of(CameraObstacle.DECK), source.heard.obstacles);
        assertTrue(source.cameras.open);
    }

    @Test
    public void aDisconnectedCameraIsReportedAndReconnects() throws IOException {
        source.register();
        source.open(CardSourceKind.CAMERA, false);
        source.camera.attachPreview(CardSourceFixture.surface());
        source.camera.read();
        assertEquals(List.of(CameraProblem.TAKEN_AWAY), source.heard.troubles);
        source.camera.retry();
        assertTrue(source.cameras.open);
    }

    @Test
    public void withoutACameraOrPermissionTheScreenSaysSo() throws IOException {
        source.register();
        source.cameras.trouble = Optional.of(CameraProblem.PERMISSION_DENIED);
        source.cameras.allowed = false;
        assertEquals(CameraObstacle.PERMISSION, source.open(CardSourceKind.CAMERA, false));
        Surface shown = CardSourceFixture.surface();
        source.camera.attachPreview(shown);
        assertEquals(List.of(CameraProblem.PERMISSION_DENIED), source.heard.troubles);
        source.camera.detachPreview(shown);
        source.cameras.there = false;
        assertEquals(CameraObstacle.NONE, source.open(CardSourceKind.CAMERA, false));
        source.camera.read();
        assertEquals(CameraProblem.NO_CAMERA, source.heard.troubles.get(1));
    }
}
