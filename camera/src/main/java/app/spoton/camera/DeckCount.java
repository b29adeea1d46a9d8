package app.spoton.camera;

/** The number of decks in play, and therefore how often the same card can be on the layout. */
public enum DeckCount {
    ONE, TWO;

    public int copies() {
        return ordinal() + 1;
    }
}
