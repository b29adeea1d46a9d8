package app.spoton.tablet.history;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The files that a person chose in the system's dialog, by the address that it gave. */
public interface DocumentStore {
    OutputStream write(String address) throws IOException;

    InputStream read(String address) throws IOException;
}
