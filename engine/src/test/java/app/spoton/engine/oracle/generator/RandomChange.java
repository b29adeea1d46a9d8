package app.spoton.engine.oracle.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Makes one change anywhere in a round: removes, repeats or replaces a value. */
final class RandomChange {
    private final SplittableRandom random;

    RandomChange(SplittableRandom random) {
        this.random = random;
    }

    void oneThing(Map<String, Object> tree) {
        List<Runnable> changes = new ArrayList<>();
        collect(tree, changes);
        changes.get(random.nextInt(changes.size())).run();
    }

    private void collect(Object tree, List<Runnable> changes) {
        if (tree instanceof Map) {
            Map<String, Object> map = RoundFaults.map(tree);
            map.forEach((name, value) -> {
                changes.add(() -> map.remove(name));
                changes.add(() -> map.put(name, something(value)));
                collect(value, changes);
            });
        } else if (tree instanceof List) {
            @SuppressWarnings("unchecked")   // RoundGenerator's own tree
            List<Object> list = (List<Object>) tree;
            for (int i = 0; i < list.size(); i++) {
                int at = i;
                changes.add(() -> list.remove(at));
                changes.add(() -> list.add(list.get(at)));
                changes.add(() -> list.set(at, something(list.get(at))));
                collect(list.get(i), changes);
            }
        }
    }

    private Object something(Object before) {
        return switch (random.nextInt(12)) {
            case 0 -> random.nextInt(-1, 9);
            case 1 -> random.nextBoolean();
            case 2 -> new ArrayList<>();
            case 3 -> new LinkedHashMap<>();
            case 4 -> "";
            case 5 -> "As";
            case 6 -> "5.00";
            case 7 -> null;
            case 9 -> "?";
            case 10 -> "decided";
            case 8 -> before == null ? "" : List.of(before);
            default -> "\u2660 \"nonsense\"\n";
        };
    }
}
