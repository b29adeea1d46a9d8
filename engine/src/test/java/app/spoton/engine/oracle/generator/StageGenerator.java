package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.game.OracleGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sets a round back to an earlier stage, and leaves out some or all of what is not known at that stage. */
final class StageGenerator {
    private final Map<String, Object> round;
    private final OracleGame game;
    private final Deck deck;
    /** Whether only what is unknown at the stage may be left out. */
    private final boolean valid;
    private boolean dealt;
    private boolean careless;

    StageGenerator(Map<String, Object> round, OracleGame game, Deck deck, boolean valid) {
        this.round = round;
        this.game = game;
        this.deck = deck;
        this.valid = valid;
    }

    void chooseStage() {
        int stage = deck.pick(0, 4);
        dealt = stage < 2;
        round.put("stage", dealt ? "dealt" : stage < 4 ? "decided" : "shown");
        careless = !valid && deck.oneIn(3);
        if (stage == 4 && !careless) {
            return;
        }
        leaveOutCards(round, "dealer");
        for (Object tree : RoundFaults.list(round, "seats")) {
            Map<String, Object> seat = RoundFaults.map(tree);
            if (!game.isBlindResolvedFirst() || (careless && deck.oneIn(6))) {
                leaveOutCards(seat, "cards");
            }
            if (seat.get("hands") instanceof List<?> hands) {
                hands.stream().filter(Map.class::isInstance)
                        .forEach(hand -> leaveOutCards(RoundFaults.map(hand), "drawn"));
            }
            if (dealt || (careless && deck.oneIn(6))) {
                leaveOutDecision(seat);
            }
        }
    }

    /** Leaves out all cards or none; in an invalid round sometimes all but one, as if the up card were enough. */
    private void leaveOutCards(Map<String, Object> holder, String name) {
        if (!(holder.get(name) instanceof List<?> cards) || cards.isEmpty()) {
            return;
        }
        switch (deck.pick(0, careless ? 5 : 4)) {
            case 0, 1 -> holder.remove(name);
            case 2 -> holder.put(name, new ArrayList<>());
            case 5 -> holder.put(name, new ArrayList<>(cards.subList(0, 1)));
            default -> { }
        }
    }

    /** Leaves out parts of a seat's decision: a fold, a play wager, hands. An unseen seat remains folded. */
    private void leaveOutDecision(Map<String, Object> seat) {
        boolean unseen = seat.containsKey("unseen");
        if (deck.oneIn(2) && !(valid && unseen)) {
            seat.remove("folded");
        }
        if (deck.oneIn(2)) {
            if (deck.oneIn(4)) {
                seat.put("hands", new ArrayList<>());
            } else {
                seat.remove("hands");
            }
        }
        // A play wager on a hand that is left out, or a hand without its play wager, is valid at this stage too.
        if (deck.oneIn(2) && seat.get("wagers") instanceof Map) {
            RoundFaults.child(seat, "wagers").keySet().removeIf(wager -> wager.startsWith("play") && !deck.oneIn(4));
        }
    }
}
