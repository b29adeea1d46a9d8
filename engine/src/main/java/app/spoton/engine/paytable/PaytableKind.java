package app.spoton.engine.paytable;

import static app.spoton.engine.paytable.Row.FIVE_CARD_FLUSH;
import static app.spoton.engine.paytable.Row.FIVE_CARD_ROYAL_FLUSH;
import static app.spoton.engine.paytable.Row.FIVE_CARD_STRAIGHT;
import static app.spoton.engine.paytable.Row.FIVE_CARD_STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.FLUSH;
import static app.spoton.engine.paytable.Row.FOUR_ACES;
import static app.spoton.engine.paytable.Row.FOUR_CARD_FLUSH_OR_STRAIGHT;
import static app.spoton.engine.paytable.Row.FOUR_CARD_STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.FOUR_OF_A_KIND;
import static app.spoton.engine.paytable.Row.FULL_HOUSE;
import static app.spoton.engine.paytable.Row.MINI_ROYAL;
import static app.spoton.engine.paytable.Row.OTHERS;
import static app.spoton.engine.paytable.Row.PAIR_OF_ACES;
import static app.spoton.engine.paytable.Row.PAIR_OF_QUEENS;
import static app.spoton.engine.paytable.Row.PAIR_OF_TENS;
import static app.spoton.engine.paytable.Row.ROYAL_FAMILY;
import static app.spoton.engine.paytable.Row.ROYAL_FLUSH;
import static app.spoton.engine.paytable.Row.SEVEN_CARD_STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.SIX_CARD_STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.SPADE_MINI_ROYAL;
import static app.spoton.engine.paytable.Row.STRAIGHT;
import static app.spoton.engine.paytable.Row.STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.STRAIGHT_FLUSH_OR_BETTER;
import static app.spoton.engine.paytable.Row.THREE_CARD_FLUSH;
import static app.spoton.engine.paytable.Row.THREE_CARD_STRAIGHT;
import static app.spoton.engine.paytable.Row.THREE_CARD_STRAIGHT_FLUSH;
import static app.spoton.engine.paytable.Row.THREE_OF_A_KIND;
import static app.spoton.engine.paytable.Row.TWO_PAIR;

import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.ids.Identified;
import java.util.List;
import java.util.Optional;

/** The kinds of paytable: the rows that each may have, best first, and the hand order that it uses. */
public enum PaytableKind implements Identified {
    AUTOMATIC_BONUS("automatic-bonus", HandOrder.FOUR_CARD, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH,
            STRAIGHT, TWO_PAIR),
    ACES_UP("aces-up", HandOrder.FOUR_CARD, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH, STRAIGHT, TWO_PAIR,
            PAIR_OF_ACES),
    QUEENS_UP("queens-up", HandOrder.FOUR_CARD, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH, STRAIGHT,
            TWO_PAIR, PAIR_OF_QUEENS),
    SUPER_BONUS("super-bonus", HandOrder.FOUR_CARD, FOUR_ACES, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH,
            STRAIGHT),
    BAD_BEAT("bad-beat", HandOrder.FOUR_CARD, FOUR_OF_A_KIND, STRAIGHT_FLUSH_OR_BETTER, STRAIGHT_FLUSH,
            THREE_OF_A_KIND, FLUSH, STRAIGHT, TWO_PAIR),
    BLIND("blind", HandOrder.FOUR_CARD, ROYAL_FLUSH, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH, STRAIGHT,
            TWO_PAIR, PAIR_OF_TENS),
    ANTE("ante", HandOrder.THREE_CARD, MINI_ROYAL, STRAIGHT_FLUSH, THREE_OF_A_KIND, STRAIGHT, FLUSH, OTHERS),
    MONSTER("monster", HandOrder.THREE_CARD, SPADE_MINI_ROYAL, MINI_ROYAL, STRAIGHT_FLUSH, THREE_OF_A_KIND, STRAIGHT,
            FLUSH),
    ROYAL_FAMILY_BONUS("royal-family", null, ROYAL_FAMILY, FOUR_OF_A_KIND, FOUR_CARD_STRAIGHT_FLUSH, MINI_ROYAL,
            THREE_CARD_STRAIGHT_FLUSH, THREE_OF_A_KIND, FOUR_CARD_FLUSH_OR_STRAIGHT, THREE_CARD_STRAIGHT,
            THREE_CARD_FLUSH),
    SEVEN_CARD_BONUS("seven-card", null, SEVEN_CARD_STRAIGHT_FLUSH, SIX_CARD_STRAIGHT_FLUSH, FIVE_CARD_ROYAL_FLUSH,
            FIVE_CARD_STRAIGHT_FLUSH, FOUR_OF_A_KIND, FULL_HOUSE, FIVE_CARD_FLUSH, FIVE_CARD_STRAIGHT,
            THREE_OF_A_KIND),
    PROGRESSIVE("progressive", HandOrder.FOUR_CARD, FOUR_ACES, FOUR_OF_A_KIND, STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH,
            STRAIGHT, TWO_PAIR),
    LINK_PROGRESSIVE("link-progressive", HandOrder.FIVE_CARD, ROYAL_FLUSH, STRAIGHT_FLUSH, FOUR_OF_A_KIND, FULL_HOUSE,
            FLUSH, STRAIGHT, THREE_OF_A_KIND, TWO_PAIR);

    private final String id;
    private final Optional<HandOrder> order;
    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Row> rows;

    PaytableKind(String id, HandOrder order, Row... rows) {
        this.id = id;
        this.order = Optional.ofNullable(order);
        this.rows = List.of(rows);
    }

    public static Optional<PaytableKind> withId(String id) {
        return Identified.find(values(), id);
    }

    @Override
    public String id() {
        return id;
    }

    /** The hand order that the prices use; empty if a hand may match several rows at once. */
    public Optional<HandOrder> order() {
        return order;
    }

    /** The rows that a paytable of this kind may have, best first. */
    public List<Row> rows() {
        return rows;
    }

    /** Whether a paytable may omit this row between its best and its last: the manuals have paytables with and without it. */
    boolean optional(Row row) {
        return row == SPADE_MINI_ROYAL || row == FOUR_ACES || row == STRAIGHT_FLUSH_OR_BETTER
                || (this == ROYAL_FAMILY_BONUS && row == MINI_ROYAL)
                || (this == BAD_BEAT && (row == FOUR_OF_A_KIND || row == STRAIGHT_FLUSH));
    }

    /** Whether the bet is defined down to its last row ("pair of aces or better"), so no paytable may end above it. */
    boolean reachesItsLastRow() {
        return this != AUTOMATIC_BONUS && this != PROGRESSIVE && this != LINK_PROGRESSIVE && this != ROYAL_FAMILY_BONUS
                && this != SEVEN_CARD_BONUS;
    }

    /** The name of the second column, if there is one. */
    public Optional<String> secondColumn() {
        return switch (this) {
            case MONSTER -> Optional.of("busted");
            case ANTE -> Optional.of("instant");
            default -> Optional.empty();
        };
    }
}
