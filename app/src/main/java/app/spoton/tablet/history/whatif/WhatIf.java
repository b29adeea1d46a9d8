package app.spoton.tablet.history.whatif;

import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.RoundLines;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.writing.JsonFields;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A copy of a round in which cards, wagers and decisions can be changed, and what it would have paid. The log is not changed.
 * Immutable.
 *
 * @param original the round as it was logged
 * @param copy the changed round, settled by the engine
 * @param settlement the engine's settlement of the copy, in the round format
 * @param selected the card that is being changed; empty if none is
 */
public record WhatIf(LoggedRound original, LoggedRound copy, String settlement, Optional<CardAt> selected) {
    private static final Money DOLLAR = Money.ofCents(100);
    /** Occurs in no JSON. */
    private static final String NO_CARD = "\"\0\"";

    /** The position of a card; the dealer is seat 0. An index below zero is where a hand of a split still needs a card. */
    public record CardAt(int seat, int index) {
        /** The position where a hand of a split, 0 or 1, still needs a card. */
        public static CardAt toDraw(int seat, int hand) {
            return new CardAt(seat, -1 - hand);
        }

        Optional<Integer> handToDrawFor() {
            return index < 0 ? Optional.of(-1 - index) : Optional.empty();
        }
    }

    /** What a seat won or lost, and what it would have won or lost. */
    public record SeatDifference(int seat, Money was, Money wouldBe) {
        public Money difference() {
            return wouldBe.minus(was);
        }
    }

    /** A wager that would have been settled differently; one of the two is missing if the wager was added or removed. */
    public record StepDifference(int seat, String wager, Optional<LoggedRound.StepView> was,
            Optional<LoggedRound.StepView> wouldBe) {
    }

    public static WhatIf of(LoggedRound original, Catalog catalog) {
        return of(original, original.json(), catalog);
    }

    private static WhatIf of(LoggedRound original, String json, Catalog catalog) {
        String answer = new RoundLines(catalog, true).settle(json);
        LoggedRound copy = LoggedRound.of(JsonFields.of(json), JsonFields.of(answer), JsonFields.of("{}"));
        return new WhatIf(original, copy, answer, Optional.empty());
    }

    public boolean isChanged() {
        return !original.json().equals(copy.json());
    }

    /** Whether the engine could settle the copy. */
    public boolean isSettled() {
        return copy.problem().isEmpty();
    }

    /** The first seat with a hand that still needs a card; until it is chosen, the copy cannot be settled. */
    public Optional<Integer> seatNeedingCard() {
        return copy.seats().stream().filter(seat -> seat.hands().stream().anyMatch(LoggedRound.HandView::lacksCard))
                .map(LoggedRound.SeatView::seat).findFirst();
    }

    public WhatIf withSelected(Optional<CardAt> position) {
        return new WhatIf(original, copy, settlement, position);
    }

    /** Whether a card is nowhere on the table of the copy. */
    public boolean isFree(Card card) {
        return Stream.concat(copy.dealer().cards().stream(), copy.seats().stream().flatMap(seat -> seat.cards().stream()))
                .noneMatch(one -> one.card().equals(card));
    }

    /** Puts a card at the selected position. */
    public WhatIf withCard(Card card, Catalog catalog) {
        if (selected.isEmpty()) {
            return this;
        }
        int seat = selected.get().seat();
        Optional<Integer> drawing = selected.get().handToDrawFor();
        if (drawing.isPresent()) {
            return split(seat, catalog, split -> split.draw(drawing.get(), card));
        }
        List<LoggedRound.CardView> cards = seat == 0 ? copy.dealer().cards() : seat(copy, seat).orElseThrow().cards();
        String was = "\"" + cards.get(selected.get().index()).card() + "\"";
        String now = "\"" + card + "\"";
        // A card is on the table once, even if the round names it as dealt and again in a hand of a split.
        // A stand-in for a card that nobody saw is exchanged.
        String json = copy.json().replace(was, NO_CARD).replace(now, was).replace(NO_CARD, now);
        return of(original, json, catalog);
    }

    /** Changes a wager; no stake removes it. */
    public WhatIf withStake(int seat, String wager, Optional<Money> stake, Catalog catalog) {
        return changed(seat, catalog, fields -> {
            Map<String, Object> wagers = map(fields.get("wagers"));
            if (stake.isPresent()) {
                wagers.put(wager, stake.get().toString());
            } else {
                wagers.remove(wager);
            }
        });
    }

    /** The wagers of the game that the seat has not made. */
    public List<String> wagersToAdd(int seat, Catalog catalog) {
        LoggedRound.SeatView view = seat(copy, seat).orElseThrow();
        return catalog.game(copy.game()).orElseThrow().wagers().stream().filter(Wager::isBet).map(Wager::id)
                .filter(wager -> view.wager(wager).isEmpty()).collect(Collectors.toList());
    }

    /** Adds a wager of the same amount as the seat's first one; a progressive wager is a dollar. */
    public WhatIf withWager(int seat, String wager, Catalog catalog) {
        Money first = seat(copy, seat).orElseThrow().wagers().stream().findFirst()
                .map(LoggedRound.WagerView::stake).orElse(DOLLAR);
        return withStake(seat, wager, Optional.of(wager.equals("progressive") ? DOLLAR : first), catalog);
    }

