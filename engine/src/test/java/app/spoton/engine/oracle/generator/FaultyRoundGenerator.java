package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.value.OracleException.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Rounds that must be rejected: a valid round with one, two or three faults added. One seed is one round. */
public final class FaultyRoundGenerator {
    /** In this many rounds from seed 0 every code is reported at least a hundred times. */
    public static final int SAMPLE = 6_000;

    /** The round and the code of every fault in it; the first in the order of the codes must be reported. */
    public record Faulty(String line, List<String> codes) { }

    private FaultyRoundGenerator() { }

    public static Faulty round(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Code> wanted = wanted(seed, random);
        while (true) {
            String game = RoundGenerator.GAMES.get(random.nextInt(RoundGenerator.GAMES.size()));
            Map<String, Object> tree = RoundGenerator.tree(random.nextLong(), game);
            tree.put("id", "faulty-" + seed);
            List<String> planted = addFaults(tree, game, wanted, random);
            if (wanted.contains(Code.BAD_JSON)) {
                planted.add(0, Code.BAD_JSON.name());
                return new Faulty(broken(tree, game, random), List.copyOf(planted));
            }
            if (!planted.isEmpty()) {
                return new Faulty(RoundGenerator.line(tree), List.copyOf(planted));
            }
        }
    }

    /** Every other round has two or three faults, added in reverse order of the codes so that none undoes another. */
    static List<Code> wanted(long seed, SplittableRandom random) {
        Code[] all = Code.values();
        List<Code> wanted = new ArrayList<>();
        for (int faults = random.nextInt(2) == 0 ? 2 + random.nextInt(2) : 1; faults > 0; faults--) {
            Code code = all[wanted.isEmpty() ? Math.floorMod(seed, all.length) : random.nextInt(all.length)];
            if (!wanted.contains(code)) {
                wanted.add(code);
            }
        }
        wanted.sort(Comparator.<Code>naturalOrder().reversed());
        return wanted;
    }

    /** Adds the faults that are possible in this round, and returns their codes in the order of the codes. */
    static List<String> addFaults(Map<String, Object> tree, String game, List<Code> wanted, SplittableRandom random) {
        RoundFaults faults = new RoundFaults(tree, game, new Deck(random));
        List<String> planted = new ArrayList<>();
        for (Code code : wanted) {
            if (code != Code.BAD_JSON && faults.add(code)) {
                planted.add(0, code.name());
            }
        }
        return planted;
    }

    private static String broken(Map<String, Object> tree, String game, SplittableRandom random) {
        String line = RoundGenerator.line(tree);
        Map<String, Object> other = new LinkedHashMap<>(tree);
        return switch (random.nextInt(15)) {
            case 0 -> line.substring(0, random.nextInt(line.length()));
            case 1 -> line + (random.nextBoolean() ? "}" : " x");
            case 2 -> "[" + line + "]";
            case 3 -> line.replace(':', '=');
            case 4 -> {
                // A line that lacks them is BAD_JSON only if its game is known.
                other.put("game", game);
                other.remove(random.nextBoolean() ? "dealer" : "seats");
                yield RoundGenerator.line(other);
            }
            case 5 -> with(other, "seats", "none");
            case 6 -> with(other, "dealer", "AsKd");
            case 7 -> with(other, "house", Map.of("bad-beat-on-fold", "perhaps"));
            case 8 -> with(other, "house", Map.of("progressive-on-fold", "true"));
            case 9 -> with(other, "house", Map.of("bad-beat-on-tie", "push"));
            case 10 -> with(other, "house", Map.of("instant-winner", "worst"));
            case 11 -> with(other, "house", Map.of("link-envy", true));
            case 12 -> with(other, "stage", random.nextBoolean() ? "over" : 1);
            case 13 -> with(other, "seats", List.of(Map.of("seat", 1, "unseen", "yes")));
            default -> with(other, "seats", List.of(Map.of("seat", "one")));
        };
    }

    private static String with(Map<String, Object> tree, String field, Object value) {
        tree.put(field, value);
        return RoundGenerator.line(tree);
    }
}
