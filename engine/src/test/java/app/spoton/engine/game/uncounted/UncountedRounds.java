package app.spoton.engine.game.uncounted;

import app.spoton.engine.RoundScenario;

/** Rounds with unseen cards and uncounted wagers for tests. */
final class UncountedRounds {
    static final String DEALER = "Kc Kd 8d 6c 2s";
    static final String FLUSH = "Ah Jh 8h 6h 3d";

    static RoundScenario crazy() {
        return RoundScenario.of("crazy-4-poker").dealer(DEALER);
    }

    static RoundScenario split(String wagers) {
        return RoundScenario.of("four-card-split").dealer("Kc Kd 8d 6c").split(1, "Kh Jd 8h 3d", wagers, "KhJd+4c", "8h3d+5c");
    }

    private UncountedRounds() {
    }
}
