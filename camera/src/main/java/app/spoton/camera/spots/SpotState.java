package app.spoton.camera.spots;

/** Whether a betting spot has chips. Never how much. */
public enum SpotState {
    EMPTY,
    CHIPS,
    /** A hand, a card, a shadow, glare, or chips that only touch the spot: a person has to say. */
    NOT_SURE
}
