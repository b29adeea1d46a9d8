package app.spoton.engine.game.crazyfourpoker;

import app.spoton.engine.RoundScenario;

/** Rounds of Crazy 4 Poker for tests. */
final class CrazyFourPokerRounds {
    static final String KING_HIGH = "Ks 9d 7c 4h 2s";
    static final String QUEEN_HIGH = "Qs 9d 7c 4h 2s";
    static final String ACE_HIGH = "Ah Jd 8c 6h 3d";
    static final String JACK_HIGH = "Jh Td 8c 6h 3d";
    static final String FLUSH = "Ah Jh 8h 6h 3d";

    static RoundScenario scenario(String dealer) {
        return RoundScenario.of("crazy-4-poker").dealer(dealer);
    }

    private CrazyFourPokerRounds() {
    }
}
