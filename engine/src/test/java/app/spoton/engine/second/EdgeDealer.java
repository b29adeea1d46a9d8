package app.spoton.engine.second;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Rounds on ground that the documents leave open (READINGS.md says how it is read here). One seed is one round. */
public final class EdgeDealer {
    /** How many kinds of edges there are; the seed's remainder chooses. */
    public static final int KINDS = 16;

    private EdgeDealer() { }

    public static String round(long seed) {
        SplittableRandom random = new SplittableRandom(~seed);
        String game = RoundDealer.GAMES.get(random.nextInt(RoundDealer.GAMES.size()));
        Map<String, Object> round = RoundDealer.tree(random.nextLong(), game);
        round.put("id", "edge-" + seed);
        Map<String, Object> house = Faults.child(round, "house");
        List<Object> seats = Faults.list(round, "seats");
        Map<String, Object> seat = Faults.map(seats.get(random.nextInt(seats.size())));
        Map<String, Object> wagers = Faults.child(seat, "wagers");
        switch (Math.floorMod(seed, KINDS)) {
            case 0 -> house.put("order", List.of("ante", "lucky"));
            case 1 -> house.put("order", List.of("progressive", "ante", "ante", "play"));
            case 2 -> house.put("order", List.of("automatic-bonus", "bad-beat", "ante"));
            case 3 -> seat.put("folded", true);
            case 4 -> {
                seat.put("folded", true);
                wagers.keySet().removeIf(wager -> wager.startsWith("play"));
            }
            case 5 -> {
                Map<String, Object> tables = new LinkedHashMap<>();
                tables.put("blind", random.nextBoolean() ? "V1-2b" : "V2-P1");
                tables.put("ante", random.nextBoolean() ? "V1-ANTE-I" : "V2-ANTE");
                round.put("paytables", tables);
            }
            case 6 -> house.put("a-new-option", "yes");
            case 7 -> house.put("limits", Map.of("lucky", Map.of("min", "5.00", "max", "1.00")));
            case 8 -> house.put("smallest-chip", "1000.00");
            case 9 -> wagers.replaceAll((wager, amount) -> "00" + amount);
            case 10 -> round.remove("id");
            case 11 -> seat.put("seat", random.nextInt(8, 30));
            case 12 -> round.put("seats", new ArrayList<>());
            case 13 -> Faults.child(round, "meters").put("other",
                    Map.of("amount", "1.00", "seed", "1.00", "reserve", "0.00"));
            case 14 -> Faults.child(round, "meters").values().forEach(meter -> Faults.map(meter).remove("reserve"));
            default -> {
                wagers.keySet().removeAll(List.of("ante", "play"));
                wagers.put("aces-up", "5.00");
                wagers.put("bad-beat", "5.00");
            }
        }
        return RoundDealer.line(round);
    }
}
