package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.HouseWagerRules;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.StagedSteps;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.settlement.Pace;
import app.spoton.tablet.table.round.settlement.SettlementView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything that the table screen shows. Immutable; {@link TableState} adds the effect of each tap. */
public abstract sealed class TableFacts permits TableState {
    final RoundInProgress round;
    final TableFocus focus;
    final Optional<Rank> rank;
    final List<TableNotice> notices;
    final LastWagers lastWagers;
    final Optional<TableState> before;
    final boolean settling;
    final TableDisplay display;
    final SeatObjections objections;
    private final Optional<SettlementView> view;
    private final List<Step> staged;

    TableFacts(RoundInProgress round, TableFocus focus, Optional<Rank> rank, List<TableNotice> notices,
            LastWagers lastWagers, Optional<TableState> before, boolean settling,
            TableDisplay display) {
        this.round = round;
        this.focus = focus;
        this.rank = rank;
        this.notices = List.copyOf(notices);
        this.lastWagers = lastWagers;
        this.before = before;
        this.settling = settling;
        this.display = display;
        this.objections = new SeatObjections(round, before.map(was -> was.objections));
        this.view = round.settlement().map(found -> SettlementView.of(round, display.pace()));
        this.staged = StagedSteps.of(round).map(Settlement::steps).orElse(List.of());
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

    /** The rank of a card whose suit is not tapped yet. */
    public Optional<Rank> rank() {
        return rank;
    }

    public List<TableNotice> notices() {
        return notices;
    }

    public Optional<TableNotice> notice() {
        return notices.stream().findFirst();
    }

    public LastWagers lastWagers() {
        return lastWagers;
    }

    public Pace pace() {
        return display.pace();
    }

    /** The settlement at the dealer's pace; empty before it. */
    public Optional<SettlementView> view() {
        return view;
    }

    /** The steps that are due before all cards are known. The round's line says how many of them are done. */
    public List<Step> staged() {
        return staged;
    }

    /** How many lines of the settlement, or of those before it, the dealer can see now. */
    int linesInView() {
        return view.map(now -> (int) round.settlement().orElseThrow().steps().stream().filter(now::shows).count())
                .orElse(staged.size());
    }

    /** The step in view that a supervisor must confirm. */
    public Optional<Step> waiting() {
        return view.filter(now -> phase() == RoundPhase.SETTLEMENT).flatMap(SettlementView::waiting);
    }

    public boolean isSettling() {
        return settling;
    }

    public boolean canUndo() {
        return before.isPresent() || rank.isPresent() || (phase() == RoundPhase.SETTLEMENT && round.line() > 0);
    }

    public boolean canRepeatWagers() {
        return !lastWagers.isEmpty() && (phase() == RoundPhase.WAGERS || phase() == RoundPhase.CONFIRMED);
    }

    /** What the rules object to at a seat. A missing decision is not an objection. */
    public Optional<Objection> objection(int seat) {
        return objections.errorAt(seat);
    }

    public boolean isUndecided(int seat) {
        return phase() == RoundPhase.CARDS && objections.isUndecided(seat);
    }

    public SeatOptions options(int seat) {
        return new SeatOptions(this, seat);
    }

    public boolean canDeal() {
        return phase() == RoundPhase.WAGERS && objections.isEmpty() && !round.seatsInPlay().isEmpty() && toCount().isEmpty()
                && HouseWagerRules.objectionToPlayers(round).isEmpty();
    }

    /** The first spot whose chips the house wants counted before the deal. */
    public Optional<TableFocus.Spot> toCount() {
        return WagerTaps.toCount(this);
    }

    public boolean canSettle() {
        return phase() == RoundPhase.CARDS && !settling && objections.isEmpty()
                && RoundRequirements.first(round).isEmpty();
    }

    /** The other seats in play: a seat's player may hold any of them too. */
    public List<Integer> otherSeats(int seat) {
        return round.seatsInPlay().stream().map(SeatInPlay::number).filter(number -> number != seat)
                .collect(Collectors.toList());
    }

    /** Whether one tap can make every player play who has not decided. */
    public boolean canPlayAll() {
        return DecisionTaps.canPlayAll(this);
    }

    /** Whether somebody has still to decide. */
    public boolean isAnybodyUndecided() {
        return round.seatsInPlay().stream().anyMatch(seat -> isUndecided(seat.number()));
    }

    /** Of the spots on which the camera sees chips, those that are not marked yet, by seat. */
    public Map<Integer, Set<Wager>> newWagers(Map<Integer, Set<Wager>> seen) {
        return ProposalTaps.newWagers(this, seen);
    }

    /** Of the seats whose cards have left the layout, those that have not decided. */
    public Set<Integer> newFolds(Set<Integer> withoutCards) {
        return ProposalTaps.newFolds(this, withoutCards);
    }

    /** Whether a card can be entered at the focus: it is not on the table, or it is there already. */
    public boolean isFree(Card card) {
        return round.isFree(card, focus);
    }
}
