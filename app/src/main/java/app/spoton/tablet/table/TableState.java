package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that the dealer's table shows, and what each of the dealer's taps makes of it. Immutable. */
public final class TableState {
    private final RoundInProgress round;
    private final Focus focus;
    private final Optional<Rank> rank;
    private final Optional<Notice> notice;
    private final Map<Integer, Map<Wager, Money>> lastWagers;
    private final Optional<TableState> before;
    private final boolean settling;
    private final Objections objections;

    private TableState(RoundInProgress round, Focus focus, Optional<Rank> rank, Optional<Notice> notice,
            Map<Integer, Map<Wager, Money>> lastWagers, Optional<TableState> before, boolean settling) {
        this.round = round;
        this.focus = focus;
        this.rank = rank;
        this.notice = notice;
        this.lastWagers = lastWagers;
        this.before = before;
        this.settling = settling;
        this.objections = new Objections(round, before.map(was -> was.objections));
    }

    /** A table at which nobody has bet yet. */
    public static TableState open(TableSetup setup) {
        return begin(setup, Map.of());
    }

    private static TableState begin(TableSetup setup, Map<Integer, Map<Wager, Money>> lastWagers) {
        return new TableState(RoundInProgress.begin(setup), new Focus.Spot(1, firstSpot(setup.game())),
                Optional.empty(), Optional.empty(), lastWagers, Optional.empty(), false);
    }

    public RoundInProgress round() {
        return round;
    }

    public TableSetup setup() {
        return round.setup();
    }

    public Phase phase() {
        return round.phase();
    }

    public Focus focus() {
        return focus;
    }

    /** The rank of a card whose suit is still to be tapped. */
    public Optional<Rank> rank() {
        return rank;
    }

    public Optional<Notice> notice() {
        return notice;
    }

    public boolean isSettling() {
        return settling;
    }

    public boolean canUndo() {
        return before.isPresent() || rank.isPresent();
    }

    public boolean canBetSameAgain() {
        return !lastWagers.isEmpty() && (phase() == Phase.WAGERS || phase() == Phase.CONFIRMED);
    }

    /** What the engine has against a seat as it stands. A decision that is still to be made is not among it. */
    public Optional<RoundError> objection(int seat) {
        return objections.wrongAt(seat);
    }

    public boolean isUndecided(int seat) {
        return phase() == Phase.CARDS && objections.isUndecided(seat);
    }

    public boolean canDeal() {
        return phase() == Phase.WAGERS && objections.areNone() && !round.seatsInPlay().isEmpty();
    }

    /** Whether nothing is missing and nothing is wrong. */
    public boolean canSettle() {
        return phase() == Phase.CARDS && !settling && objections.areNone() && ToDo.first(round).isEmpty();
    }

    /** The play wagers of whole antes that a seat's hand may make now. */
    public List<Money> plays(int seat, int hand) {
        return phase() == Phase.CARDS ? RuleBook.plays(setup(), round.seat(seat), hand) : List.of();
    }

    public boolean mayFold(int seat, int hand) {
        return phase() == Phase.CARDS && RuleBook.mayFold(setup(), round.seat(seat), hand);
    }

    /** Whether a split seat may throw in all four cards. */
    public boolean mayFoldAll(int seat) {
        return phase() == Phase.CARDS && Layout.isSplit(setup().game()) && round.missing(seat, 0) == 0
                && RuleBook.mayFoldAll(setup(), round.seat(seat));
    }

    /** The threes of a split seat of which one must be kept together. */
    public List<Cards> instantWinners(int seat) {
        return RuleBook.instantWinners(setup(), round.seat(seat));
    }

    /** Whether a card can be given to the place in focus: it is not on the table, or it is there already. */
    public boolean isFree(Card card) {
        return round.isFree(card, focus);
    }

    /** Another game is put on the table; a round that has begun is not touched. */
    public TableState choose(TableSetup other) {
        boolean between = phase() == Phase.WAGERS || phase() == Phase.CONFIRMED;
        return between ? begin(other, Map.of()) : this;
    }

