package app.spoton.tablet.documents;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;

/** Documents in memory. */
public final class InMemoryDocuments implements DocumentStore {
    public final Map<String, byte[]> files = new HashMap<>();

    @Override
    public OutputStream write(String address) {
        return new ByteArrayOutputStream() {
            @Override
            public void close() {
                files.put(address, toByteArray());
            }
        };
    }

    @Override
    public InputStream read(String address) throws IOException {
        if (!files.containsKey(address)) {
            throw new FileNotFoundException(address);
        }
        return new ByteArrayInputStream(files.get(address));
    }
}
