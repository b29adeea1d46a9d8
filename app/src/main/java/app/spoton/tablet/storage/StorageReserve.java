package app.spoton.tablet.storage;

import android.database.sqlite.SQLiteFullException;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Reserves space for the round in play with a file that is deleted when the disk is full, so that a round that has
 * begun can always be saved and logged. No round begins without it.
 */
public final class StorageReserve {
    public static final int BYTES = 2 << 20;
    private static final int BLOCK = 1 << 16;

    private final File file;

    public StorageReserve(File file) {
        this.file = file;
    }

    /** Whether the space is reserved; reserves it if it can. */
    public synchronized boolean ensure() {
        if (file.length() == BYTES) {
            return true;
        }
        byte[] block = new byte[BLOCK];
        new Random(file.hashCode()).nextBytes(block);   // a file system that compresses would keep less for zeros
        File part = new File(file.getPath() + ".part");
        try (FileOutputStream out = new FileOutputStream(part)) {
            for (int written = 0; written < BYTES; written += BLOCK) {
                out.write(block);
            }
            out.getFD().sync();
        } catch (IOException full) {
            part.delete();
            return false;
        }
        return part.renameTo(file);
    }

    /** Runs a task; if the disk is full, releases the reserve and runs it again. */
    public <T> T use(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException failed) {
            if (!isFull(failed) || !release()) {
                throw failed;
            }
            return work.get();
        }
    }

    private static boolean isFull(Throwable failure) {
        return failure instanceof SQLiteFullException || (failure.getCause() != null && isFull(failure.getCause()));
    }

    private synchronized boolean release() {
        return file.exists() && file.delete();
    }
}
