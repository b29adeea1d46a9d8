package app.spoton.engine.oracle;

/** Rounds for tests of the oracle. */
final class OracleRoundSamples {
    static final String FCP = "four-card-poker";
    static final String FURY = "three-card-fury";
    static final String CRAZY = "crazy-4-poker";
    static final String SPLIT = "four-card-split";
    static final String DEALER = "As Kd 7h 7c 2s 3d";
    static final String CARDS = "Ah Ad 9c 9d 2h";

    private OracleRoundSamples() {
    }
}
