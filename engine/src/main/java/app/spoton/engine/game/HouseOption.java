package app.spoton.engine.game;

/** The options of the house that a game may have; their ids are those of the round format. */
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
}
