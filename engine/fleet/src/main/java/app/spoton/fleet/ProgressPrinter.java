package app.spoton.fleet;

import java.io.PrintWriter;
import java.util.Locale;

/** Says on standard error what is being done, so that nobody takes a long run for one that hangs. */
final class ProgressPrinter {
    private final PrintWriter out;

    ProgressPrinter(PrintWriter out) {
        this.out = out;
    }

    void say(String format, Object... values) {
        out.println(String.format(Locale.US, format, values));
        out.flush();
    }
}
