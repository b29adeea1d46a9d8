package app.spoton.camera;

/** How many decks are in play, which is how often one card can lie on the layout. */
public enum DeckCount {
    ONE, TWO;

    public int copies() {
        return ordinal() + 1;
    }
}
