package app.spoton.camera.device;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.Picture;
import app.spoton.camera.SeenCard;
import app.spoton.camera.burst.Burst;
import app.spoton.camera.burst.BurstLength;
import app.spoton.camera.reading.ReadingConditions;
import app.spoton.camera.reading.finding.CornerIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.opencv.core.Mat;

public class LayoutSessionTest {
    private final PaintedTable table = new PaintedTable().card("As", 200, 200, 18).card("7d", 500, 300, 18);
    private final FakeCamera camera = new FakeCamera();
    private final SessionRecorder heard = new SessionRecorder();
    private boolean broken;
    private boolean isLost;
    private boolean spotterHangs;
    private LayoutSession session;

    @Before
    public void start() {
        PreviewObjectDetector oneCard = new PreviewObjectDetector() {
            @Override
            public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
                if (!spotterHangs) {
                    found.accept(List.of(new PreviewObject(0.2, 0.2, 0.3, 0.4)));
                }
            }

            @Override
            public void close() {
            }
        };
        session = new LayoutSession(camera, oneCard, first -> isLost ? Optional.empty() : Optional.of(
                new Burst(broken ? new PaintedTable() {
                    @Override
                    public List<CornerIndex> find(Mat bgr, double level) {
                        throw new IllegalStateException("as OpenCV does where it cannot go on");
                    }
                }.reader() : table.reader(), ReadingConditions.UNKNOWN)),
                BurstLength.PHOTOGRAPHED, Runnable::run, heard);
        session.start();
    }

    @Test
    public void cardsThatLieStillAreReadFromABurst() {
        camera.stillFor(2000);
        assertEquals(1, heard.readings.size());
        assertEquals(2, heard.readings.get(0).size());
        assertEquals(Burst.ENOUGH, camera.stills);
    }

    @Test
    public void aTapReadsAtOnceAndTheSameCardsAreNotReadAgainByThemselves() {
        camera.stillFor(200);
        session.readNow();
        assertEquals(1, heard.readings.size());
        camera.stillFor(2000);
        assertEquals(1, heard.readings.size());
    }

    @Test
    public void aStillThatCannotBeReadIsReportedAndTheNextOneIsRead() {
        camera.stillFor(66);
        broken = true;
        session.readNow();
        assertEquals(List.of(CameraProblem.FAILED), heard.troubles);
        broken = false;
        session.readNow();
        assertEquals(1, heard.readings.size());
    }

    @Test
    public void aLayoutThatMustNotBeReadIsNotReadAndTheNextOneIs() {
        isLost = true;
        camera.stillFor(66);
        session.readNow();
        assertEquals("one still to decide by", 1, camera.stills);
        assertEquals(List.of(), heard.readings);
        assertEquals(0, camera.unclosed());
        isLost = false;
        session.readNow();
        assertEquals(1, heard.readings.size());
    }

    @Test
    public void noMoreThanTwoStillsAreHeldAtOnceAndNoneAfterwards() {
        camera.stillFor(66);
        session.readNow();
        assertEquals(Burst.ENOUGH, camera.stills);
        assertTrue(camera.mostAtOnce + " at once", camera.mostAtOnce <= 2);
        assertEquals(0, camera.unclosed());
        broken = true;
        session.readNow();
        assertEquals("also where reading fails", 0, camera.unclosed());
    }

    @Test
    public void aSpotterThatNeverAnswersDoesNotStopTheWatchForGood() {
        spotterHangs = true;
        camera.stillFor(1000);
        spotterHangs = false;
        camera.stillFor(4000);
        assertEquals(1, heard.readings.size());
    }

    @Test
    public void framesThatComeWhileAPictureIsReadAreDroppedAndNotQueued() {
        Queue<Runnable> busy = new ArrayDeque<>();
        LayoutSession slow = new LayoutSession(camera, new PreviewObjectDetector() {
            @Override
            public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
                found.accept(List.of());
            }

            @Override
            public void close() {
            }
        }, first -> Optional.empty(), BurstLength.PHOTOGRAPHED, busy::add, heard);
        slow.start();
        busy.remove().run();
        camera.stillFor(5000);
        assertEquals(1, busy.size());
    }

    @Test
    public void aSessionThatNeverBeganSaysSoInsteadOfWaitingForAStill() {
        LayoutSession unprepared = new LayoutSession(camera, new PreviewObjectDetector() {
            @Override
            public void spot(PreviewFrame frame, Consumer<List<PreviewObject>> found) {
            }

            @Override
            public void close() {
            }
        }, first -> Optional.empty(), BurstLength.PHOTOGRAPHED, Runnable::run, heard);
        unprepared.readNow();
        assertEquals(List.of(CameraProblem.FAILED), heard.troubles);
    }

    @Test
    public void everyProblemIsReported() {
        for (CameraProblem trouble : CameraProblem.values()) {
            camera.listener.onProblem(trouble);
        }
        assertEquals(Arrays.asList(CameraProblem.values()), heard.troubles);
        assertEquals(CameraProblem.values().length,
                Arrays.stream(CameraProblem.values()).map(CameraProblem::message).distinct().count());
    }

    @Test
    public void aDarkLayoutIsReportedOnceAndSoIsTheLight() {
        camera.brightness = 5;
        camera.stillFor(3000);
        assertEquals(List.of(CameraProblem.LOW_LIGHT), heard.troubles);
        assertFalse(heard.light);
        camera.brightness = 120;
        camera.stillFor(200);
        assertTrue(heard.light);
    }

    @Test
    public void afterACameraWasTakenAwayTheNextOneCanRead() {
        camera.gone = true;
        camera.stillFor(2000);
        assertEquals(0, heard.readings.size());
        camera.listener.onProblem(CameraProblem.TAKEN_AWAY);
        camera.gone = false;
        camera.moved = true;
        camera.stillFor(2000);
        assertEquals(1, heard.readings.size());
    }

    @Test
    public void aClosedSessionReportsNothing() {
        session.close();
        camera.stillFor(2000);
        camera.listener.onProblem(CameraProblem.FAILED);
        assertEquals(List.of(), heard.troubles);
        assertTrue(heard.readings.isEmpty());
        assertFalse(camera.open);
    }

    private static final class SessionRecorder implements LayoutSession.Listener {
        final List<List<SeenCard>> readings = new ArrayList<>();
        final List<CameraProblem> troubles = new ArrayList<>();
        boolean light;

        @Override
        public void onState(PreviewWatcher.State state) {
        }

        @Override
        public void onCards(List<SeenCard> cards, Picture sharpest) {
            assertTrue(sharpest.width() > 0);
            readings.add(cards);
        }

        @Override
        public void onProblem(CameraProblem trouble) {
            troubles.add(trouble);
        }

        @Override
        public void onLight() {
            light = true;
        }
    }

    private final class FakeCamera implements LayoutCamera {
        Listener listener;
        boolean open;
        boolean gone;
        boolean moved;
        int brightness = 120;
        int stills;
        int mostAtOnce;
        final List<Picture> taken = new ArrayList<>();
        long now;

        /** A closed picture has no pixels left. */
        int unclosed() {
            return (int) taken.stream().filter(picture -> !picture.mat().empty()).count();
        }

        @Override
        public void open(Listener listener) {
            this.listener = listener;
            open = true;
        }

        void stillFor(long ms) {
            for (long end = now + ms; now < end; now += 66) {
                byte[] nv21 = new byte[64 * 48 * 3 / 2];
                Arrays.fill(nv21, (byte) (moved ? brightness + 60 : brightness));
                moved = false;
                listener.onPreview(new PreviewFrame(nv21, 64, 48, 0, now));
            }
        }

        @Override
        public void takeStill(Consumer<Picture> still) {
            if (!gone) {
                stills++;
                Picture picture = table.picture();
                taken.add(picture);
                mostAtOnce = Math.max(mostAtOnce, unclosed());
                still.accept(picture);
            }
        }

        @Override
        public void torch(boolean on) {
        }

        @Override
        public void focusOn(double left, double top, double right, double bottom) {
        }

        @Override
        public void close() {
            open = false;
        }
    }
}
