package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.game.OracleGame;
import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleHouse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Rounds of which not everything is known: unseen folded seats, uncounted wagers, earlier stages. Depending on the seed
 * modulo the number of kinds, they can be settled, leave out or add more than the round format allows, or also have faults
 * or edge cases. One seed is one round.
 */
public final class PartialRoundGenerator {
    /** The number of kinds of rounds; those of kind 0 can be settled. */
    public static final int KINDS = 4;
    /** This many rounds from seed 0 contain everything that PartialRoundGeneratorTest lists. */
    public static final int SAMPLE = 12_000;
    /** The errors that an uncounted wager can hide. */
    private static final List<Code> COMPARISONS = List.of(Code.UNEQUAL_WAGERS, Code.PLAY_NOT_EQUAL_ANTE,
            Code.PLAY_NOT_1_TO_3_TIMES_ANTE, Code.RAISE_NEEDS_PAIR_OF_ACES, Code.BLIND_BELOW_ANTE, Code.LIMIT);

    private final Map<String, Object> round;
    private final OracleGame game;
    private final Deck deck;
    private final boolean valid;

    private PartialRoundGenerator(Map<String, Object> round, String game, SplittableRandom random, boolean valid) {
        this.round = round;
        this.game = OracleSettler.game(game);
        this.deck = new Deck(random);
        this.valid = valid;
    }

    public static String round(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        String name = RoundGenerator.GAMES.get(Math.floorMod(Math.floorDiv(seed, KINDS), RoundGenerator.GAMES.size()));
        Map<String, Object> tree = RoundGenerator.tree(random.nextLong(), name);
        int kind = Math.floorMod(seed, KINDS);
        boolean changedLast = kind == 3 && random.nextBoolean();
        if (kind == 2) {
            int compared = random.nextInt(COMPARISONS.size());
            List<Code> one = List.of(COMPARISONS.get(compared));
            List<Code> two = List.of(COMPARISONS.get((compared + 1) % COMPARISONS.size()), one.get(0));
            FaultyRoundGenerator.addFaults(tree, name, switch (random.nextInt(4)) {
                case 0 -> FaultyRoundGenerator.wanted(random.nextInt(1000), random);
                case 1 -> two;
                default -> one;
            }, random);
        } else if (kind == 3 && !changedLast) {
            EdgeCaseGenerator.change(tree, random);
        }
        tree.put("id", "partial-" + seed);
        PartialRoundGenerator partial = new PartialRoundGenerator(tree, name, random, kind == 0);
        // An edge case may have no list of seats, or other values in it.
        if (tree.get("seats") instanceof List<?> seats && seats.stream().allMatch(Map.class::isInstance)) {
            partial.leaveOut();
        }
        if (changedLast) {
            new RandomChange(random).oneThing(tree);
        }
        return RoundGenerator.line(tree);
    }

    private void leaveOut() {
        int what = deck.pick(0, 7);
        List<Object> seats = RoundFaults.list(round, "seats");
        for (Object tree : seats) {
            Map<String, Object> seat = RoundFaults.map(tree);
            if (!(seat.getOrDefault("wagers", Map.of()) instanceof Map)) {
                continue;
            }
            if (what % 2 == 0) {
                makeUnseen(seat);
            }
            if (what % 3 == 0) {
                leaveUncounted(RoundFaults.child(seat, "wagers"));
            }
        }
        if (what > 3) {
            new StageGenerator(round, game, deck, valid).chooseStage();
        }
    }

    /** Folds the seat, and often leaves only wagers that a fold forfeits. */
    private void makeUnseen(Map<String, Object> seat) {
        Map<String, Object> wagers = RoundFaults.child(seat, "wagers");
        boolean careless = !valid && deck.oneIn(12);
        boolean possible = !game.isBlindResolvedFirst() && wagers.containsKey("ante");
        if (deck.oneIn(3) || !(possible || careless)) {
            return;
        }
        if (!careless) {
            seat.put("folded", true);
            wagers.keySet().removeIf(wager -> wager.startsWith("play"));
        }
        if (valid || !(careless || deck.oneIn(8))) {
            OracleHouse house = house();
            wagers.keySet().removeIf(wager -> game.wagers.contains(wager) && !game.forfeits(wager, house));
        }
        if (!careless || deck.oneIn(2)) {
            seat.remove("cards");
        }
        if (!careless || deck.oneIn(2)) {
            seat.put("unseen", true);
        }
        if (!seat.containsKey("cards") && deck.oneIn(6)) {
            seat.put("cards", new ArrayList<>());
        }
    }

    private OracleHouse house() {
        OracleHouse house = new OracleHouse();
        if (round.get("house") instanceof Map<?, ?> options) {
            house.badBeatOnFold = "resolve".equals(options.get("bad-beat-on-fold"));
            house.queensUpOnFold = "resolve".equals(options.get("queens-up-on-fold"));
            house.progressiveOnFold = Boolean.TRUE.equals(options.get("progressive-on-fold"));
        }
        return house;
    }

    private void leaveUncounted(Map<String, Object> wagers) {
        wagers.replaceAll((wager, amount) -> {
            boolean mayBe = !wager.equals("progressive") || (!valid && deck.oneIn(5));
            return mayBe && deck.oneIn(3) ? "?" : amount;
        });
    }
}
