package app.spoton.tablet.tablecamera.source;

import app.spoton.camera.demo.DemoRound;
import app.spoton.camera.layout.GameLayout;
import app.spoton.camera.layout.HandRegion;
import app.spoton.engine.card.Card;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Deals the demonstration deck to the round on the screen, so that the reading fits it: cards for the seats that have
 * bet, draws after the decisions, and the dealer's hand once everybody has decided (before that the up card, in games
 * that have one). Cards on the table stay. If there are several players, some give up their cards once all are dealt:
 * their place is bare until the dealer decides for them. The same seed deals the same cards.
 */
public final class DemoDealer {
    /** The demonstration table is drawn with this many seats. */
    private static final int SEATS = 6;
    /** The most cards of a hand in any game. */
    private static final int LARGEST_HAND = 6;
    /** Neighboring seeds begin with nearly the same number. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final RoundInProgress round;
    private final List<Card> deck = new ArrayList<>(Card.deck());
    private final Set<Card> taken = new HashSet<>();

    private DemoDealer(RoundInProgress round, long seed) {
        this.round = round;
        Collections.shuffle(deck, new Random(seed));
        for (Card card : deck) {
            if ((round.cardMask() >>> card.index() & 1) != 0) {
                taken.add(card);
            }
        }
    }

    public static DemoRound of(TableState table, long seed) {
        GameLayout layout = GameLayout.of(table.setup().game());
        long picture = 1000L * GameLayout.all().indexOf(layout) + seed;
        if (table.phase() == RoundPhase.WAGERS) {
            return new DemoRound(layout, picture, Map.of()).with(bets(table, seed));
        }
        DemoDealer deal = new DemoDealer(table.round(), seed);
        Map<HandRegion, List<Card>> hands = new TreeMap<>();
        boolean decided = true;
        for (SeatInPlay seat : table.round().seatsInPlay()) {
            if (seat.number() <= SEATS && !givesUp(table, seat, seed)) {
                hands.put(new HandRegion(seat.number()), deal.seat(seat));
            }
            boolean split = seat.hands().isEmpty() || table.round().missing(seat.number(), 0) == 0;
            decided &= !table.isUndecided(seat.number()) && split;
        }
        int shown = decided ? table.setup().game().dealerCards() : SpotLayout.hasUpCard(table.setup().game()) ? 1 : 0;
        hands.put(HandRegion.DEALER, deal.fill(table.round().dealer().list(), shown, TableFocus.DEALER, 0));
        return new DemoRound(layout, picture, hands).with(bets(table, seed));
    }

    private static boolean givesUp(TableState table, SeatInPlay seat, long seed) {
        List<SeatInPlay> playing = table.round().seatsInPlay();
        boolean dealt = playing.stream().allMatch(one -> table.round().missing(one.number(), 0) == 0);
        boolean stays = seat.number() == playing.get(0).number();   // somebody does, or nobody was dealt to
        return dealt && !stays && table.isUndecided(seat.number()) && new Random(SPREAD * (31 * seed + seat.number())).nextInt(4) == 0;
    }

    /** The wagers that are on the table; before anybody has bet, those of players whom the seed brings. */
    private static Map<Integer, Set<Wager>> bets(TableState table, long seed) {
        Map<Integer, Set<Wager>> bets = new TreeMap<>();
        List<Wager> wagers = table.setup().game().wagers();
        for (SeatInPlay seat : table.round().seatsInPlay()) {
            bets.put(seat.number(), wagers.stream().filter(seat::made).collect(Collectors.toSet()));
        }
        if (!bets.isEmpty() || table.phase() != RoundPhase.WAGERS) {
            return bets;
        }
        GameFacts facts = table.setup().game().facts();
        List<Wager> first = new ArrayList<>(facts.spots().base());
        facts.plays().forEach(play -> first.remove(play.play()));
        Random random = new Random(seed);
        for (int seat = 1; seat <= Math.min(SEATS, table.setup().seats()); seat++) {
            if (random.nextInt(4) > 0) {
                Set<Wager> here = new HashSet<>(first);
                facts.spots().bonuses().stream().filter(bonus -> random.nextBoolean()).forEach(here::add);
                facts.plays().forEach(play -> here.remove(play.play()));
                facts.plays().forEach(play -> here.add(play.ante()));
                bets.put(seat, here);
            }
        }
        return bets;
    }

    private List<Card> seat(SeatInPlay seat) {
        int number = seat.number();
        List<Card> dealt = fill(seat.cards().list(), round.capacity(number, 0), number, 0);
        if (seat.hands().isEmpty() || round.missing(number, 0) > 0) {
            return dealt;
        }
        List<Card> cards = new ArrayList<>();
        for (int hand = 1; hand <= 2; hand++) {
            SplitHand here = seat.hands().get(hand - 1);
            cards.addAll(here.cards().list());
            cards.addAll(fill(here.drawn().list(), round.capacity(number, hand), number, round.capacity(number, 0)));
        }
        return cards;
    }

    /** The cards that are there, and as many from the seat's own part of the deck as are missing. */
    private List<Card> fill(List<Card> there, int count, int seat, int from) {
        List<Card> cards = new ArrayList<>(there);
        List<Card> own = new ArrayList<>(deck.subList(seat * LARGEST_HAND + from, (seat + 1) * LARGEST_HAND));
        own.addAll(deck.subList((SEATS + 1) * LARGEST_HAND, deck.size()));   // where a person put one of them elsewhere
        for (Card card : own) {
            if (cards.size() < count && taken.add(card)) {
                cards.add(card);
            }
        }
        return cards;
    }
}
