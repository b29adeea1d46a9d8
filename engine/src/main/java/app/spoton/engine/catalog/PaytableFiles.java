package app.spoton.engine.catalog;

import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.PaytableText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads the engine's resource files. This is the only class in the engine that opens a resource. */
final class PaytableFiles {
    private static final String FOLDER = "/app/spoton/engine/paytables/";

    private PaytableFiles() {
    }

    static List<PaytableListing> standard() {
        List<PaytableListing> listings = new ArrayList<>();
        for (String line : text(FOLDER + "index.txt").split("\n", -1)) {
            String name = line.strip();
            if (!name.isEmpty() && !name.startsWith("#")) {
                listings.addAll(PaytableText.read(text(FOLDER + name)));
            }
        }
        return listings;
    }

    static String handbook(String game) {
        return text("/app/spoton/engine/handbooks/" + game + ".txt");
    }

    static String text(String name) {
        try (InputStream file = PaytableFiles.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("The file " + name + " is missing from the engine.");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];   // Android has readAllBytes() only since version 13
            for (int count = file.read(buffer); count >= 0; count = file.read(buffer)) {
                bytes.write(buffer, 0, count);
            }
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
