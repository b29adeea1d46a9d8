package app.spoton.tablet.documents;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Files that a person picked in the system's dialog, by content URI. */
public interface DocumentStore {
    OutputStream write(String address) throws IOException;

    InputStream read(String address) throws IOException;
}
