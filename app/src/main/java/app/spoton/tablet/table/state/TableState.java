package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.Decisions;
import app.spoton.tablet.table.round.HouseWagerRules;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.RoundRequirements;
import app.spoton.tablet.table.round.SeatInPlay;
import app.spoton.tablet.table.round.Stake;
import app.spoton.tablet.table.round.TableFocus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything that the table screen shows, and what each tap makes of it. Immutable. */
public final class TableState {
    private final RoundInProgress round;
    private final TableFocus focus;
    private final Optional<Rank> rank;
    private final List<TableNotice> notices;
    private final LastWagers lastWagers;
    final Optional<TableState> before;
    private final boolean settling;
    final SeatObjections objections;

    TableState(RoundInProgress round, TableFocus focus, Optional<Rank> rank, List<TableNotice> notices,
            LastWagers lastWagers, Optional<TableState> before, boolean settling) {
        this.round = round;
        this.focus = focus;
        this.rank = rank;
        this.notices = List.copyOf(notices);
        this.lastWagers = lastWagers;
        this.before = before;
        this.settling = settling;
        this.objections = new SeatObjections(round, before.map(was -> was.objections));
    }

    public static TableState open(TableSetup setup) {
        return begin(RoundInProgress.begin(setup), LastWagers.NONE);
    }

    static TableState begin(RoundInProgress round, LastWagers lastWagers) {
        TableFocus firstSpot = new TableFocus.Spot(1, round.setup().game().wagers().get(0));
        return new TableState(round, firstSpot, Optional.empty(), List.of(), lastWagers, Optional.empty(), false);
    }

