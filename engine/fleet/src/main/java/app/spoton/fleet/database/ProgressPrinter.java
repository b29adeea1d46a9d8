package app.spoton.fleet.database;

import java.io.PrintWriter;
import java.util.Locale;

/** Prints progress to standard error, so that a long run does not look stuck. */
public final class ProgressPrinter {
    private final PrintWriter out;

    public ProgressPrinter(PrintWriter out) {
        this.out = out;
    }

    public void say(String format, Object... values) {
        out.println(String.format(Locale.US, format, values));
        out.flush();
    }
}
