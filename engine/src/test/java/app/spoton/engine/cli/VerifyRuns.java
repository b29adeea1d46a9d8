package app.spoton.engine.cli;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SignedSampleLog;
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

/** Runs {@code spoton verify} on files of a folder, and keeps what it prints. */
abstract class VerifyRuns {
    static final SignedSampleLog LOG = SignedSampleLog.of(1, 12);

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();
    private final PrintStream realOut = System.out;
    private final PrintStream realErr = System.err;
    final ByteArrayOutputStream out = new ByteArrayOutputStream();
    final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Before
    public void redirect() {
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @After
    public void restore() {
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

    static boolean isThird(LogLine line) {
        return line.number() % 3 == 0;
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
