package app.spoton.engine.game.progressive;

import app.spoton.engine.RoundScenario;

/** Rounds with a progressive for tests. */
final class ProgressiveRounds {
    static final String FOUR_ACES = "As Ah Ad Ac 2h";
    static final String FOUR_NINES = "9s 9h 9d 9c 3h";
    static final String STRAIGHT_FLUSH = "4d 5d 6d 7d Ks";
    static final String THREE_SIXES = "6s 6h 6c Jd Qd";
    static final String NOTHING = "2c 5h 8h Jc Kh";

    static RoundScenario scenario() {
        return RoundScenario.of("four-card-poker").dealer("Qs Qh Td 7c 3s 2d").meter("main", "10000.37", "5000", "120");
    }

    private ProgressiveRounds() {
    }
}
