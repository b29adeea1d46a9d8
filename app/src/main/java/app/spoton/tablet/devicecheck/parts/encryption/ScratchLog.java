package app.spoton.tablet.devicecheck.parts.encryption;

import app.spoton.engine.record.RoundRecord;

/** An audit log in a file of its own, opened as the house's is, and deleted when it is closed. */
public interface ScratchLog extends AutoCloseable {
    /** Opens an empty one. */
    interface Factory {
        ScratchLog open();
    }

    void write(RoundRecord round);

    boolean isEncrypted();

    @Override
    void close();
}
