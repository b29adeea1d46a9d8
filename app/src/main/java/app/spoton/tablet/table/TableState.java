package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The dealer's table, and what each of the dealer's taps makes of it. Immutable. */
public final class TableState extends TableUiState {
    private TableState(RoundInProgress round, TableFocus focus, Optional<Rank> rank, List<TableNotice> notices,
            Map<Integer, Map<Wager, Money>> lastWagers, Optional<TableState> before, boolean settling) {
        super(round, focus, rank, notices, lastWagers, before, settling);
    }

    /** A table at which nobody has bet yet. */
    public static TableState open(TableSetup setup) {
        return begin(setup, Map.of());
    }

    private static TableState begin(TableSetup setup, Map<Integer, Map<Wager, Money>> lastWagers) {
        return new TableState(RoundInProgress.begin(setup), new TableFocus.Spot(1, firstSpot(setup.game())),
                Optional.empty(), List.of(), lastWagers, Optional.empty(), false);
    }

    /** Another game is put on the table; a round that has begun is not touched. */
    public TableState choose(TableSetup other) {
        boolean between = phase() == RoundPhase.WAGERS || phase() == RoundPhase.CONFIRMED;
        return between ? begin(other, Map.of()) : this;
    }

    public TableState touchSpot(int seat, Wager wager) {
        if (phase() == RoundPhase.WAGERS && !SpotLayout.isPlay(wager)) {
            return focusOn(new TableFocus.Spot(seat, wager));
        }
        boolean play = phase() == RoundPhase.CARDS && SpotLayout.isPlay(wager)
                && round.seat(seat).made(SpotLayout.anteOf(wager));
        return play ? focusOn(new TableFocus.Spot(seat, wager)) : touchSeat(seat);
    }

    /** A seat as a whole, or the dealer's place. */
    public TableState touchSeat(int seat) {
        if (phase() == RoundPhase.WAGERS && seat != TableFocus.DEALER) {
            return focusOn(new TableFocus.Spot(seat, firstSpot(setup().game())));
        }
        if (phase() == RoundPhase.CARDS && (seat == TableFocus.DEALER || round.seat(seat).isInPlay())) {
            return focusOn(RoundRequirements.at(round, seat).orElseGet(() -> RoundRequirements.again(round, seat)));
        }
        return this;
    }

    public TableState touchCard(int seat, int hand, int index) {
        boolean there = phase() == RoundPhase.CARDS && (seat == TableFocus.DEALER || round.seat(seat).isInPlay())
                && index < round.capacity(seat, hand);
        return there ? focusOn(new TableFocus.CardAt(seat, hand, Math.min(index, round.cardsAt(seat, hand).size()))) : this;
    }

    public TableState addChip(Money chip) {
        return focus instanceof TableFocus.Spot spot
                ? bet(spot, round.seat(spot.seat()).stake(spot.wager()).plus(chip)) : this;
    }

    /** An amount as it was typed; nothing typed takes the chips off the spot. */
    public TableState type(String amount) {
        if (!(focus instanceof TableFocus.Spot spot)) {
            return this;
        }
        Optional<Money> typed = amount.isBlank() ? Optional.of(Money.ZERO) : Money.parse(amount.strip());
        return typed.map(money -> bet(spot, money))
                .orElseGet(() -> say(TableNotice.of(TableNotice.Kind.NOT_AN_AMOUNT, spot.seat())));
    }

    public TableState clearSpot() {
        return type("");
    }

    public TableState clearSeat(int seat) {
        return phase() == RoundPhase.WAGERS
                ? changed(round.with(SeatInPlay.empty(seat, setup().game())), focus) : this;
    }

    private TableState bet(TableFocus.Spot spot, Money amount) {
        RoundPhase when = SpotLayout.isPlay(spot.wager()) ? RoundPhase.CARDS : RoundPhase.WAGERS;
        SeatInPlay bet = WagerPlacement.bet(setup().game(), round.seat(spot.seat()), spot.wager(), amount);
        return phase() == when ? changed(round.with(bet), focus) : this;
    }

    /** The player of a seat holds the next lower one too, or after all does not. */
    public TableState samePlayer(int seat) {
        Optional<Integer> lower = lowerSeat(seat);
        if (phase() != RoundPhase.WAGERS || lower.isEmpty()) {
            return this;
        }
        return changed(round.withPlayer(seat, round.sameAs().containsKey(seat) ? seat : lower.get()), focus);
    }

    /** The wagers of the last round, at every seat; after a confirmed round they open the next one. */
    public TableState sameAgain() {
        if (!canBetSameAgain()) {
            return this;
        }
        TableState start = phase() == RoundPhase.CONFIRMED ? nextRound() : this;
        return start.changed(WagerPlacement.betAgain(start.round, lastWagers), start.focus);
    }

