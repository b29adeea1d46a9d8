package app.spoton.engine.game;

/** What a citation of a game's facts is about. */
public enum Topic {
    HAND_ORDER, FIVE_CARD_HANDS, QUALIFYING, SETTLING_ORDER, ENVY, SPLITTING, DRAWING
}
