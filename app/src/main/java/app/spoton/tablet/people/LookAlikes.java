package app.spoton.tablet.people;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Texts that look alike although their characters differ. Each is reduced to a skeleton, in which every character is replaced
 * by what Unicode's list (UTS 39) says that it looks like; two texts with one skeleton look alike. The list is our own copy and
 * not Android's, which grows with each version: a name must not become another's by an update.
 */
final class LookAlikes {
    private static final String LIST = "/app/spoton/tablet/people/look-alikes.txt";
    /** Letters whose small and capital forms differ only in size. Unicode's list takes only one size of each for a digit's. */
    private static final String SAME_IN_CAPITALS = "COSUVXZ";
    private static final int HEX = 16;
    private static final Map<Integer, String> LOOKS_LIKE = read();

    private LookAlikes() {
    }

    private static Map<Integer, String> read() {
        Map<Integer, String> looksLike = new HashMap<>();
        try (BufferedReader list = new BufferedReader(new InputStreamReader(LookAlikes.class.getResourceAsStream(LIST),
                StandardCharsets.UTF_8))) {
            for (String line = list.readLine(); line != null; line = list.readLine()) {
                int colon = line.indexOf(':');
                if (!line.startsWith("#")) {
                    String like = text(line.substring(0, colon));
                    text(line.substring(colon + 2)).codePoints().forEach(other -> looksLike.put(other, like));
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return looksLike;
    }

    private static String text(String codes) {
        StringBuilder text = new StringBuilder();
        for (String code : codes.split(" ", -1)) {
            text.appendCodePoint(Integer.parseInt(code, HEX));
        }
        return text.toString();
    }

    /** Whether two texts look alike as they are, or in capital or small letters. */
    static boolean areAlike(String one, String other) {
        Set<String> skeletons = skeletons(one);
        skeletons.retainAll(skeletons(other));
        return !skeletons.isEmpty();
    }

    private static Set<String> skeletons(String text) {
        Set<String> skeletons = new HashSet<>();
        skeletons.add(skeleton(text));
        skeletons.add(skeleton(text.toUpperCase(Locale.ROOT)));
        skeletons.add(skeleton(text.toLowerCase(Locale.ROOT)));
        return skeletons;
    }

    private static String skeleton(String text) {
        String skeleton = replaced(replaced(text)).replaceAll("(\\p{Mn})\\1+", "$1")
                .replaceAll("([ij])\\u0307", "$1").replace("W", "VV").replace("w", "vv");
        StringBuilder small = new StringBuilder(skeleton);
        for (int at = 0; at < small.length(); at++) {
            if (SAME_IN_CAPITALS.indexOf(small.charAt(at)) >= 0) {
                small.setCharAt(at, Character.toLowerCase(small.charAt(at)));
            }
        }
        return small.toString();
    }

    /** Twice, it is transitive: what a character looks like may have a compatible form that looks like another. */
    private static String replaced(String text) {
        StringBuilder replaced = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKD).codePoints().forEach(character ->
                replaced.append(LOOKS_LIKE.getOrDefault(character, Character.toString(character))));
        return Normalizer.normalize(replaced, Normalizer.Form.NFKD);
    }
}
