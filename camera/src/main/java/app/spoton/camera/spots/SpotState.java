package app.spoton.camera.spots;

/** What lies on a betting spot. Never how much. */
public enum SpotState {
    EMPTY,
    CHIPS,
    /** A hand, a card, a shadow, glare, or chips that only touch the spot: a person has to say. */
    NOT_SURE
}
