package app.spoton.engine.oracle;

import static app.spoton.engine.oracle.OracleFourCardSplit.isFolded;
import static app.spoton.engine.oracle.OracleFourCardSplit.isInstantWinner;
import static app.spoton.engine.oracle.OracleGame.refuse;

import app.spoton.engine.oracle.OracleException.Code;
import app.spoton.engine.oracle.OracleRound.Seat;
import app.spoton.engine.oracle.OracleRound.Split;
import java.util.Arrays;
import java.util.List;

/** What 4 Card Split asks of wagers, splits, draws and decisions. */
final class OracleSplitChecks {
    private static final List<String> ANTES = List.of("ante-1", "ante-2");

    private OracleSplitChecks() { }

    /** Both antes are one amount, so a play wager is held to whichever was counted. */
    static void playEqualsAnte(Seat seat) {
        for (String play : List.of("play-1", "play-2")) {
            for (String ante : ANTES) {
                if (seat.isCounted(play, ante) && seat.bet(play).compareTo(seat.bet(ante)) != 0) {
                    throw refuse(Code.PLAY_NOT_EQUAL_ANTE, seat, play + " must equal the ante");
                }
            }
        }
    }

    static void blind(Seat seat) {
        for (String ante : ANTES) {
            if (seat.isCounted("blind", ante) && seat.bet("blind").compareTo(seat.bet(ante)) < 0) {
                throw refuse(Code.BLIND_BELOW_ANTE, seat, "the blind is less than the ante");
            }
        }
    }

    /**
     * Played hands are filled up to three cards, folded ones get none; a hand of which nobody knows yet has drawn
     * nothing or is full. Draws may be missing until all cards are shown. A wrong split is BAD_SPLIT's affair.
     */
    static void handCounts(Seat seat, OracleRound round) {
        if (seat.hands.isEmpty() || !isSplitRight(seat, round)) {
            return;
        }
        for (int i = 0; i < 2; i++) {
            Split hand = seat.hands.get(i);
            boolean filled = hand.cards.length + hand.drawn.length == 3;
            boolean mustDraw = round.isShown() && seat.rawWagers.containsKey("play-" + (i + 1));
            boolean wrong = hand.drawn.length > 0 ? isFolded(seat, i) || !filled
                    : mustDraw && !isFolded(seat, i) && !filled;
            if (wrong) {
                throw refuse(Code.WRONG_CARD_COUNT, seat, "hand " + (i + 1) + " has a wrong number of cards");
            }
        }
    }

    static void split(Seat seat, OracleRound round) {
        if (!isSplitRight(seat, round)) {
            throw refuse(Code.BAD_SPLIT, seat, "two hands must hold the four cards, 3 + 1 or 2 + 2");
        }
    }

    /** A seat that folds everything need not split, and no seat has to before it decides. */
    private static boolean isSplitRight(Seat seat, OracleRound round) {
        if (seat.hands.isEmpty()) {
            return seat.folded || round.stage == OracleRound.Stage.DEALT;
        }
        if (seat.hands.size() != 2) {
            return false;
        }
        int[] one = seat.hands.get(0).cards;
        int[] other = seat.hands.get(1).cards;
        if (one.length == 0 || other.length == 0) {
            return false;
        }
        int[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return sameCards(both, seat.cards);
    }

    private static boolean sameCards(int[] some, int[] others) {
        int[] one = some.clone();
        int[] other = others.clone();
        Arrays.sort(one);
        Arrays.sort(other);
        return Arrays.equals(one, other);
    }

    static void instantWinner(Seat seat, OracleRound round) {
        boolean open = seat.hands.isEmpty() && !seat.folded;
        List<int[]> winners =
                OracleFourCardSplit.instantWinners(seat.cards, round.tables, round.house.anyInstantWinner);
        if (open || winners.isEmpty()) {
            return;
        }
        for (int i = 0; i < seat.hands.size(); i++) {
            int[] held = seat.hands.get(i).cards;
            boolean taken = !isFolded(seat, i) && !seat.has("play-" + (i + 1));
            if (taken && winners.stream().anyMatch(three -> sameCards(three, held))) {
                return;
            }
        }
        throw refuse(Code.INSTANT_WINNER_NOT_TAKEN, seat, "three of the four cards win at once");
    }

    static void decision(Seat seat, OracleRound round) {
        for (int i = 0; i < 2; i++) {
            boolean played = seat.has("play-" + (i + 1));
            if (seat.hands.isEmpty()) {
                OracleGame.requireOneDecision(seat, seat.folded, played, round);
            } else if (!isInstantWinner(seat.hands.get(i), round.tables)) {
                OracleGame.requireOneDecision(seat, isFolded(seat, i), played, round);
            }
        }
    }
}
