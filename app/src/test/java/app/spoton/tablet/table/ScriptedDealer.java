package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Deals one random round by the dealer's taps, and records it in the round format. */
public final class ScriptedDealer {
    private static final int CHEATED = 4;

    private final Random random;
    private final Game game;
    private final List<Card> deck = new ArrayList<>(Card.deck());
    private final Map<Integer, Map<Wager, Stake>> wagers = new TreeMap<>();
    private final Map<Integer, List<Card>> cards = new HashMap<>();
    private final Map<Integer, List<List<Card>>> drawn = new HashMap<>();
    private final Map<Integer, List<List<Card>>> split = new HashMap<>();
    private final Map<Integer, List<Boolean>> folded = new HashMap<>();
    private final Function<TableViewModel.Tap, TableState> hand;
    private final boolean ticks;
    private final boolean counts;
    private final List<Step> stagedLines = new ArrayList<>();
    private TableState state;

    public ScriptedDealer(Random random, TableSetup setup) {
        this(random, TableState.open(setup), Optional.empty(), false, true);
    }

    /** Taps on the table that a view model has open. */
    public ScriptedDealer(Random random, TableViewModel table) {
        this(random, table, false);
    }

    /** @param ticks whether lines that are due before the last card are done at once */
    ScriptedDealer(Random random, TableViewModel table, boolean ticks) {
        this(random, Objects.requireNonNull(table.state().getValue()).table().orElseThrow(), Optional.of(table), ticks, true);
    }

    /** Marks the wagers without counting them, at a table whose house wants no amounts. */
    static ScriptedDealer withoutAmounts(Random random, TableState open, boolean ticks) {
        return new ScriptedDealer(random, open, Optional.empty(), ticks, false);
    }

    private ScriptedDealer(Random random, TableState open, Optional<TableViewModel> table, boolean ticks, boolean counts) {
        this.counts = counts;
        this.ticks = ticks;
        this.random = random;
        this.game = open.setup().game();
        this.state = open;
        this.hand = tap -> table.map(model -> {
            model.tap(tap);
            return Objects.requireNonNull(model.state().getValue()).table().orElseThrow();
        }).orElseGet(() -> tap.on(state));
        Collections.shuffle(deck, random);
        if (random.nextInt(CHEATED) == 0) {
            // Hands that pay are rare: now and then the deck is stacked, so that all prices are met.
            int from = random.nextInt(40);
            List<Card> run = new ArrayList<>(Card.deck().subList(from, from + 12));
            deck.removeAll(run);
            deck.addAll(run);
        }
    }

    private void tap(TableViewModel.Tap tap) {
        state = hand.apply(tap);
    }

    public TableState playUpToSettlement() {
        playUpToTheLastCard();
        tap(TableState::settle);
        return state;
    }

    void playUpToTheLastCard() {
        betAtSomeSeats();
        tap(TableState::deal);
        wagers.keySet().forEach(seat -> folded.put(seat, new ArrayList<>(List.of(false, false))));
        while (!(state.focus() instanceof TableFocus.Nothing)) {
            tickStaged();
            TableState was = state;
            if (state.focus() instanceof TableFocus.CardAt place) {
                dealTo(place);
            } else {
                decide(state.focus().seat());
            }
            if (was == state) {
                throw new AssertionError("Stuck at " + was.focus() + ": " + was.notice());
            }
        }
        tickStaged();
        if (!state.canSettle()) {
            throw new AssertionError("Nothing to do, but it cannot be settled");
        }
    }

    private void tickStaged() {
        if (ticks && state.staged().size() > state.round().line()) {
            stagedLines.addAll(state.staged().subList(state.round().line(), state.staged().size()));
            tap(TableState::tickStaged);
        }
    }

    /** The lines that were done before the round was settled, in their order. */
    List<Step> stagedLines() {
        return List.copyOf(stagedLines);
    }

    private void betAtSomeSeats() {
        for (int seat = 1; seat <= state.setup().seats(); seat++) {
            if (random.nextInt(3) > 0 || (seat == state.setup().seats() && wagers.isEmpty())) {
                bet(seat);
            }
        }
    }

    private void bet(int seat) {
        boolean acesUpAlone = game.id().equals("four-card-poker") && random.nextInt(6) == 0;
        Map<Wager, Stake> made = new EnumMap<>(Wager.class);
        wagers.put(seat, made);
        Money ante = Money.ofCents(500 + 50L * random.nextInt(60));
        for (Wager wager : game.wagers()) {
            if (SpotLayout.isPlay(wager)) {
                continue;
            }
            switch (wager) {
                case ANTE -> {
                    if (!acesUpAlone) {
                        type(seat, wager, ante);
                    }
                }
                case ANTE_1, BLIND -> type(seat, wager, ante);
                case MONSTER, SUPER_BONUS, XTRA_BONUS, ANTE_2 -> made.put(wager, counts ? Stake.counted(ante) : Stake.UNCOUNTED);
                case PROGRESSIVE -> chips(seat, wager, random.nextInt(2), 1);
                case ACES_UP -> chips(seat, wager, acesUpAlone ? 1 : random.nextInt(2), 1 + random.nextInt(6));
                default -> chips(seat, wager, random.nextInt(2), 1 + random.nextInt(6));
            }
        }
    }

