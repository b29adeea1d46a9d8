package app.spoton.tablet.table.state;

import app.spoton.engine.card.Cards;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.List;

/** The decisions that a seat's player may make now. */
public final class SeatOptions {
    private final TableSetup setup;
    private final SeatInPlay seat;
    private final boolean open;

    SeatOptions(TableFacts state, int seat) {
        this.setup = state.setup();
        this.seat = state.round().seat(seat);
        this.open = state.phase() == RoundPhase.CARDS;
    }

    /** The play wagers that a hand may make, the smallest first. */
    public List<Stake> plays(int hand) {
        return open ? SeatRules.plays(setup, seat, hand) : List.of();
    }

    public boolean mayFold(int hand) {
        return open && SeatRules.mayFold(setup, seat, hand);
    }

    /** Whether a split seat may fold all its cards. */
    public boolean mayFoldAll() {
        return open && !seat.hands().isEmpty() && seat.missing(setup.game(), 0) == 0
                && SeatRules.mayFoldAll(setup, seat);
    }

    /** The ways to split a seat's cards, each by its first hand; empty unless the seat has still to be split. */
    public List<Cards> splits() {
        boolean whole = open && !seat.hands().isEmpty() && seat.missing(setup.game(), 0) == 0 && !seat.folded()
                && seat.hands().get(1).cards().size() == 0;
        return !whole ? List.of() : instantWinners().isEmpty() ? Splits.of(seat.cards()) : instantWinners();
    }

    /** The sets of three of a split seat of which one must be kept together. */
    public List<Cards> instantWinners() {
        return SeatRules.instantWinners(setup, seat);
    }
}
