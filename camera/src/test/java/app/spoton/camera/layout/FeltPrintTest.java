package app.spoton.camera.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.Picture;
import app.spoton.camera.Rotation;
import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.demo.DemoTable;
import app.spoton.camera.layout.FeltPrint.TablePosition;
import app.spoton.camera.layout.MovedCamera.Pose;
import app.spoton.engine.testing.LongRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.AfterClass;
import org.junit.BeforeClass;
import org.junit.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** The demonstration table before a camera that is carried around it. */
public class FeltPrintTest {
    /** A seat's cards lie at least 80 mm from the next seat's region. */
    private static final double MOST_OFF_MM = 25;
    private static final int TRIALS = LongRun.cases(8, 40);

    private static final Registration KEPT = Pose.USUAL.registration();
    private static final List<Picture> WORLDS = new ArrayList<>();
    private static Registration above;
    private static FeltPrint print;

    @BeforeClass
    public static void aTableIsRegistered() {
        try (DemoTable table = new DemoTable(1920)) {
            above = table.registration();
            WORLDS.add(table.empty());
            WORLDS.add(table.show(DemoRound.of(GameLayout.all().get(0), 3), 0));
            WORLDS.add(table.show(DemoRound.of(GameLayout.all().get(3), 3), 0));
        }
        try (Picture empty = new MovedCamera(1).photograph(WORLDS.get(0), above, Pose.USUAL)) {
            print = FeltPrint.of(empty, KEPT).orElseThrow();
        }
    }

    @AfterClass
    public static void away() {
        print.close();
        WORLDS.forEach(Picture::close);
        WORLDS.clear();
    }

    private interface Poses {
        Pose of(MovedCamera camera);
    }

    private interface Spoil {
        void spoil(MovedCamera camera, Picture picture);
    }

    private static final Poses STAYS = c -> Pose.USUAL;
    private static final Poses NUDGED = c -> new Pose(c.between(-60, 60), c.between(-60, 60), c.between(1700, 1800),
            c.between(-3, 3), c.between(-3, 3), c.between(-4, 4));
    private static final Poses CARRIED = c -> new Pose(c.between(-300, 300), c.between(-200, 200),
            c.between(1600, 2200), c.between(-12, 12), c.between(-12, 12), c.between(-180, 180));
    private static final Spoil CLEAR = (c, picture) -> c.dim(picture, c.between(0.8, 1.1), 3);

    /** How many of the trials ended so: same, moved, lost. A place that is taken and wrong fails the test. */
    private static int[] tries(Poses poses, Spoil spoil, int seed) {
        int[] ends = new int[TablePosition.values().length];
        for (int i = 0; i < TRIALS; i++) {
            MovedCamera camera = new MovedCamera(seed + i);
            Pose pose = poses.of(camera);
            try (Picture picture = camera.photograph(WORLDS.get(i % WORLDS.size()), above, pose)) {
                spoil.spoil(camera, picture);
                FeltPrint.Found found = print.find(picture, KEPT);
                double off = MovedCamera.farthestOff(found.where(), pose);
                assertTrue(found.position() + ", " + off + " mm off: " + pose,
                        found.position() == TablePosition.LOST || off <= MOST_OFF_MM);
                ends[found.position().ordinal()]++;
            }
        }
        return ends;
    }

    @Test
    public void aTableThatStaysWhereItIsIsAlwaysRecognizedWithCardsOnIt() {
        assertEquals(TRIALS, tries(STAYS, CLEAR, 100)[TablePosition.SAME.ordinal()]);
    }

    @Test
    public void aTableThatStaysIsRecognizedInTheDarkAndBlurred() {
        int[] dark = tries(STAYS, (c, picture) -> {
            c.blur(picture, c.between(0.5, 2));
            c.dim(picture, c.between(0.15, 0.5), c.between(2, 5));
        }, 200);
        assertTrue(dark[0] + " of " + TRIALS, dark[0] >= 0.95 * TRIALS);
    }

    @Test
    public void aCameraThatWasNudgedFindsItsTableAgain() {
        int[] ends = tries(NUDGED, CLEAR, 300);
        assertTrue(ends[1] + " of " + TRIALS, ends[1] >= 0.9 * TRIALS);
    }

    @Test
    public void aCameraThatWasCarriedAndTurnedFindsItsTableAgain() {
        int[] ends = tries(CARRIED, CLEAR, 400);
        assertTrue(ends[1] + " of " + TRIALS, ends[1] >= 0.85 * TRIALS);
    }

    @Test
    public void halfCoveredOrSpoiledPicturesAreNeverTakenForAnotherPlace() {
        tries(CARRIED, (c, picture) -> c.cover(picture, c.between(0.2, 0.6)), 500);
        tries(NUDGED, (c, picture) -> {
            c.cover(picture, c.between(0.1, 0.4));
            c.blur(picture, c.between(0.5, 3));
            c.dim(picture, c.between(0.15, 0.7), 4);
        }, 600);
    }

    @Test
    public void anotherFeltIsNeverTakenForThisOne() {
        for (int i = 0; i < TRIALS; i++) {
            MovedCamera camera = new MovedCamera(700 + i);
            Pose pose = i % 3 == 0 ? Pose.USUAL : CARRIED.of(camera);
            try (Picture felt = RandomFelt.draw(700 + i);
                    Picture picture = camera.photograph(felt, RandomFelt.registration(), pose)) {
                assertEquals("felt " + i, TablePosition.LOST, print.find(picture, KEPT).position());
            }
        }
    }

    @Test
    public void aFeltWithoutPrintIsNotRemembered() {
        try (Picture plain = new Picture(new Mat(600, 1000, CvType.CV_8UC3, new Scalar(70, 110, 40)))) {
            assertEquals(Optional.empty(), FeltPrint.of(plain, KEPT));
        }
    }

    @Test
    public void aPrintIsReadBackFromItsTextAndRecognizesAsBefore() {
        String text = print.text();
        try (FeltPrint back = FeltPrint.parse(text).orElseThrow()) {
            assertEquals(text, back.text());
        }
        for (String rubbish : new String[] {"", "spoton-print 2" + text.substring(14), text + "x",
            text.substring(0, text.length() / 2), text.replace("map 2", "map 3"), text.replaceFirst("[+]", "?"),
            text.replaceFirst("points", "pints")}) {
            assertEquals(Optional.empty(), FeltPrint.parse(rubbish));
        }
    }

    @Test
    public void howTheTabletIsMountedDoesNotMatterToAPrint() {
        for (Rotation turn : Rotation.values()) {
            try (Picture picture = new MovedCamera(2).photograph(WORLDS.get(1), above, Pose.USUAL);
                    Picture turned = picture.turned(turn)) {
                FeltPrint.Found found = print.find(turned, KEPT.turned(turn));
                assertEquals(TablePosition.SAME, found.position());
                assertEquals(KEPT, found.where().turned(turn.inverse()));
            }
        }
    }
}