    private void type(int seat, Wager wager, Money amount) {
        if (!counts) {
            mark(seat, wager);
            return;
        }
        tap(now -> now.selectSpot(seat, wager));
        tap(now -> now.type(amount.toString()));
        wagers.get(seat).put(wager, Stake.counted(amount));
    }

    private void chips(int seat, Wager wager, int whether, int count) {
        if (whether == 1 && !counts && wager != Wager.PROGRESSIVE) {
            mark(seat, wager);
            return;
        }
        for (int chip = 0; whether == 1 && chip < count; chip++) {
            tap(now -> now.selectSpot(seat, wager));
            tap(now -> now.addChip(Money.ofCents(100)));
            wagers.get(seat).put(wager, Stake.counted(Money.ofCents(100L * (chip + 1))));
        }
    }

    /** One tap marks a wager without an amount; the first of a seat marks all that are required. */
    private void mark(int seat, Wager wager) {
        if (!state.round().seat(seat).made(wager)) {
            tap(now -> now.tapSpot(seat, wager));
        }
        wagers.get(seat).put(wager, Stake.UNCOUNTED);
    }

    private void dealTo(TableFocus.CardAt place) {
        Card card = deck.remove(deck.size() - 1);
        if (place.hand() == 0) {
            cards.computeIfAbsent(place.seat(), none -> new ArrayList<>()).add(card);
        } else {
            drawn.get(place.seat()).get(place.hand() - 1).add(card);
        }
        tap(now -> now.tapRank(card.rank()));
        tap(now -> now.tapSuit(card.suit()));
    }

    private void decide(int seat) {
        if (!SpotLayout.isSplit(game)) {
            decide(seat, 0);
            return;
        }
        makeSplit(seat);
        drawn.put(seat, List.of(new ArrayList<>(), new ArrayList<>()));
        boolean instant = !state.options(seat).instantWinners().isEmpty();
        for (int which = 0; which < 2; which++) {
            if (!instant || split.get(seat).get(which).size() < 3) {
                decide(seat, which);
            }
        }
    }

    private void makeSplit(int seat) {
        List<Cards> winners = state.options(seat).instantWinners();
        if (winners.size() > 1) {
            Cards kept = winners.get(random.nextInt(winners.size()));
            tap(now -> now.split(seat, kept));
        }
        for (int count = winners.isEmpty() ? 1 + random.nextInt(3) : 0; count > 0; count--) {
            Card moved = cards.get(seat).get(count);
            tap(now -> now.moveToOtherHand(seat, moved));
        }
        split.put(seat, state.round().seat(seat).hands().stream().map(SplitHand::cards).map(Cards::list)
                .collect(Collectors.toList()));
    }

    private void decide(int seat, int which) {
        List<Stake> plays = state.options(seat).plays(which);
        if (plays.isEmpty() || random.nextInt(4) == 0) {
            folded.get(seat).set(which, true);
            tap(now -> now.fold(seat, which));
        } else {
            Stake play = plays.get(random.nextInt(plays.size()));
            wagers.get(seat).put(SpotLayout.play(game, which), play);
            tap(now -> now.play(seat, which, play));
        }
    }

    public String json() {
        StringBuilder json = new StringBuilder("{\"game\":\"").append(game.id())
                .append("\",\"house\":{\"smallest-chip\":\"0.50\"}");
        if (game.wagers().contains(Wager.PROGRESSIVE)) {
            // A fifth of each dollar wagered on the progressive is in the meter by now, a twentieth in the reserve.
            long dollars = wagers.values().stream().filter(made -> made.containsKey(Wager.PROGRESSIVE)).count();
            json.append(",\"meters\":{\"main\":{\"amount\":\"").append(Money.ofCents(10_000_00 + 20 * dollars))
                    .append("\",\"seed\":\"5000.00\",\"reserve\":\"").append(Money.ofCents(120_00 + 5 * dollars))
                    .append("\"}}");
        }
        json.append(",\"dealer\":").append(list(cards.get(TableFocus.DEALER))).append(",\"seats\":[");
        return json.append(wagers.keySet().stream().map(this::seat).collect(Collectors.joining(","))).append("]}")
                .toString();
    }

    private String seat(int seat) {
        String bets = wagers.get(seat).entrySet().stream()
                .map(bet -> "\"" + bet.getKey().id() + "\":\"" + bet.getValue() + "\"")
                .collect(Collectors.joining(","));
        String hands = "";
        if (SpotLayout.isSplit(game)) {
            hands = ",\"hands\":[" + hand(seat, 0) + "," + hand(seat, 1) + "]";
        } else if (folded.get(seat).get(0)) {
            hands = ",\"folded\":true";
        }
        return "{\"seat\":" + seat + ",\"cards\":" + list(cards.get(seat)) + ",\"wagers\":{" + bets + "}" + hands + "}";
    }

    private String hand(int seat, int which) {
        return "{\"cards\":" + list(split.get(seat).get(which)) + ",\"drawn\":" + list(drawn.get(seat).get(which))
                + ",\"folded\":" + folded.get(seat).get(which) + "}";
    }

    private static String list(List<Card> cards) {
        return cards.stream().map(card -> "\"" + card + "\"").collect(Collectors.joining(",", "[", "]"));
    }
}
