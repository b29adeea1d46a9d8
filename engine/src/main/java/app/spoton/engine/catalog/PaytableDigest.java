package app.spoton.engine.catalog;

import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A short digest of a paytable: paytables with different prices have different digests. */
public final class PaytableDigest {
    private static final int BYTES = 8;

    private PaytableDigest() {
    }

    /** Sixteen hexadecimal digits. */
    public static String of(Paytable table) {
        StringBuilder prices = new StringBuilder(table.id()).append('\n').append(table.kind()).append('\n');
        for (Price price : table.prices()) {
            prices.append(price.row().id()).append('|').append(price.odds().map(Object::toString).orElse(""))
                    .append(price.odds().map(odds -> odds.meter()).orElse("")).append('|')
                    .append(price.second().map(Object::toString).orElse("")).append('|').append(price.envy())
                    .append('\n');
        }
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(prices.toString().getBytes(StandardCharsets.UTF_8));
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < BYTES; at++) {
                text.append(Character.forDigit(digest[at] >> 4 & 15, 16)).append(Character.forDigit(digest[at] & 15, 16));
            }
            return text.toString();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);   // every Java and Android platform has SHA-256
        }
    }
}
