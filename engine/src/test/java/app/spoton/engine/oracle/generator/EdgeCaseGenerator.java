package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.value.OracleCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Rounds with questions that the documents leave open (READINGS.md has the answers used here). One seed is one round. */
public final class EdgeCaseGenerator {
    /** The number of kinds of edge cases; the seed modulo this number selects one. */
    public static final int KINDS = 32;
    /** This many rounds from seed 0 contain each kind two hundred times. */
    public static final int SAMPLE = 200 * KINDS;
    private static final List<String> FEW = List.of("0", "0.00", "0.5", "-1.00", "1", "1e2", "five", "5.00");

    private final SplittableRandom random;
    private final Map<String, Object> round;
    private final Map<String, Object> house;
    private final List<Object> seats;
    private final Map<String, Object> seat;
    private final Map<String, Object> wagers;

    private EdgeCaseGenerator(Map<String, Object> round, SplittableRandom random) {
        this.random = random;
        this.round = round;
        house = RoundFaults.child(round, "house");
        seats = RoundFaults.list(round, "seats");
        seat = RoundFaults.map(seats.get(random.nextInt(seats.size())));
        wagers = RoundFaults.child(seat, "wagers");
    }

    public static String round(long seed) {
        SplittableRandom random = new SplittableRandom(~seed);
        String game = RoundGenerator.GAMES.get(random.nextInt(RoundGenerator.GAMES.size()));
        Map<String, Object> round = RoundGenerator.tree(random.nextLong(), game);
        round.put("id", "edge-" + seed);
        new EdgeCaseGenerator(round, random).change(Math.floorMod(seed, KINDS));
        return RoundGenerator.line(round);
    }

    /** Turns this round into an edge case of a random kind. */
    static void change(Map<String, Object> round, SplittableRandom random) {
        new EdgeCaseGenerator(round, random).change(random.nextInt(KINDS));
    }

    private void change(int kind) {
        if (kind < 8) {
            house(kind);
        } else if (kind < 16) {
            seat(kind);
        } else if (kind < 24) {
            tableAndMeters(kind);
        } else {
            line(kind);
        }
    }

    private void house(int kind) {
        switch (kind) {
            case 0 -> house.put("order", List.of("ante", "lucky"));
            case 1 -> house.put("order", List.of("progressive", "ante", "ante", "play"));
            case 2 -> house.put("order", List.of("automatic-bonus", "bad-beat", "envy", "ante"));
            case 3 -> house.put("order", List.of("monster", "bad-beat", "play-1", "aces-up"));
            case 4 -> house.put("a-new-option", "yes");
            case 5 -> house.put("limits", Map.of("lucky", new TreeMap<>(Map.of("min", "5.00", "max", few()))));
            case 6 -> house.put("limits", Map.of(any(wagers.keySet()), Map.of(coin() ? "min" : "max", few())));
            default -> house.put("smallest-chip", coin() ? "1000.00" : few());
        }
    }

    private void seat(int kind) {
        switch (kind) {
            case 8 -> seat.put("folded", true);
            case 9 -> {
                seat.put("folded", true);
                wagers.keySet().removeIf(wager -> wager.startsWith("play"));
                if (coin()) {
                    seat.put("hands", new ArrayList<>());
                }
            }
            case 10 -> wagers.replaceAll((wager, amount) -> "00" + amount);
            case 11 -> seat.put("seat", random.nextInt(8, 30));
            case 12 -> {
                wagers.keySet().removeAll(List.of("ante", "play"));
                wagers.put("aces-up", "5.00");
                wagers.put("bad-beat", "5.00");
            }
            case 13 -> {
                if (coin()) {
                    wagers.clear();
                } else {
                    seat.remove("wagers");
                }
            }
            case 14 -> draw();
            default -> wagers.put(any(wagers.keySet()), coin() ? "9999999999.99" : "10000000000.00");
        }
    }

    /** Adds a card to a hand that may be folded, played or an instant winner and may need none. */
    private void draw() {
        List<Object> hands = RoundFaults.list(seat, "hands");
        if (hands.isEmpty()) {
            hands.add(new TreeMap<String, Object>(Map.of("cards", new ArrayList<Object>())));
        }
        List<Object> drawn = RoundFaults.list(RoundFaults.map(hands.get(random.nextInt(hands.size()))), "drawn");
        if (drawn.isEmpty() || coin()) {
            drawn.add(OracleCards.text(random.nextInt(52)));
        } else {
            drawn.clear();
        }
    }

    private void tableAndMeters(int kind) {
        Map<String, Object> tables = RoundFaults.child(round, "paytables");
        Map<String, Object> meters = RoundFaults.child(round, "meters");
        switch (kind) {
            case 16 -> {
                tables.clear();
                tables.put("blind", coin() ? "V1-2b" : "V2-P1");
                tables.put("ante", coin() ? "V1-ANTE-I" : "V2-ANTE");
            }
            case 17 -> tables.put(any(List.of("monster", "aces-up", "blind", "progressive", "xtra-bonus", "play")),
                    any(List.of("M-4", "M-8", "FCP-02", "LINK-01", "nonsense")));
            case 18 -> meters.put("other", new TreeMap<>(Map.of("amount", "1.00", "reserve", "0.00")));
            case 19 -> meters.values().forEach(meter -> RoundFaults.map(meter).remove("reserve"));
            case 20, 21 -> meters.values().forEach(meter -> RoundFaults.map(meter).remove("seed"));
            case 22 -> meters.values().forEach(meter -> RoundFaults.map(meter)
                    .put(any(List.of("amount", "seed", "reserve")), few()));
            default -> meters.values().forEach(meter -> RoundFaults.map(meter).remove("amount"));
        }
    }

    private void line(int kind) {
        switch (kind) {
            case 24 -> round.remove("id");
            case 25 -> seats.clear();
            case 26 -> {
                round.put("game", coin() ? "" : "baccarat");
                round.remove(any(List.of("dealer", "seats", "house")));
            }
            case 27 -> seat.remove(any(List.of("seat", "cards", "player")));
            default -> new RandomChange(random).oneThing(round);
        }
    }

    private String few() {
        return any(FEW);
    }

    private boolean coin() {
        return random.nextBoolean();
    }

    private String any(Iterable<String> words) {
        List<String> all = new ArrayList<>();
        words.forEach(all::add);
        return all.get(random.nextInt(all.size()));
    }
}