    /** No more bets: the cards go out. */
    public TableState deal() {
        if (phase() != RoundPhase.WAGERS) {
            return this;
        }
        if (round.seatsInPlay().isEmpty()) {
            return say(TableNotice.of(TableNotice.Kind.NOBODY_HAS_BET, 0));
        }
        if (!objections.areNone()) {
            return say(TableNotice.of(objections.first().orElseThrow()));
        }
        RoundInProgress dealt = round.with(RoundPhase.CARDS);
        return changed(dealt, RoundRequirements.first(dealt).orElse(TableFocus.NOTHING));
    }

    public TableState tapRank(Rank tapped) {
        return focus instanceof TableFocus.CardAt ? new TableState(round, focus, Optional.of(tapped), List.of(),
                lastWagers, before, settling) : this;
    }

    public TableState tapSuit(Suit tapped) {
        return rank.map(first -> put(Card.of(first, tapped))).orElse(this);
    }

    /** A card for the place in focus. One that lies elsewhere already is refused, in the engine's words. */
    public TableState put(Card card) {
        if (!(focus instanceof TableFocus.CardAt place) || phase() != RoundPhase.CARDS) {
            return this;
        }
        if (!isFree(card)) {
            return say(CardPlacement.twice(round, place, card));
        }
        RoundInProgress now = CardPlacement.byHand(round, place, card);
        return changed(now, RoundRequirements.after(now, place));
    }

    /**
     * A whole reading of the table at once, each place with the cards seen there. What a person has put or said stays;
     * what of the reading is not taken, and what is missing, is told.
     */
    public TableState lay(Map<CardPosition, List<PlacedCard>> reading) {
        if (phase() != RoundPhase.CARDS || settling) {
            return say(TableNotice.of(TableNotice.Kind.NOT_DEALT, 0));
        }
        CardPlacement laying = CardPlacement.of(round, reading);
        if (laying.round().equals(round)) {
            return laying.notices().equals(notices) ? this : say(laying.notices());
        }
        TableState laid = changed(laying.round(), RoundRequirements.first(laying.round()).orElse(TableFocus.NOTHING));
        return laying.notices().isEmpty() ? laid : laid.say(laying.notices());
    }

    public TableState play(int seat, int hand, Money amount) {
        return decide(Decisions.play(setup().game(), round.seat(seat), hand, amount));
    }

    public TableState fold(int seat, int hand) {
        return decide(Decisions.fold(setup().game(), round.seat(seat), hand));
    }

    public TableState foldAll(int seat) {
        return decide(Decisions.foldAll(setup().game(), round.seat(seat)));
    }

    /** A card of a split goes over to the other hand. */
    public TableState moveAcross(int seat, Card card) {
        boolean split = !round.seat(seat).hands().isEmpty() && round.missing(seat, 0) == 0;
        return split ? decide(Decisions.moveAcross(round.seat(seat), card)) : this;
    }

    /** One of several instant winners, as the player chooses. */
    public TableState keepTogether(int seat, Cards three) {
        return instantWinners(seat).contains(three) ? decide(round.seat(seat).split(three)) : this;
    }

    private TableState decide(SeatInPlay decided) {
        if (phase() != RoundPhase.CARDS || !round.seat(decided.number()).isInPlay()) {
            return this;
        }
        RoundInProgress now = round.with(decided);
        TableFocus was = focus.seat() < 0 ? new TableFocus.Decision(decided.number()) : focus;
        return changed(now, RoundRequirements.after(now, was));
    }

    /** While the engine is at work, no tap counts. */
    TableState waiting() {
        return new TableState(round, focus, Optional.empty(), List.of(), lastWagers, before, true);
    }

    /** The settlement is the engine's, and so are the words if it refuses. */
    public TableState settle() {
        if (phase() != RoundPhase.CARDS) {
            return this;
        }
        try {
            return changed(round.settledAs(round.settle()), TableFocus.NOTHING);
        } catch (RoundError error) {
            return say(TableNotice.of(error));
        }
    }

    /** On to the next line of the settlement; a win of the progressive waits for a supervisor. */
    public TableState next() {
        if (phase() != RoundPhase.SETTLEMENT || round.isAtTotals()) {
            return this;
        }
        return round.waitsForSupervisor() ? say(TableNotice.of(TableNotice.Kind.SUPERVISOR_FIRST, focus.seat()))
                : at(round.atLine(round.line() + 1));
    }

