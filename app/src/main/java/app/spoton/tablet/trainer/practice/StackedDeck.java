package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Category;
import app.spoton.engine.hand.HandOrder;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableKind;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses cards that make it likely that a round meets its goal; the settlement decides whether it does. */
final class StackedDeck {
    private final TableSetup setup;
    private final Game game;
    private final Shoe shoe;
    private final HandShapes shapes;
    private final HandOrder order;

    StackedDeck(TableSetup setup, Shoe shoe) {
        this.setup = setup;
        this.game = setup.game();
        this.shoe = shoe;
        this.shapes = new HandShapes(shoe);
        this.order = game.facts().handOrder();
    }

    /** The first row that pays 3 to 2, with its wager. */
    static Optional<PracticeGoal> threeToTwo(TableSetup setup) {
        for (Wager wager : setup.game().priced()) {
            for (Price price : setup.paytables().get(wager).prices()) {
                if (price.odds().map(Odds::denominator).orElse(1L) == 2L) {
                    return Optional.of(PracticeGoal.row(wager, price.row(), false));
                }
            }
        }
        return Optional.empty();
    }

    CardRequest cards(PracticeGoal goal) {
        CardRequest wanted = stacked(goal);
        boolean fourDealt = goal.second() || goal.wager().equals(Optional.of(Wager.BLIND))
                || goal.situation() == PracticeSituation.INSTANT_WINNER || goal.situation().isAboutTheDraw()
                || goal.situation().isExample();
        return game.facts().isSplit() && !fourDealt ? wanted.withDraw() : wanted;
    }

    private CardRequest stacked(PracticeGoal goal) {
        int size = order.size();
        return switch (goal.situation()) {
            case ORDINARY, FOLD, NEXT_STEP, STEPS_IN_ORDER, MISSING_STEP, WHO_ACTS, RULING, DECIDER ->
                    CardRequest.both(someHand(), shoe.oneIn(2) ? someHand() : List.of());
            case ENVY, OWN_ENVY -> CardRequest.otherSeat(enviedHand());
            case HAND -> CardRequest.player(shapes.of(goal.category().orElseThrow(), size));
            case ROW -> row(goal.wager().orElseThrow(), goal.row().orElseThrow(), goal.second());
            case TIE, BAD_BEAT_TIE -> tie(goal.situation());
            case KICKER -> kicker();
            case MINI_ROYALS -> miniRoyals();
            case WHEEL -> CardRequest.both(shapes.wheel(size), shoe.oneIn(2)
                    ? shapes.of(Category.STRAIGHT, size) : List.of());
            case AROUND_THE_CORNER -> CardRequest.player(shapes.aroundTheCorner(size));
            case STRAIGHT_THAT_LOSES -> CardRequest.both(shapes.of(Category.STRAIGHT, size), betterThan(Category.STRAIGHT));
            case FOLD_WITH_LIVE_BONUS -> liveBonus();
            case QUALIFYING_EDGE -> CardRequest.both(someHand(), shapes.apart(edge(shoe.nextInt(2)), game.dealerCards()));
            case NOT_QUALIFIED -> CardRequest.both(someHand(), shapes.apart(edge(1 + shoe.nextInt(3)), game.dealerCards()));
            case THREE_TO_TWO -> stacked(threeToTwo(setup).orElseThrow());
            case UP_CARD_MUST_PLAY -> CardRequest.both(someHand(),
                    shapes.of(shoe.pick(List.of(Category.PAIR, Category.STRAIGHT, Category.FLUSH)), 3));
            case INSTANT_WINNER -> CardRequest.player(shapes.of(shoe.pick(List.of(Category.FLUSH, Category.STRAIGHT,
                    Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.MINI_ROYAL)), 3));
            case TWO_AND_TWO, THREE_AND_ONE, ONE_HAND_FOLDED, NOTHING_TO_DRAW -> CardRequest.player(shoe.oneIn(2)
                    ? shapes.of(Category.PAIR, 3) : List.of());
            case NO_INSTANT_WINNER -> CardRequest.player(shapes.of(shoe.oneIn(2) ? Category.PAIR : Category.TWO_PAIR, 4));
            case EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4 -> ManualExamples.of(game, goal.situation()).cardRequest();
        };
    }

    /** A random hand; weaker hands are more frequent. */
    private List<Card> someHand() {
        List<Category> weakestFirst = order.weakestFirst();
        int place = Math.min(shoe.nextInt(weakestFirst.size()), shoe.nextInt(weakestFirst.size()));
        return shapes.of(weakestFirst.get(place), order.size());
    }

