package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundEvidence;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A copy of a round in which cards, wagers and decisions can be changed, and what it would have paid. The log is not changed.
 * Immutable.
 *
 * @param original the round as it was logged
 * @param copy the changed round, settled by the engine; it has a problem if the rules object to it
 * @param selected the card that is being changed; empty if none is
 */
public record WhatIf(LoggedRound original, LoggedRound copy, Optional<SelectedCard> selected) {
    private static final Money DOLLAR = Money.ofCents(100);

    /** The position of a card; the dealer is seat 0. An index below zero is where a hand of a split still needs a card. */
    public record SelectedCard(int seat, int index) {
        /** The position where a hand of a split, 0 or 1, still needs a card. */
        public static SelectedCard toDraw(int seat, int hand) {
            return new SelectedCard(seat, -1 - hand);
        }

        Optional<Integer> handToDrawFor() {
            return index < 0 ? Optional.of(-1 - index) : Optional.empty();
        }
    }

    public static WhatIf of(LoggedRound original) {
        return of(original, original.record().round());
    }

    private static WhatIf of(LoggedRound original, Round round) {
        RoundRecord changed = original.record().with(round).with(RoundEvidence.NONE)
                .with(RoundEnding.NOT_ENDED);
        Optional<Objection> objection = changed.game().check(round);
        return new WhatIf(original, objection.isPresent() ? new LoggedRound(changed, objection.get().message())
                : LoggedRound.of(changed.settledAs(changed.game().settle(round))), Optional.empty());
    }

    private Round round() {
        return copy.record().round();
    }

    public boolean isChanged() {
        return !text(original.record()).equals(text(copy.record()));
    }

    private static String text(RoundRecord record) {
        return Rounds.write(record.id(), record.game(), record.round(), Map.of());
    }

    /** Whether the engine could settle the copy. */
    public boolean isSettled() {
        return copy.isSettled();
    }

    /** The first seat with a hand that still needs a card; until it is chosen, the copy cannot be settled. */
    public Optional<Integer> seatNeedingCard() {
        return copy.seats().stream().filter(seat -> seat.hands().stream().anyMatch(LoggedRound.HandView::lacksCard))
                .map(LoggedRound.SeatView::seat).findFirst();
    }

    public WhatIf withSelected(Optional<SelectedCard> position) {
        return new WhatIf(original, copy, position);
    }

    /** Whether a card is nowhere on the table of the copy. */
    public boolean isFree(Card card) {
        return Stream.concat(copy.dealer().cards().stream(), copy.seats().stream().flatMap(seat -> seat.cards().stream()))
                .noneMatch(one -> one.card().equals(card));
    }

    /** Puts a card at the selected position. */
    public WhatIf withCard(Card card) {
        if (selected.isEmpty()) {
            return this;
        }
        int seat = selected.get().seat();
        Optional<Integer> drawing = selected.get().handToDrawFor();
        if (drawing.isPresent()) {
            return withSplit(seat, split -> split.draw(drawing.get(), card));
        }
        if (seat == 0) {
            Round round = round();
            Card before = round.dealer().list().get(selected.get().index());
            return of(original, new Round(round.stage(), round.paytables(), round.house(), round.meters(),
                    SeatDraft.replaced(round.dealer(), before, card), round.seats()));
        }
        Card before = view(copy, seat).cards().get(selected.get().index()).card();
        return withSeat(seat, draft -> draft.replace(before, card));
    }

    /** Changes a wager; no stake removes it. */
    public WhatIf withStake(int seat, String wager, Optional<Money> stake) {
        Wager spot = Wager.withId(wager).orElseThrow();
        return withSeat(seat, draft -> stake.ifPresentOrElse(amount -> draft.bet(spot, amount), () -> draft.remove(spot)));
    }

    /** The wagers of the game that the seat has not made. */
    public List<String> wagersToAdd(int seat) {
        Seat made = seat(seat);
        return copy.record().game().wagers().stream().filter(wager -> wager.isBet() && !made.made(wager)).map(Wager::id)
                .collect(Collectors.toList());
    }

    /** Adds a wager of the same amount as the seat's first one; a progressive wager is a dollar. */
    public WhatIf withWager(int seat, String wager) {
        Seat made = seat(seat);
        Money first = made.wagers().stream().filter(made::isCounted).map(made::stake).findFirst().orElse(DOLLAR);
        return withStake(seat, wager, Optional.of(wager.equals(Wager.PROGRESSIVE.id()) ? DOLLAR : first));
    }

    /** Moves a dealt card of a split to the other hand. */
    public WhatIf withMoved(int seat, Card card) {
        return withSplit(seat, split -> split.move(card));
    }

    /** Folds or plays a hand of a split, 0 or 1. */
    public WhatIf withHandFolded(int seat, int hand, boolean folded) {
        return withSplit(seat, split -> split.fold(hand, folded));
    }

    /** Folds the seat, or plays it for the amount of the ante; a seat whose cards nobody saw cannot play. Four cards are split. */
    public WhatIf withFolded(int seat, boolean folded) {
        if (seat(seat).isUnseen()) {
            return this;
        }
        if (!folded && copy.record().game().facts().isSplit()) {
            return withSplit(seat, SplitEditor::split);
        }
        return withSeat(seat, draft -> {
            draft.fold(folded);
            for (GameFacts.Play play : plays()) {
                if (folded) {
                    draft.remove(play.play());
                } else {
                    draft.betAsMuch(play.play(), play.ante());
                }
            }
        });
    }

    /** The hands that a seat plays: two where the cards are split. */
    private List<GameFacts.Play> plays() {
        return copy.record().game().facts().plays();
    }

    private WhatIf withSplit(int number, Consumer<SplitEditor> change) {
        List<Card> free = view(original, number).hands().stream().flatMap(hand -> hand.drawn().stream()).filter(this::isFree)
                .collect(Collectors.toList());
        List<Cards> instantWinners = copy.record().game().mustBeKeptTogether(round(), seat(number));
        return withSeat(number, draft -> change.accept(new SplitEditor(draft, plays(), instantWinners, free)));
    }

    private WhatIf withSeat(int number, Consumer<SeatDraft> change) {
        List<Seat> seats = new ArrayList<>();
        for (Seat seat : round().seats()) {
            if (seat.number() == number) {
                SeatDraft draft = new SeatDraft(seat);
                change.accept(draft);
                seats.add(draft.build());
            } else {
                seats.add(seat);
            }
        }
        return of(original, round().with(seats));
    }

    private Seat seat(int number) {
        return round().seats().stream().filter(seat -> seat.number() == number).findFirst().orElseThrow();
    }

    private static LoggedRound.SeatView view(LoggedRound round, int number) {
        return round.seats().stream().filter(seat -> seat.seat() == number).findFirst().orElseThrow();
    }

    /** The seats and wagers that would have been paid differently. */
    public Differences differences() {
        return Differences.between(original, copy);
    }
}
