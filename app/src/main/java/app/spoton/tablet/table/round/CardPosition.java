package app.spoton.tablet.table.round;

/**
 * The position of a group of cards.
 *
 * @param seat the seat, or {@link TableFocus#DEALER}
 * @param hand 0 for the cards dealt; 1 or 2 for those drawn to the first or second hand of a split
 */
public record CardPosition(int seat, int hand) {
    public static final CardPosition DEALER = new CardPosition(TableFocus.DEALER, 0);

    /** The cards dealt to a seat. */
    public static CardPosition dealtTo(int seat) {
        return new CardPosition(seat, 0);
    }
}
