package app.spoton.engine.game.facts;

import app.spoton.engine.round.HouseRules;

/** The house options that a game may have, with their ids in the round format. */
public enum HouseOption {
    ORDER("order"),
    BAD_BEAT_ON_FOLD("bad-beat-on-fold"),
    QUEENS_UP_ON_FOLD("queens-up-on-fold"),
    PROGRESSIVE_ON_FOLD("progressive-on-fold"),
    FIXED_PROGRESSIVE_PAYS("fixed-progressive-pays"),
    BAD_BEAT_ON_TIE("bad-beat-on-tie"),
    INSTANT_WINNER("instant-winner"),
    LINK_ENVY("link-envy");

    private final String id;

    HouseOption(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** The option's value in the round format; for the order of the wagers 'manual', or 'house' if the house has its own. */
    public String valueIn(HouseRules house) {
        return switch (this) {
            case ORDER -> house.order().isPresent() ? "house" : "manual";
            case BAD_BEAT_ON_FOLD -> house.badBeatOnFold() ? "resolve" : "lose";
            case QUEENS_UP_ON_FOLD -> house.queensUpOnFold() ? "resolve" : "lose";
            case PROGRESSIVE_ON_FOLD -> String.valueOf(house.progressiveOnFold());
            case FIXED_PROGRESSIVE_PAYS -> house.fixedPaysFromMeter() ? "meter" : "tray";
            case BAD_BEAT_ON_TIE -> house.choices().badBeatOnTie() ? "win" : "lose";
            case INSTANT_WINNER -> house.choices().anyInstantWinner() ? "any" : "best";
            case LINK_ENVY -> house.choices().linkEnvyByWinner() ? "winner" : "receiver";
        };
    }
}
