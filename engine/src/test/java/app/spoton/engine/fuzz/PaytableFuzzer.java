package app.spoton.engine.fuzz;

import app.spoton.engine.catalog.PaytableDigest;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.PaytableText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A file of paytables is read, or refused with the reason. Comments and line ends change nothing in its tables. */
public final class PaytableFuzzer {
    private PaytableFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        List<String> digests;
        try {
            digests = digests(text);
        } catch (PaytableProblem refused) {
            if (refused.getMessage().isEmpty()) {
                throw new IllegalStateException("Refused without a reason: " + text, refused);
            }
            return;
        }
        if (!digests("# a comment\r\n\r\n" + text.replace("\n", "\r\n")).equals(digests)) {
            throw new IllegalStateException("Not the same with comments and other line ends: " + text);
        }
    }

    private static List<String> digests(String text) {
        List<String> digests = new ArrayList<>();
        for (PaytableListing listing : PaytableText.read(text)) {
            digests.add(listing.table().id() + ' ' + PaytableDigest.of(listing.table()));
        }
        return digests;
    }
}