    /** Moves a dealt card of a split to the other hand. */
    public WhatIf withMoved(int seat, Card card, Catalog catalog) {
        return split(seat, catalog, split -> split.move(card));
    }

    /** Folds or plays a hand of a split, 0 or 1. */
    public WhatIf withHandFolded(int seat, int hand, boolean folded, Catalog catalog) {
        return split(seat, catalog, split -> split.fold(hand, folded));
    }

    private WhatIf split(int seat, Catalog catalog, Consumer<SplitEditor> change) {
        List<Card> free = seat(original, seat).orElseThrow().hands().stream().flatMap(hand -> hand.drawn().stream())
                .filter(this::isFree).collect(Collectors.toList());
        WhatIf played = changed(seat, catalog, fields -> change.accept(new SplitEditor(fields, free)));
        boolean[] taken = {false};
        WhatIf atOnce = played.changed(seat, catalog, fields -> taken[0] = SplitEditor.removePlayOfInstantWinner(fields));
        return taken[0] && atOnce.isSettled() ? atOnce : played;
    }

    /** Folds the seat, or plays it for the amount of the ante; a seat whose cards nobody saw cannot play. Four cards are split. */
    public WhatIf withFolded(int seat, boolean folded, Catalog catalog) {
        if (seat(copy, seat).filter(LoggedRound.SeatView::unseen).isPresent()) {
            return this;
        }
        if (!folded && SplitEditor.canSplit(fieldsOf(seat))) {
            return split(seat, catalog, SplitEditor::split);
        }
        return changed(seat, catalog, fields -> {
            Map<String, Object> wagers = map(fields.get("wagers"));
            fields.remove("folded");
            if (folded) {
                fields.put("folded", true);
                wagers.remove("play");
            } else if (wagers.containsKey("ante")) {
                wagers.put("play", wagers.get("ante"));
            }
        });
    }

    private static Optional<LoggedRound.SeatView> seat(LoggedRound round, int number) {
        return round.seats().stream().filter(one -> one.seat() == number).findFirst();
    }

    private Map<String, Object> fieldsOf(int number) {
        return list(Json.object(copy.json()).get("seats")).stream().map(WhatIf::map)
                .filter(seat -> Long.valueOf(number).equals(seat.get("seat"))).findFirst().orElseThrow();
    }

    private interface Change {
        void on(Map<String, Object> seat);
    }

    private WhatIf changed(int number, Catalog catalog, Change change) {
        Map<String, Object> round = Json.object(copy.json());
        for (Object seat : list(round.get("seats"))) {
            if (Long.valueOf(number).equals(map(seat).get("seat"))) {
                change.on(map(seat));
            }
        }
        return of(original, Json.text(round), catalog);
    }

    @SuppressWarnings("unchecked")   // Json.object gives maps from strings alone
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    static List<?> list(Object value) {
        return (List<?>) value;
    }

    /** The seats that would have won or lost another amount. */
    public List<SeatDifference> seatDifferences() {
        List<SeatDifference> differences = new ArrayList<>();
        for (LoggedRound.SeatView seat : copy.seats()) {
            Money was = net(original, seat.seat());
            Money wouldBe = seat.net().orElse(Money.ZERO);
            if (!was.equals(wouldBe)) {
                differences.add(new SeatDifference(seat.seat(), was, wouldBe));
            }
        }
        return differences;
    }

    private static Money net(LoggedRound round, int seat) {
        return seat(round, seat).flatMap(LoggedRound.SeatView::net).orElse(Money.ZERO);
    }

    /** The wagers that would have been settled differently, highest seat first as they are settled. */
    public List<StepDifference> stepDifferences() {
        return differences(original, copy);
    }

    static List<StepDifference> differences(LoggedRound before, LoggedRound after) {
        List<StepDifference> differences = new ArrayList<>();
        TreeSet<String> keys = new TreeSet<>(java.util.Comparator.reverseOrder());
        before.steps().forEach(step -> keys.add(key(step)));
        after.steps().forEach(step -> keys.add(key(step)));
        for (String key : keys) {
            Optional<LoggedRound.StepView> was = find(before, key);
            Optional<LoggedRound.StepView> is = find(after, key);
            if (was.isEmpty() || is.isEmpty() || !was.get().paysAs(is.get())) {
                LoggedRound.StepView some = was.or(() -> is).orElseThrow();
                differences.add(new StepDifference(some.seat(), some.wager(), was, is));
            }
        }
        return differences;
    }

    private static String key(LoggedRound.StepView step) {
        return step.seat() + " " + step.wager() + (step.wager().equals("envy") ? " " + step.sentence() : "");
    }

    private static Optional<LoggedRound.StepView> find(LoggedRound round, String key) {
        return round.steps().stream().filter(step -> key(step).equals(key)).findFirst();
    }

    /** The differences in a sentence or two, for the log. */
    public String summary() {
        List<String> words = new ArrayList<>();
        for (SeatDifference seat : seatDifferences()) {
            words.add("Seat " + seat.seat() + ": net " + seat.wouldBe() + " instead of " + seat.was() + ".");
        }
        return words.isEmpty() ? "No payout changes." : String.join(" ", words);
    }
}
