package app.spoton.tablet.auditlog;

/** What is told about every entry of the log, one after the other, and about its head at the end. */
@FunctionalInterface
public interface EntryVisitor {
    /**
     * The next one.
     *
     * @param line its line, in UTF-8; of one that cannot be unpacked, what is left of it
     * @param rowsAreRight whether the rows by which it is found are those that its line asks for
     */
    void next(byte[] line, boolean rowsAreRight);
}
