package app.spoton.tablet.table.state;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.CardPosition;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.MeterReadings;
import app.spoton.tablet.table.round.PlacedCard;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.Decisions;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.round.settlement.Pace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything that the table screen shows, and the effect of each tap. Immutable. */
public final class TableState extends TableFacts {
    TableState(RoundInProgress round, TableFocus focus, Optional<Rank> rank, List<TableNotice> notices,
            LastWagers lastWagers, Optional<TableState> before, boolean settling, TableDisplay display) {
        super(round, focus, rank, notices, lastWagers, before, settling, display);
    }

    public static TableState open(TableSetup setup) {
        return begin(RoundInProgress.begin(setup), LastWagers.NONE);
    }

    static TableState begin(RoundInProgress opened, LastWagers lastWagers) {
        RoundInProgress round = opened.with(MeterReadings.unread(opened.setup()));
        TableFocus firstSpot = new TableFocus.Spot(1, round.setup().game().wagers().get(0));
        return new TableState(round, firstSpot, Optional.empty(), List.of(), lastWagers, Optional.empty(), false,
                TableDisplay.FIRST);
    }

    /** A saved table; earlier taps cannot be undone. */
    public static TableState restored(RoundInProgress round, TableFocus focus, LastWagers last) {
        return new TableState(round, focus, Optional.empty(), List.of(), last, Optional.empty(), false,
                TableDisplay.FIRST).asSeen();
    }

    /** The same at another pace of the settlement. */
    public TableState withPace(Pace other) {
        return other == pace() ? this : with(display.with(other)).asSeen();
    }

    TableState with(TableDisplay other) {
        return new TableState(round, focus, rank, notices, lastWagers, before, settling, other);
    }

    public TableState changeGame(TableSetup other) {
        return phase() == RoundPhase.WAGERS || phase() == RoundPhase.CONFIRMED ? open(other).withPace(pace()) : this;
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
                lastWagers, before, settling, display) : this;
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

    /** Every player who has not decided plays, for as little as the rule allows. What is due before that counts as done. */
    public TableState playAll() {
        return DecisionTaps.playAll(this);
    }

    /** Changes a hand's play wager to the next larger one, and from the largest back to the smallest. */
    public TableState raise(int seat, int hand) {
        return DecisionTaps.raise(this, seat, hand);
    }

    /** A hand plays for the most that the rule allows. */
    public TableState raiseToMost(int seat, int hand) {
        return DecisionTaps.raiseToMost(this, seat, hand);
    }

    /** Marks the spots on which the camera sees chips. */
    public TableState takeWagers(Map<Integer, Set<Wager>> seen) {
        return ProposalTaps.takeWagers(this, seen);
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
        return new TableState(round, focus, Optional.empty(), List.of(), lastWagers, before, true, display);
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

    /** The lines that are due before all cards are known are taken, pushed and paid. */
    public TableState tickStaged() {
        return SettlementTaps.tickStaged(this);
    }

    /** A supervisor confirms the win in view; the cards cannot change after that. */
    public TableState approve(String supervisor) {
        return SettlementTaps.approve(this, supervisor, Optional.empty());
    }

    /** As {@link #approve(String)}, if the same win is still in view; with the amount on a controller's display. */
    public TableState approve(String supervisor, Optional<Money> display, TableState asked) {
        return SettlementTaps.isSameWin(this, asked) ? SettlementTaps.approve(this, supervisor, display) : this;
    }

    /** Everything is taken, pushed and paid, as far as it was in view at this pace. Cannot be undone. */
    public TableState confirm() {
        return SettlementTaps.confirm(this);
    }

    /** Ends the round without settling it; all wagers are returned. */
    public TableState returnWagers(RoundEnd end, String reason) {
        return SettlementTaps.returnWagers(this, end, reason);
    }

    /** As {@link #returnWagers(RoundEnd, String)}, if the same round is still on the table. */
    public TableState returnWagers(RoundEnd end, String reason, TableState asked) {
        return round.audit().id().equals(asked.round.audit().id()) ? returnWagers(end, reason) : this;
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
        return new TableState(round.with(audit), focus, rank, notices, lastWagers, before, settling, display);
    }

    public TableState withLogError(String why) {
        return withNotice(TableNotice.of(TableNotice.Kind.LOG_FAILED, 0, why));
    }

    /** A change that undo takes back. If it changes lines that were shown before, it says which. */
    TableState changed(RoundInProgress now, TableFocus next) {
        Optional<Settlement> lines = TableDisplay.lines(now);
        List<TableNotice> changes = display.changed(lines).stream().map(TableNotice::noLongerHolds).collect(Collectors.toList());
        boolean redo = !changes.isEmpty() && now.phase() == RoundPhase.CARDS;
        RoundInProgress still = redo ? now.atLine(Math.min(now.line(), display.commonLines(lines))) : now;
        TableDisplay kept = changes.isEmpty() ? display : display.withNothingShown();
        return new TableState(still, next, Optional.empty(), changes, lastWagers, Optional.of(this), false, kept).asSeen();
    }

    /** What is in view counts as shown. */
    private TableState asSeen() {
        TableDisplay seen = display.after(TableDisplay.lines(round), linesInView());
        return seen == display ? this : with(seen);
    }

    /** A change that is not undone by itself. */
    TableState withRound(RoundInProgress now) {
        return withRound(now, List.of());
    }

    TableState withRound(RoundInProgress now, List<TableNotice> kept) {
        return new TableState(now, focus, Optional.empty(), kept, lastWagers, before, false, display).asSeen();
    }

    TableState withFocus(TableFocus next) {
        return new TableState(round, next, Optional.empty(), List.of(), lastWagers, before, settling, display);
    }

    public TableState withNotice(TableNotice notice) {
        return withNotices(List.of(notice));
    }

    TableState withNotices(List<TableNotice> problems) {
        return new TableState(round, focus, Optional.empty(), problems, lastWagers, before, false, display);
    }
}
