package app.spoton.fleet.database;

import java.io.PrintWriter;
import java.util.Locale;

/** Says on standard error what is being done, so that nobody takes a long run for one that hangs. */
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