    private Rank edge(int below) {
        return Rank.values()[game.qualifyingRank(setup.paytables()).ordinal() - below];
    }

    private List<Card> betterThan(Category category) {
        List<Category> better = order.weakestFirst();
        return shapes.of(shoe.pick(better.subList(better.indexOf(category), better.size())), order.size());
    }

    private CardRequest tie(PracticeSituation situation) {
        List<Category> kinds = order.weakestFirst();
        int lowest = situation == PracticeSituation.BAD_BEAT_TIE ? kinds.indexOf(Category.TWO_PAIR) : 0;
        Category kind = kinds.get(lowest + Math.min(shoe.nextInt(kinds.size() - lowest),
                shoe.nextInt(kinds.size() - lowest)));
        List<Card> dealer = padded(shapes.of(kind, order.size()));
        return CardRequest.both(shapes.sameRanks(dealer), dealer);
    }

    private CardRequest kicker() {
        List<Card> dealer = padded(shapes.of(shoe.oneIn(3) ? Category.HIGH_CARD : Category.PAIR, order.size()));
        List<Card> player = shapes.sameRanks(dealer);
        return CardRequest.both(player.subList(0, player.size() - 1), dealer);
    }

    private CardRequest miniRoyals() {
        List<Card> spades = shapes.straightFlush(Rank.ACE, 3, Suit.SPADES);
        List<Card> others = shapes.sameRanks(spades);
        return shoe.oneIn(2) ? CardRequest.both(spades, others) : CardRequest.both(others, spades);
    }

    /** A whole hand, kickers included. */
    private List<Card> padded(List<Card> hand) {
        List<Card> whole = new ArrayList<>(hand);
        while (whole.size() < order.size()) {
            Card card = Card.of(shoe.rank(), shoe.suit());
            if (whole.stream().noneMatch(held -> held.rank() == card.rank())) {
                whole.add(card);
            }
        }
        return whole;
    }

    private CardRequest liveBonus() {
        List<Wager> live = game.priced().stream().filter(wager -> wager == Wager.ACES_UP || wager == Wager.SEVEN_CARD
                || wager == Wager.PLAYER_BONUS || wager == Wager.QUEENS_UP || wager == Wager.BLIND)
                .collect(Collectors.toList());
        if (live.isEmpty() || shoe.oneIn(3)) {
            return CardRequest.player(someHand());
        }
        Wager wager = shoe.pick(live);
        return row(wager, shoe.pick(setup.paytables().get(wager).prices()).row(), false);
    }

    private List<Card> enviedHand() {
        Paytable table = setup.paytables().get(Wager.PROGRESSIVE);
        List<Price> envied = new ArrayList<>();
        table.prices().stream().filter(price -> !price.envy().isZero()).forEach(envied::add);
        return shapes.of(shoe.pick(envied).row(), handSize(table));
    }

    private static int handSize(Paytable table) {
        return table.kind() == PaytableKind.LINK_PROGRESSIVE ? 5 : 4;
    }

    private CardRequest row(Wager wager, Row row, boolean second) {
        return switch (wager) {
            case MONSTER -> {
                List<Card> player = shapes.of(row, 3);
                yield CardRequest.both(player, second ? notBeatenBy(player) : List.of());
            }
            case BAD_BEAT -> {
                List<Card> beaten = shapes.of(row, 4);
                List<Card> better = betterThan(row.category());
                yield shoe.oneIn(2) ? CardRequest.both(beaten, better) : CardRequest.both(better, beaten);
            }
            case SEVEN_CARD -> {
                List<Card> seven = shoe.shuffled(shapes.of(row, 5));
                int atSeat = Math.min(4, seven.size());
                yield CardRequest.both(seven.subList(0, atSeat), seven.subList(atSeat, seven.size()));
            }
            case ANTE -> CardRequest.player(shoe.shuffled(shapes.of(row, 3)));
            case PROGRESSIVE -> CardRequest.player(shapes.of(row, handSize(setup.paytables().get(wager))));
            default -> CardRequest.player(shapes.of(row, setup.paytables().get(wager).kind().order()
                    .map(HandOrder::size).orElse(4)));
        };
    }

    /** A three-card hand that ties with, or beats, this one. */
    private List<Card> notBeatenBy(List<Card> player) {
        return shoe.oneIn(2) ? shapes.sameRanks(player) : shapes.of(Category.MINI_ROYAL, 3);
    }
}
