package app.spoton.engine.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.rules.TemporaryFolder;

/** Runs {@code spoton verify} on files, and keeps what it prints. */
public abstract class VerifyCase {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();
    private final PrintStream realOut = System.out;
    private final PrintStream realErr = System.err;
    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Before
    public void listen() {
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @After
    public void giveBack() {
        System.setOut(realOut);
        System.setErr(realErr);
    }

    int verify(String... args) {
        out.reset();
        err.reset();
        String[] all = new String[args.length + 1];
        all[0] = "verify";
        System.arraycopy(args, 0, all, 1, args.length);
        return SpotOnMain.run(all);
    }

    String printed() {
        return out.toString(StandardCharsets.UTF_8).strip();
    }

    String file(byte[] content) throws IOException {
        Path file = folder.newFile().toPath();
        Files.write(file, content);
        return file.toString();
    }

    String file(Object content) throws IOException {
        return file(content.toString().getBytes(StandardCharsets.UTF_8));
    }
}
