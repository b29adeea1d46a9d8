package app.spoton.engine.game.threecardfury;

import app.spoton.engine.RoundScenario;

/** Rounds of 3 Card Fury for tests. */
final class ThreeCardFuryRounds {
    static RoundScenario scenario(String dealer) {
        return RoundScenario.of("three-card-fury").dealer(dealer);
    }

    private ThreeCardFuryRounds() {
    }
}
