package app.spoton.tablet.people;

import app.spoton.engine.auditlog.verification.PrintableText;
import app.spoton.tablet.people.sessions.SignedInUser;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/**
 * Names of people as the log has them. Two that look the same are the same person: whoever deals as one of them could otherwise
 * approve their own win as the other.
 */
public final class StaffName {
    /** Stands in entries for whoever used the recovery code. */
    public static final String RECOVERY_CODE = "recovery code";
    /** Names in entries that are nobody's. */
    private static final Set<String> RESERVED = Set.of(RECOVERY_CODE, SignedInUser.DEMONSTRATION_NAME);
    /** Characters that print nothing and are not Unicode's format characters: fillers, joiners, variation selectors. */
    private static final String INVISIBLE =
            "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\x{e0100}-\\x{e01ef}]";

    private StaffName() {
    }

    /** The name as it is kept, whatever the keyboard made of its accents and spaces. */
    public static String of(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC).replaceAll("[\\s\\p{Z}]+", " ").strip();
    }

    /** Whether a name shows all that it is, and cannot be taken for an entry of the app's own. */
    public static boolean isAllowed(String name) {
        return PrintableText.of(name).equals(name) && name.replaceAll(INVISIBLE, "").equals(name)
                && !RESERVED.contains(compared(name));
    }

    /** Whether two names look the same. */
    public static boolean isSame(String one, String other) {
        return compared(one).equals(compared(other));
    }

    private static String compared(String name) {
        return Normalizer.normalize(of(name), Normalizer.Form.NFKC).replaceAll(INVISIBLE + "|\\p{Cf}|\\p{Cc}", "")
                .toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