    /** A saved table; earlier taps cannot be undone. */
    public static TableState restored(RoundInProgress round, TableFocus focus, LastWagers last) {
        return new TableState(round, focus, Optional.empty(), List.of(), last, Optional.empty(), false);
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

    /** Whether a card can be entered at the focus: it is not on the table, or it is there already. */
    public boolean isFree(Card card) {
        return round.isFree(card, focus);
    }

    public TableState changeGame(TableSetup other) {
        return phase() == RoundPhase.WAGERS || phase() == RoundPhase.CONFIRMED ? open(other) : this;
    }

    /** A new setup takes effect before the first wager; a round that has started keeps its own. */
    public TableState withSetup(TableSetup setup) {
        return SettlementTaps.withSetup(this, setup);
    }

    public TableState selectSpot(int seat, Wager wager) {
        return Selection.spot(this, seat, wager);
    }

    /** A finger on a spot: marks the wager; then adds the amount that the seat bets there, where it is known. */
    public TableState tapSpot(int seat, Wager wager) {
        return SpotTaps.tap(this, seat, wager);
    }

    public TableState selectSeat(int seat) {
        return Selection.seat(this, seat);
    }

    public TableState selectCard(int seat, int hand, int index) {
        return Selection.card(this, seat, hand, index);
    }

    /** Selects a card of one hand (0 or 1) of a split by its place in that hand. */
    public TableState selectCardOfHand(int seat, int hand, int place) {
        return Selection.cardOfHand(this, seat, hand, place);
    }

    public TableState addChip(Money chip) {
        return WagerTaps.addChip(this, chip);
    }

    /** A typed amount; an empty text clears the spot. */
    public TableState type(String amount) {
        return WagerTaps.type(this, amount);
    }

    public TableState clearSpot() {
        return type("");
    }

    public TableState clearSeat(int seat) {
        return WagerTaps.clearSeat(this, seat);
    }

    /** The player of a seat also holds this other seat, or no longer does. */
    public TableState samePlayer(int seat, int other) {
        return WagerTaps.samePlayer(this, seat, other);
    }

    /** The wagers that the seat made when it was last in play. */
    public TableState repeatSeat(int seat) {
        return WagerTaps.repeatSeat(this, seat);
    }

    /** The wagers of the last round at every seat; after a confirmed round they start the next one. */
    public TableState repeatWagers() {
        return WagerTaps.repeat(this);
    }

    public TableState deal() {
        return WagerTaps.deal(this);
    }

    public TableState tapRank(Rank tapped) {
        return focus instanceof TableFocus.CardAt ? new TableState(round, focus, Optional.of(tapped), List.of(),
                lastWagers, before, settling) : this;
    }

    public TableState tapSuit(Suit tapped) {
        return rank.map(first -> put(Card.of(first, tapped))).orElse(this);
    }

    public TableState put(Card card) {
        return CardTaps.put(this, card);
    }

    /** A whole reading of the table. Cards that a person entered stay; notices say what was not taken. */
    public TableState placeCards(Map<CardPosition, List<PlacedCard>> reading) {
        return CardTaps.place(this, reading);
    }

    public TableState play(int seat, int hand, Money amount) {
        return play(seat, hand, Stake.counted(amount));
    }

    public TableState play(int seat, int hand, Stake stake) {
        return CardTaps.decide(this, Decisions.play(setup().game(), round.seat(seat), hand, stake));
    }

    /** Every player who has not decided plays, for as little as the rule allows. */
    public TableState playAll() {
        return DecisionTaps.playAll(this);
    }

    /** A hand that plays goes on to the next larger play wager, and from the largest back to the smallest. */
    public TableState raise(int seat, int hand) {
        return DecisionTaps.raise(this, seat, hand);
    }

    /** A hand plays for the most that the rule allows. */
    public TableState raiseToMost(int seat, int hand) {
        return DecisionTaps.raiseToMost(this, seat, hand);
    }

    /** Of the spots on which the camera sees chips, those that are not marked yet, by seat. */
    public Map<Integer, Set<Wager>> newWagers(Map<Integer, Set<Wager>> seen) {
        return ProposalTaps.newWagers(this, seen);
    }

    /** Marks the spots on which the camera sees chips. */
    public TableState takeWagers(Map<Integer, Set<Wager>> seen) {
        return ProposalTaps.takeWagers(this, seen);
    }

    /** Of the seats whose cards have left the layout, those that have not decided. */
    public Set<Integer> newFolds(Set<Integer> withoutCards) {
        return ProposalTaps.newFolds(this, withoutCards);
    }

    /** Folds the seats whose cards have left the layout. */
    public TableState takeFolds(Set<Integer> withoutCards) {
        return ProposalTaps.takeFolds(this, withoutCards);
    }

    /** Splits a seat: these cards in its first hand, the others in its second. */
    public TableState split(int seat, Cards first) {
        return DecisionTaps.split(this, seat, first);
    }

    public TableState fold(int seat, int hand) {
        return CardTaps.decide(this, Decisions.fold(setup().game(), round.seat(seat), hand));
    }

    public TableState foldAll(int seat) {
        return CardTaps.decide(this, Decisions.foldAll(setup().game(), round.seat(seat)));
    }

    public TableState moveToOtherHand(int seat, Card card) {
        return CardTaps.moveToOtherHand(this, seat, card);
    }

    /** No tap counts while the engine or the log is working. */
    public TableState asSettling() {
        return new TableState(round, focus, Optional.empty(), List.of(), lastWagers, before, true);
    }

    public TableState settle() {
        return SettlementTaps.settle(this);
    }

    public TableState next() {
        return SettlementTaps.next(this);
    }

    public TableState back() {
        return SettlementTaps.back(this);
    }

    /** A supervisor confirms the win in view; the cards cannot change after that. */
    public TableState approve(String supervisor) {
        return SettlementTaps.approve(this, supervisor);
    }

    /** As {@link #approve(String)}, if the win that the supervisor was asked about is still in view. */
    public TableState approve(String supervisor, TableState asked) {
        return SettlementTaps.isSameLine(this, asked) ? approve(supervisor) : this;
    }

    /** Everything is taken, pushed and paid. Cannot be undone. */
    public TableState confirm() {
        return SettlementTaps.confirm(this);
    }

    /** Ends the round without settling it; all wagers are returned. */
    public TableState returnWagers(RoundEnd end, String reason) {
        return SettlementTaps.returnWagers(this, end, reason);
    }

    public TableState nextRound() {
        return nextRound(setup().withMeters(round.meters()));
    }

    public TableState nextRound(TableSetup setup) {
        return SettlementTaps.nextRound(this, setup);
    }

    /** Undoes half a card first, then wagers, cards and decisions one by one; in the settlement one line at a time. */
    public TableState undo() {
        return SettlementTaps.undo(this);
    }

    public TableState withAudit(RoundAudit audit) {
        return new TableState(round.with(audit), focus, rank, notices, lastWagers, before, settling);
    }

    public TableState withLogError(String why) {
        return withNotice(TableNotice.of(TableNotice.Kind.LOG_FAILED, 0, why));
    }

    TableState changed(RoundInProgress now, TableFocus next) {
        return new TableState(now, next, Optional.empty(), List.of(), lastWagers, Optional.of(this), false);
    }

    /** A change that is not undone by itself. */
    TableState withRound(RoundInProgress now) {
        return new TableState(now, focus, Optional.empty(), List.of(), lastWagers, before, false);
    }

    TableState withFocus(TableFocus next) {
        return new TableState(round, next, Optional.empty(), List.of(), lastWagers, before, settling);
    }

    TableState withNotice(TableNotice notice) {
        return withNotices(List.of(notice));
    }

    TableState withNotices(List<TableNotice> problems) {
        return new TableState(round, focus, Optional.empty(), problems, lastWagers, before, false);
    }
}
