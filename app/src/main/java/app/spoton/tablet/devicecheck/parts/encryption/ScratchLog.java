package app.spoton.tablet.devicecheck.parts.encryption;

import app.spoton.engine.record.RoundRecord;

/** An audit log in a separate file, opened like the house's and deleted on closing. */
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
