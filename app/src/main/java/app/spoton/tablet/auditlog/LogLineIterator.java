package app.spoton.tablet.auditlog;

import app.spoton.engine.auditlog.LogLine;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Iterates over a log's entries, reading one ahead. */
public abstract class LogLineIterator implements Iterator<LogLine> {
    private Optional<LogLine> next = Optional.empty();
    private boolean isStarted;

    /** Reads the next entry; empty after the last. */
    protected abstract Optional<LogLine> read();

    @Override
    public final boolean hasNext() {
        if (!isStarted) {
            isStarted = true;
            next = read();
        }
        return next.isPresent();
    }

    @Override
    public final LogLine next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        LogLine line = next.orElseThrow();
        next = read();
        return line;
    }
}
