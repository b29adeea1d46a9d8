package app.spoton.engine.oracle.game;

import static app.spoton.engine.oracle.game.OracleFourCardSplit.isFolded;
import static app.spoton.engine.oracle.game.OracleFourCardSplit.isInstantWinner;
import static app.spoton.engine.oracle.game.OracleGame.refuse;

import app.spoton.engine.oracle.value.OracleException.Code;
import app.spoton.engine.oracle.value.OracleRound;
import app.spoton.engine.oracle.value.OracleSeat;
import app.spoton.engine.oracle.value.OracleSplit;
import app.spoton.engine.oracle.value.OracleStage;
import java.util.Arrays;
import java.util.List;

/** The checks of wagers, splits, draws and decisions in 4 Card Split. */
final class OracleSplitChecks {
    private static final List<String> ANTES = List.of("ante-1", "ante-2");

    private OracleSplitChecks() { }

    /** Both antes are the same amount, so a play wager is compared with whichever was counted. */
    static void playEqualsAnte(OracleSeat seat) {
        for (String play : List.of("play-1", "play-2")) {
            for (String ante : ANTES) {
                if (seat.isCounted(play, ante) && seat.bet(play).compareTo(seat.bet(ante)) != 0) {
                    throw refuse(Code.PLAY_NOT_EQUAL_ANTE, seat, play + " must equal the ante");
                }
            }
        }
    }

    static void blind(OracleSeat seat) {
        for (String ante : ANTES) {
            if (seat.isCounted("blind", ante) && seat.bet("blind").compareTo(seat.bet(ante)) < 0) {
                throw refuse(Code.BLIND_BELOW_ANTE, seat, "the blind is less than the ante");
            }
        }
    }

    /**
     * Played hands are filled to three cards, folded hands draw none. An undecided hand has drawn nothing or has three
     * cards. Draws may be missing until all cards are shown. A wrong split is reported as BAD_SPLIT.
     */
    static void handCounts(OracleSeat seat, OracleRound round) {
        if (seat.hands.isEmpty() || !isSplitRight(seat, round)) {
            return;
        }
        for (int i = 0; i < 2; i++) {
            OracleSplit hand = seat.hands.get(i);
            boolean filled = hand.cards.length + hand.drawn.length == 3;
            boolean mustDraw = round.isShown() && seat.rawWagers.containsKey("play-" + (i + 1));
            boolean wrong = hand.drawn.length > 0 ? isFolded(seat, i) || !filled
                    : mustDraw && !isFolded(seat, i) && !filled;
            if (wrong) {
                throw refuse(Code.WRONG_CARD_COUNT, seat, "hand " + (i + 1) + " has a wrong number of cards");
            }
        }
    }

    static void split(OracleSeat seat, OracleRound round) {
        if (!isSplitRight(seat, round)) {
            throw refuse(Code.BAD_SPLIT, seat, "two hands must hold the four cards, 3 + 1 or 2 + 2");
        }
    }

    /** A seat that folds everything need not split, and no seat needs to split before it decides. */
    private static boolean isSplitRight(OracleSeat seat, OracleRound round) {
        if (seat.hands.isEmpty()) {
            return seat.folded || round.stage == OracleStage.DEALT;
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

    static void instantWinner(OracleSeat seat, OracleRound round) {
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
        throw refuse(Code.INSTANT_WINNER_NOT_TAKEN, seat, "three of the four cards are an instant winner");
    }

    static void decision(OracleSeat seat, OracleRound round) {
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