    /** Back to the line before, and from the first one to the cards, to put one right. */
    public TableState back() {
        if (phase() != RoundPhase.SETTLEMENT) {
            return this;
        }
        if (round.line() > 0) {
            return at(round.atLine(round.line() - 1));
        }
        return round.story().approvals().isEmpty() ? changed(round.reopened(), TableFocus.NOTHING)
                : say(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0));
    }

    /** A supervisor has confirmed the win in view; from now on the cards stay as they are. */
    public TableState approve(String supervisor) {
        return !round.waitsForSupervisor() ? this
                : at(round.with(round.story().approved(round.step().orElseThrow().number(), supervisor)));
    }

    /** As {@link #approve}, if the win that the supervisor was asked about is still the one in view. */
    public TableState approve(String supervisor, TableState asked) {
        boolean same = round.line() == asked.round.line() && round.settlement().isPresent()
                && round.settlement().equals(asked.round.settlement());
        return same ? approve(supervisor) : this;
    }

    /** All is taken, pushed and paid. There is no way back from here. */
    public TableState confirm() {
        return phase() == RoundPhase.SETTLEMENT && round.isAtTotals() ? over(round) : this;
    }

    /** The round ends without being settled, and every wager goes back. */
    public TableState giveBack(RoundLogEntry.End end, String reason) {
        boolean open = round.phase() != RoundPhase.CONFIRMED && !settling && !round.seatsInPlay().isEmpty();
        if (!open || end == RoundLogEntry.End.CONFIRMED) {
            return this;
        }
        if (!round.story().approvals().isEmpty()) {
            return say(TableNotice.of(TableNotice.Kind.SUPERVISOR_CONFIRMED, 0));
        }
        return over(round.with(round.story().endedAs(end, reason)));
    }

    private TableState over(RoundInProgress ended) {
        return new TableState(ended.with(RoundPhase.CONFIRMED), TableFocus.NOTHING, Optional.empty(), List.of(),
                WagerPlacement.before(ended), Optional.empty(), false);
    }

    /** A new round at the same table, its meters as the last round left them. */
    public TableState nextRound() {
        return nextRound(setup().withMeters(round.meters()));
    }

    /** A new round at a table that may have been set anew. */
    public TableState nextRound(TableSetup setup) {
        boolean same = setup.game() == setup().game() && setup.seats() == setup().seats();
        return phase() == RoundPhase.CONFIRMED ? begin(setup, same ? lastWagers : Map.of()) : this;
    }

    /** The table set anew before anybody has bet; a round that has begun keeps what it began with. */
    TableState setAnew(TableSetup setup) {
        boolean untouched = phase() == RoundPhase.WAGERS && round.seatsInPlay().isEmpty();
        boolean same = setup.game() == setup().game() && setup.seats() == setup().seats();
        return !untouched || setup.equals(setup()) ? this : begin(setup, same ? lastWagers : Map.of());
    }

    /** With what the clock and the house have to tell about the round. */
    TableState told(RoundTimeline story) {
        return new TableState(round.with(story), focus, rank, notices, lastWagers, before, settling);
    }

    /** The log refused the ended round; it is still to be logged. */
    TableState notLogged(String why) {
        return say(TableNotice.of(TableNotice.Kind.NOT_LOGGED, 0, why));
    }

    /** A table as it was when it was saved; what led there cannot be undone any more. */
    static TableState restored(RoundInProgress round, TableFocus focus, Map<Integer, Map<Wager, Money>> lastWagers) {
        return new TableState(round, focus, Optional.empty(), List.of(), lastWagers, Optional.empty(), false);
    }

    /**
     * The last thing done is undone: half a card first, then wagers, cards and decisions one by one. While the round is
     * settled that is one line at a time, and what a supervisor has confirmed is not undone at all.
     */
    public TableState undo() {
        if (rank.isPresent()) {
            return focusOn(focus);
        }
        boolean line = phase() == RoundPhase.SETTLEMENT && (round.line() > 0 || !round.story().approvals().isEmpty());
        return line ? back() : before.orElse(this);
    }

    private static Wager firstSpot(Game game) {
        return game.wagers().get(0);
    }

    private TableState changed(RoundInProgress now, TableFocus next) {
        return new TableState(now, next, Optional.empty(), List.of(), lastWagers, Optional.of(this), false);
    }

    private TableState at(RoundInProgress now) {
        return new TableState(now, focus, Optional.empty(), List.of(), lastWagers, before, false);
    }

    private TableState focusOn(TableFocus next) {
        return new TableState(round, next, Optional.empty(), List.of(), lastWagers, before, settling);
    }

    private TableState say(TableNotice problem) {
        return say(List.of(problem));
    }

    private TableState say(List<TableNotice> problems) {
        return new TableState(round, focus, Optional.empty(), problems, lastWagers, before, false);
    }
}
