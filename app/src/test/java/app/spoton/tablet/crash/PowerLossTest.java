package app.spoton.tablet.crash;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.testing.TestRequirement;
import app.spoton.tablet.storage.StorageReserve;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/**
 * The power fails while a table is dealt at: all writes and syncs of the real process are recorded, and any prefix of them is
 * replayed with what was not synced dropped, kept or torn. {@code -Pspoton.long} replays 3,000 states. It needs strace.
 */
public class PowerLossTest {
    private static final int STATES = Integer.getInteger("spoton.states", 60);
    private static final int ROUNDS = 6;

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Random random = new Random(8);

    private List<DiskRecording.Event> recorded(String synchronous) throws Exception {
        TestRequirement.require("strace is not installed", Files.isExecutable(Path.of("/usr/bin/strace")));
        Path files = folder.newFolder().toPath().toRealPath();
        return DiskRecording.of(files, JavaProcess.create().command(DealingProcess.class, files.toString(), Integer.toString(ROUNDS),
                synchronous));
    }

    private Optional<String> problemAfter(PowerLoss loss, PowerLoss.Unsynced unsynced) throws Exception {
        Path left = folder.newFolder().toPath();
        loss.writeTo(left, unsynced, random);
        try (RandomAccessFile reserve = new RandomAccessFile(left.resolve("reserve").toFile(), "rw")) {
            reserve.setLength(StorageReserve.BYTES);   // it is there, and was not recorded
        }
        Optional<String> problem = TabletFiles.problem(left, loss.confirmed());
        try (java.util.stream.Stream<Path> files = Files.list(left)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.delete(file);
            }
        }
        return problem;
    }

    @Test
    public void whereverThePowerFailsNoConfirmedRoundIsLostAndTheTableOpens() throws Exception {
        List<DiskRecording.Event> events = recorded("FULL");
        PowerLoss loss = new PowerLoss();
        int states = 0;
        for (int at = 0; at <= events.size(); at++) {
            // As many states at each event as make the number that was asked for: what was not synced is lost, kept, or partly kept.
            for (; states < (long) STATES * (at + 1) / (events.size() + 1); states++) {
                PowerLoss.Unsynced unsynced = PowerLoss.Unsynced.values()[states % 3];
                assertEquals("state " + states + ": after event " + at + " of " + events.size() + ", " + unsynced, Optional.empty(),
                        problemAfter(loss, unsynced));
            }
            if (at < events.size()) {
                loss.happen(events.get(at));
            }
        }
        assertEquals(ROUNDS, loss.confirmed().size());
        System.out.println(states + " states of " + events.size() + " events, " + ROUNDS + " rounds, none lost");
    }

    @Test
    public void aDatabaseThatDoesNotWaitForTheDiskWouldBeFound() throws Exception {
        List<DiskRecording.Event> events = recorded("OFF");
        boolean found = false;
        for (int at = events.size(); at > 0 && !found; at -= Math.max(1, events.size() / 20)) {
            found = problemAfter(PowerLoss.after(events.subList(0, at)), PowerLoss.Unsynced.NOTHING).isPresent();
        }
        assertTrue(found);
    }
}
