package app.spoton.tablet.auditlog.storage;

/** Visits every entry of the log in order, and its head line at the end. */
@FunctionalInterface
public interface EntryVisitor {
    /**
     * Visits the next entry.
     *
     * @param line its line, in UTF-8; empty if it cannot be decompressed
     * @param rowsMatch whether the rows by which it is found are those that its line asks for
     */
    void visit(byte[] line, boolean rowsMatch);
}
