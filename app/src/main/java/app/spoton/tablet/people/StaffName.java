package app.spoton.tablet.people;

import app.spoton.engine.auditlog.verification.PrintableText;
import app.spoton.tablet.people.sessions.SignedInUser;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names of people as the log has them. Two that are written the same are the same person, and nobody gets a name that only looks
 * like another's: whoever deals as one of them could otherwise approve their own win as the other.
 */
public final class StaffName {
    /** Stands in entries for whoever used the recovery code. */
    public static final String RECOVERY_CODE = "recovery code";
    /** Names in entries that are nobody's. */
    private static final Set<String> RESERVED = Set.of(RECOVERY_CODE, SignedInUser.DEMONSTRATION_NAME);
    /** Characters that print nothing and are not Unicode's format characters: fillers, joiners, variation selectors. */
    private static final String INVISIBLE =
            "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\x{e0100}-\\x{e01ef}]";

    /** As Unicode's restriction level 'highly restrictive' has it. */
    private static final List<Set<UnicodeScript>> WRITTEN_TOGETHER = List.of(
            Set.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            Set.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO),
            Set.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL));

    private StaffName() {
    }

    /** The name as it is kept, whatever the keyboard made of its accents and spaces. */
    public static String of(String typed) {
        return Normalizer.normalize(typed, Normalizer.Form.NFC).replaceAll("[\\s\\p{Z}]+", " ").strip();
    }

    /** Whether a name shows all that it is, and cannot be taken for an entry of the app's own. */
    public static boolean isAllowed(String name) {
        return PrintableText.of(name).equals(name) && name.replaceAll(INVISIBLE, "").equals(name)
                && RESERVED.stream().noneMatch(reserved -> looksLike(name, reserved));
    }

    /**
     * Whether the letters are of alphabets that nobody writes together in a name; then some of them may pass for others. Latin
     * letters are written beside Chinese, Japanese and Korean ones.
     */
    public static boolean mixesAlphabets(String name) {
        Set<UnicodeScript> scripts = name.codePoints().mapToObj(UnicodeScript::of).collect(Collectors.toSet());
        scripts.removeAll(Set.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
        return scripts.size() > 1 && WRITTEN_TOGETHER.stream().noneMatch(together -> together.containsAll(scripts));
    }

    /** Whether two names are the same, or can be taken for each other by their looks. */
    public static boolean looksLike(String one, String other) {
        return isSame(one, other) || LookAlikes.areAlike(visible(one), visible(other));
    }

    /** Whose name a new one can be taken for. Whoever has a name already keeps it. */
    static Optional<String> lookAlike(String name, List<String> taken) {
        return taken.contains(name) ? Optional.empty() : taken.stream().filter(other -> looksLike(other, name)).findFirst();
    }

    /** Whether two names are the same but for capital letters, accents that are typed in another way, and what nobody sees. */
    public static boolean isSame(String one, String other) {
        return visible(one).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)
                .equals(visible(other).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT));
    }

    private static String visible(String name) {
        return Normalizer.normalize(of(name), Normalizer.Form.NFKC).replaceAll(INVISIBLE + "|\\p{Cf}|\\p{Cc}", "");
    }
}
