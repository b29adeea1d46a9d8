package app.spoton.engine.game.facts;

/** The subject of a citation in a game's facts. */
public enum CitationTopic {
    HAND_ORDER, FIVE_CARD_HANDS, QUALIFYING, SETTLING_ORDER, ENVY, SPLITTING, DRAWING
}
