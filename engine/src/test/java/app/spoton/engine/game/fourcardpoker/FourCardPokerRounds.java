package app.spoton.engine.game.fourcardpoker;

import app.spoton.engine.RoundScenario;

/** Rounds of Four Card Poker for tests. */
final class FourCardPokerRounds {
    static final String PAIR_OF_SEVENS = "As Kd 7h 7c 2s 3d";
    static final String ACES_AND_NINES = "Ah Ad 9c 9d 2h";
    static final String NOTHING = "2c 5d 8h Jc Kh";

    static RoundScenario scenario() {
        return RoundScenario.of("four-card-poker").dealer(PAIR_OF_SEVENS);
    }

    private FourCardPokerRounds() {
    }
}
