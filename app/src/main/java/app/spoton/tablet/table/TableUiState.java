package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that the dealer's table shows. Immutable. What the dealer's taps make of it is in {@link TableState}. */
public abstract sealed class TableUiState permits TableState {
    final RoundInProgress round;
    final TableFocus focus;
    final Optional<Rank> rank;
    final List<TableNotice> notices;
    final Map<Integer, Map<Wager, Money>> lastWagers;
    final Optional<TableState> before;
    final boolean settling;
    final SeatObjections objections;

    TableUiState(RoundInProgress round, TableFocus focus, Optional<Rank> rank, List<TableNotice> notices,
            Map<Integer, Map<Wager, Money>> lastWagers, Optional<TableState> before, boolean settling) {
        this.round = round;
        this.focus = focus;
        this.rank = rank;
        this.notices = List.copyOf(notices);
        this.lastWagers = lastWagers;
        this.before = before;
        this.settling = settling;
        this.objections = new SeatObjections(round, before.map(was -> was.objections));
    }

    public RoundInProgress round() {
        return round;
    }

    public TableSetup setup() {
        return round.setup();
    }

    public RoundPhase phase() {
        return round.phase();
    }

    public TableFocus focus() {
        return focus;
    }

    /** The rank of a card whose suit is still to be tapped. */
    public Optional<Rank> rank() {
        return rank;
    }

    /** Why the last tap did nothing, or not all; the gravest first. */
    public List<TableNotice> notices() {
        return notices;
    }

    /** The first of them. */
    public Optional<TableNotice> notice() {
        return notices.stream().findFirst();
    }

    public boolean isSettling() {
        return settling;
    }

    public boolean canUndo() {
        return before.isPresent() || rank.isPresent() || (phase() == RoundPhase.SETTLEMENT && round.line() > 0);
    }

    public boolean canBetSameAgain() {
        return !lastWagers.isEmpty() && (phase() == RoundPhase.WAGERS || phase() == RoundPhase.CONFIRMED);
    }

    /** What the engine has against a seat as it stands. A decision that is still to be made is not among it. */
    public Optional<RoundError> objection(int seat) {
        return objections.wrongAt(seat);
    }

    public boolean isUndecided(int seat) {
        return phase() == RoundPhase.CARDS && objections.isUndecided(seat);
    }

    public boolean canDeal() {
        return phase() == RoundPhase.WAGERS && objections.areNone() && !round.seatsInPlay().isEmpty();
    }

    /** Whether nothing is missing and nothing is wrong. */
    public boolean canSettle() {
        return phase() == RoundPhase.CARDS && !settling && objections.areNone() && RoundRequirements.first(round).isEmpty();
    }

    /** The play wagers of whole antes that a seat's hand may make now. */
    public List<Money> plays(int seat, int hand) {
        return phase() == RoundPhase.CARDS ? SeatRules.plays(setup(), round.seat(seat), hand) : List.of();
    }

    public boolean mayFold(int seat, int hand) {
        return phase() == RoundPhase.CARDS && SeatRules.mayFold(setup(), round.seat(seat), hand);
    }

    /** Whether a split seat may throw in all four cards. */
    public boolean mayFoldAll(int seat) {
        return phase() == RoundPhase.CARDS && SpotLayout.isSplit(setup().game()) && round.missing(seat, 0) == 0
                && SeatRules.mayFoldAll(setup(), round.seat(seat));
    }

    /** The threes of a split seat of which one must be kept together. */
    public List<Cards> instantWinners(int seat) {
        return SeatRules.instantWinners(setup(), round.seat(seat));
    }

    /** The next seat in play below this one, whose player may hold this one too. */
    public Optional<Integer> lowerSeat(int seat) {
        return round.seatsInPlay().stream().map(SeatInPlay::number).filter(number -> number < seat)
                .reduce((lower, higher) -> higher);
    }

    /** Whether a card can be given to the place in focus: it is not on the table, or it is there already. */
    public boolean isFree(Card card) {
        return round.isFree(card, focus);
    }
}
