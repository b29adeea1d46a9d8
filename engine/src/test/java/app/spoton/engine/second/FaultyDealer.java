package app.spoton.engine.second;

import app.spoton.engine.second.Refusal.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Rounds that must be refused: a right one with one, two or three faults put in. One seed is one round. */
public final class FaultyDealer {

    /** The round, and the code of every fault in it; the first of them in the order of the codes is to be reported. */
    public record Faulty(String line, List<String> codes) { }

    private FaultyDealer() { }

    public static Faulty round(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Code[] all = Code.values();
        List<Code> wanted = new ArrayList<>();
        for (int faults = random.nextInt(4) == 0 ? 2 + random.nextInt(2) : 1; faults > 0; faults--) {
            Code code = all[wanted.isEmpty() ? Math.floorMod(seed, all.length) : random.nextInt(all.length)];
            if (!wanted.contains(code)) {
                wanted.add(code);
            }
        }
        // From the last code to the first, so that no fault mends one that is to be reported before it.
        wanted.sort(Comparator.<Code>naturalOrder().reversed());
        while (true) {
            String game = RoundDealer.GAMES.get(random.nextInt(RoundDealer.GAMES.size()));
            Map<String, Object> tree = RoundDealer.tree(random.nextLong(), game);
            tree.put("id", "faulty-" + seed);
            Faults faults = new Faults(tree, game, new Deck(random));
            List<String> planted = new ArrayList<>();
            for (Code code : wanted) {
                if (code != Code.BAD_JSON && faults.plant(code)) {
                    planted.add(0, code.name());
                }
            }
            if (wanted.contains(Code.BAD_JSON)) {
                planted.add(0, Code.BAD_JSON.name());
                return new Faulty(broken(tree, game, random), List.copyOf(planted));
            }
            if (!planted.isEmpty()) {
                return new Faulty(RoundDealer.line(tree), List.copyOf(planted));
            }
        }
    }

    private static String broken(Map<String, Object> tree, String game, SplittableRandom random) {
        String line = RoundDealer.line(tree);
        Map<String, Object> other = new LinkedHashMap<>(tree);
        return switch (random.nextInt(10)) {
            case 0 -> line.substring(0, random.nextInt(line.length()));
            case 1 -> line + (random.nextBoolean() ? "}" : " x");
            case 2 -> "[" + line + "]";
            case 3 -> line.replace(':', '=');
            case 4 -> {
                // A line that lacks them is BAD_JSON only where its game is known.
                other.put("game", game);
                other.remove(random.nextBoolean() ? "dealer" : "seats");
                yield RoundDealer.line(other);
            }
            case 5 -> with(other, "seats", "none");
            case 6 -> with(other, "dealer", "AsKd");
            case 7 -> with(other, "house", Map.of("bad-beat-on-fold", "perhaps"));
            case 8 -> with(other, "house", Map.of("progressive-on-fold", "true"));
            default -> with(other, "seats", List.of(Map.of("seat", "one")));
        };
    }

    private static String with(Map<String, Object> tree, String field, Object value) {
        tree.put(field, value);
        return RoundDealer.line(tree);
    }
}
