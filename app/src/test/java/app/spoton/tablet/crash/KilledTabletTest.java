package app.spoton.tablet.crash;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/**
 * A process that deals is killed at any moment, started again and killed again, with both databases in real files. The
 * process is a JVM on this computer with its own SQLite; it runs the app's schemas, statements, saved rounds and chain.
 * {@code -Pspoton.long} kills 1,000 times.
 */
public class KilledTabletTest {
    private static final int KILLS = Integer.getInteger("spoton.kills", 6);
    /** From so many on it pays to make an archive of the classes first. */
    private static final int MANY = 50;

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private final Random random = new Random(6);
    private final Set<String> confirmed = new HashSet<>();
    private int killed;

    @Test
    public void afterEveryKillNoConfirmedRoundIsLostOrDoubledAndNoMeterChangedWithoutAnEntry() throws Exception {
        Path files = folder.getRoot().toPath();
        JavaProcess java = KILLS < MANY ? JavaProcess.create()
                : JavaProcess.quick(folder.newFolder().toPath(), DealingProcess.class, folder.newFolder().getPath(), "3", "FULL");
        int rounds = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            if (kill % 50 == 0) {   // a log of its own now and then, so that checking it stays quick
                files = folder.newFolder().toPath();
                rounds += confirmed.size();
                confirmed.clear();
            }
            dealUntilKilled(java, files);
            assertEquals("kill " + kill, Optional.empty(), TabletFiles.problem(files, confirmed));
        }
        assertEquals(KILLS, killed);
        System.out.println(killed + " processes killed while they dealt, " + (rounds + confirmed.size()) + " rounds confirmed, none lost");
    }

    private void dealUntilKilled(JavaProcess java, Path files) throws Exception {
        Process process = new ProcessBuilder(java.command(DealingProcess.class, files.toString(), "100000", "FULL"))
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (BufferedReader said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (int most = random.nextInt(5); most >= 0; most--) {
                String word = said.readLine();
                assertTrue("the process deals", word != null);
                hear(word);
            }
            long spin = System.nanoTime() + random.nextInt(30_000_000);   // into the middle of something, whatever it is
            while (System.nanoTime() < spin) {
                Thread.onSpinWait();
            }
            killed += process.isAlive() ? 1 : 0;
            process.toHandle().destroyForcibly();   // Process's own would also throw away what was said last
            for (String word = said.readLine(); word != null; word = said.readLine()) {
                hear(word);
            }
        } catch (IOException cut) {
            // The pipe broke with the process.
        }
        process.waitFor();
    }

    private void hear(String word) {
        if (word.endsWith(".") && !word.equals("open.")) {
            confirmed.add(word.substring(0, word.length() - 1));
        }
    }
}
