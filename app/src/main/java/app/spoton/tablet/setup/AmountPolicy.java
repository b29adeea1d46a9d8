package app.spoton.tablet.setup;

import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;

/**
 * Which wagers must be counted; the others may be marked without an amount. A progressive wager is always counted, because its
 * prizes depend on its amount.
 */
public enum AmountPolicy {
    ALWAYS("always"),
    BONUS_WAGERS("bonus-wagers"),
    NEVER("never");

    private final String id;

    AmountPolicy(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** Whether the amount of a wager must be known. */
    public boolean requires(Game game, Wager wager) {
        return wager == Wager.PROGRESSIVE || switch (this) {
            case ALWAYS -> true;
            case BONUS_WAGERS -> !game.facts().isBaseGame(wager);
            case NEVER -> false;
        };
    }

    /**
     * The policy with an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    static AmountPolicy withId(String id) {
        for (AmountPolicy policy : values()) {
            if (policy.id.equals(id)) {
                return policy;
            }
        }
        throw new IllegalArgumentException("No such policy for amounts: " + id);
    }
}