    public TableState touchSpot(int seat, Wager wager) {
        if (phase() == Phase.WAGERS && !Layout.isPlay(wager)) {
            return focusOn(new Focus.Spot(seat, wager));
        }
        boolean play = phase() == Phase.CARDS && Layout.isPlay(wager)
                && round.seat(seat).made(Layout.anteOf(wager));
        return play ? focusOn(new Focus.Spot(seat, wager)) : touchSeat(seat);
    }

    /** A seat as a whole, or the dealer's place. */
    public TableState touchSeat(int seat) {
        if (phase() == Phase.WAGERS && seat != Focus.DEALER) {
            return focusOn(new Focus.Spot(seat, firstSpot(setup().game())));
        }
        if (phase() == Phase.CARDS && (seat == Focus.DEALER || round.seat(seat).isInPlay())) {
            return focusOn(ToDo.at(round, seat).orElseGet(() -> ToDo.again(round, seat)));
        }
        return this;
    }

    public TableState touchCard(int seat, int hand, int index) {
        boolean there = phase() == Phase.CARDS && (seat == Focus.DEALER || round.seat(seat).isInPlay())
                && index < round.capacity(seat, hand);
        return there ? focusOn(new Focus.CardAt(seat, hand, Math.min(index, round.cardsAt(seat, hand).size()))) : this;
    }

    public TableState addChip(Money chip) {
        return focus instanceof Focus.Spot spot
                ? bet(spot, round.seat(spot.seat()).stake(spot.wager()).plus(chip)) : this;
    }

    /** An amount as it was typed; nothing typed takes the chips off the spot. */
    public TableState type(String amount) {
        if (!(focus instanceof Focus.Spot spot)) {
            return this;
        }
        Optional<Money> typed = amount.isBlank() ? Optional.of(Money.ZERO) : Money.parse(amount.strip());
        return typed.map(money -> bet(spot, money))
                .orElseGet(() -> say(Notice.of(Notice.Kind.NOT_AN_AMOUNT, spot.seat())));
    }

    public TableState clearSpot() {
        return type("");
    }

    public TableState clearSeat(int seat) {
        return phase() == Phase.WAGERS
                ? changed(round.with(SeatInPlay.empty(seat, setup().game())), focus) : this;
    }

    private TableState bet(Focus.Spot spot, Money amount) {
        Phase when = Layout.isPlay(spot.wager()) ? Phase.CARDS : Phase.WAGERS;
        SeatInPlay bet = Wagering.bet(setup().game(), round.seat(spot.seat()), spot.wager(), amount);
        return phase() == when ? changed(round.with(bet), focus) : this;
    }

    /** The wagers of the last round, at every seat; after a confirmed round they open the next one. */
    public TableState sameAgain() {
        if (!canBetSameAgain()) {
            return this;
        }
        TableState start = phase() == Phase.CONFIRMED ? nextRound() : this;
        return start.changed(Wagering.betAgain(start.round, lastWagers), start.focus);
    }

    /** No more bets: the cards go out. */
    public TableState deal() {
        if (phase() != Phase.WAGERS) {
            return this;
        }
        if (round.seatsInPlay().isEmpty()) {
            return say(Notice.of(Notice.Kind.NOBODY_HAS_BET, 0));
        }
        if (!objections.areNone()) {
            return say(Notice.of(objections.first().orElseThrow()));
        }
        RoundInProgress dealt = round.with(Phase.CARDS);
        return changed(dealt, ToDo.first(dealt).orElse(Focus.NOTHING));
    }

    public TableState tapRank(Rank tapped) {
        return focus instanceof Focus.CardAt ? new TableState(round, focus, Optional.of(tapped), Optional.empty(),
                lastWagers, before, settling) : this;
    }

    public TableState tapSuit(Suit tapped) {
        return rank.map(first -> put(Card.of(first, tapped))).orElse(this);
    }

