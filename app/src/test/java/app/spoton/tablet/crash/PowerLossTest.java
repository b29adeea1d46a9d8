package app.spoton.tablet.crash;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

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
 * replayed with what was not synced dropped, kept or torn. {@code -Pspoton.long} replays 2,500 states. It needs strace.
 */
public class PowerLossTest {
    private static final int STATES = Integer.getInteger("spoton.states", 60);
    private static final int ROUNDS = 6;

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Random random = new Random(8);

    private List<DiskRecording.Event> recorded(String synchronous) throws Exception {
        assumeTrue("strace is not installed", Files.isExecutable(Path.of("/usr/bin/strace")));
        Path files = folder.newFolder().toPath().toRealPath();
        return DiskRecording.of(files, JavaProcess.command(DealingProcess.class, files.toString(), Integer.toString(ROUNDS),
                synchronous));
    }

    private Optional<String> problemAfter(List<DiskRecording.Event> events, PowerLoss.Unsynced unsynced) throws Exception {
        PowerLoss loss = new PowerLoss(events);
        Path left = folder.newFolder().toPath();
        loss.writeTo(left, unsynced, random);
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
        assertEquals(ROUNDS, new PowerLoss(events).confirmed().size());
        for (int state = 0; state < STATES; state++) {
            int at = random.nextInt(events.size() + 1);
            PowerLoss.Unsynced unsynced = PowerLoss.Unsynced.values()[state % 3];
            assertEquals("state " + state + ": after event " + at + " of " + events.size() + ", " + unsynced, Optional.empty(),
                    problemAfter(events.subList(0, at), unsynced));
        }
        System.out.println(STATES + " states of " + events.size() + " events, " + ROUNDS + " rounds, none lost");
    }

    @Test
    public void aDatabaseThatDoesNotWaitForTheDiskWouldBeFound() throws Exception {
        List<DiskRecording.Event> events = recorded("OFF");
        boolean found = false;
        for (int at = events.size(); at > 0 && !found; at -= Math.max(1, events.size() / 20)) {
            found = problemAfter(events.subList(0, at), PowerLoss.Unsynced.NOTHING).isPresent();
        }
        assertTrue(found);
    }
}