    /** A card for the place in focus. One that lies elsewhere already is refused, in the engine's words. */
    public TableState put(Card card) {
        if (!(focus instanceof Focus.CardAt place) || phase() != Phase.CARDS) {
            return this;
        }
        RoundInProgress now = round.withCard(place, card);
        if (!isFree(card)) {
            try {
                now.settle();
            } catch (RoundError twice) {
                return say(Notice.of(twice));
            }
        }
        RoundInProgress split = place.hand() == 0 ? takeInstantWinner(now, place.seat()) : now;
        return changed(split, ToDo.after(split, place));
    }

    /** Where the four cards hold one instant winner only, the rule leaves no choice, and the split is made. */
    private RoundInProgress takeInstantWinner(RoundInProgress now, int seat) {
        if (seat == Focus.DEALER || now.missing(seat, 0) > 0) {
            return now;
        }
        List<Cards> winners = RuleBook.instantWinners(setup(), now.seat(seat));
        return winners.size() == 1 ? now.with(now.seat(seat).split(winners.get(0))) : now;
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
        if (phase() != Phase.CARDS || !round.seat(decided.number()).isInPlay()) {
            return this;
        }
        RoundInProgress now = round.with(decided);
        Focus was = focus.seat() < 0 ? new Focus.Decision(decided.number()) : focus;
        return changed(now, ToDo.after(now, was));
    }

    /** While the engine is at work, no tap counts. */
    TableState waiting() {
        return new TableState(round, focus, Optional.empty(), Optional.empty(), lastWagers, before, true);
    }

    /** The settlement is the engine's, and so are the words if it refuses. */
    public TableState settle() {
        if (phase() != Phase.CARDS) {
            return this;
        }
        try {
            return changed(round.settledAs(round.settle()), Focus.NOTHING);
        } catch (RoundError error) {
            return say(Notice.of(error));
        }
    }

    /** On to the next line of the settlement. */
    public TableState next() {
        return phase() == Phase.SETTLEMENT && !round.isAtTotals() ? at(round.atLine(round.line() + 1)) : this;
    }

    /** Back to the line before, and from the first one to the cards, to put one right. */
    public TableState back() {
        if (phase() != Phase.SETTLEMENT) {
            return this;
        }
        return round.line() > 0 ? at(round.atLine(round.line() - 1)) : changed(round.reopened(), Focus.NOTHING);
    }

    /** All is taken, pushed and paid. There is no way back from here. */
    public TableState confirm() {
        if (phase() != Phase.SETTLEMENT || !round.isAtTotals()) {
            return this;
        }
        return new TableState(round.with(Phase.CONFIRMED), Focus.NOTHING, Optional.empty(), Optional.empty(),
                Wagering.before(round), Optional.empty(), false);
    }

    /** A new round at the same table, its meters as the last round left them. */
    public TableState nextRound() {
        return phase() == Phase.CONFIRMED
                ? begin(setup().withMeters(round.settlement().orElseThrow().meters()), lastWagers) : this;
    }

    /** The last thing done is undone: half a card first, then wagers, cards and decisions one by one. */
    public TableState undo() {
        return rank.isPresent() ? focusOn(focus) : before.orElse(this);
    }

    private static Wager firstSpot(Game game) {
        return game.wagers().get(0);
    }

    private TableState changed(RoundInProgress now, Focus next) {
        return new TableState(now, next, Optional.empty(), Optional.empty(), lastWagers, Optional.of(this), false);
    }

    private TableState at(RoundInProgress now) {
        return new TableState(now, focus, Optional.empty(), Optional.empty(), lastWagers, before, false);
    }

    private TableState focusOn(Focus next) {
        return new TableState(round, next, Optional.empty(), Optional.empty(), lastWagers, before, settling);
    }

    private TableState say(Notice problem) {
        return new TableState(round, focus, Optional.empty(), Optional.of(problem), lastWagers, before, false);
    }
}
