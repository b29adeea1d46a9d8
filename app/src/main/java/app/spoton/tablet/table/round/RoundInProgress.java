package app.spoton.tablet.table.round;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.record.CardOrigin;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Stage;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.SettlementResult;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.settlement.StepNote;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A round at the table so far. Immutable.
 *
 * @param dealer the dealer's cards so far; the up card first, in games that have one
 * @param seats all seats of the table from seat 1 up, with or without wagers
 * @param origins how each card on the table is known
 * @param samePlayerAs the lowest seat of the same player, by seat: no seat is paid envy for its player's own hand
 * @param line the line of the settlement in view: 0 the dealer's hand, then the steps from 1, then the seats' totals
 */
public record RoundInProgress(TableSetup setup, RoundPhase phase, Cards dealer, List<SeatInPlay> seats,
        Map<Card, CardOrigin> origins, Map<Integer, Integer> samePlayerAs, Optional<Settlement> settlement, int line,
        RoundAudit audit) {

    public RoundInProgress {
        seats = List.copyOf(seats);
        origins = Map.copyOf(origins);
        samePlayerAs = Map.copyOf(samePlayerAs);
    }

    public static RoundInProgress begin(TableSetup setup) {
        List<SeatInPlay> seats = new ArrayList<>();
        for (int number = 1; number <= setup.seats(); number++) {
            seats.add(SeatInPlay.empty(number, setup.game()));
        }
        return new RoundInProgress(setup, RoundPhase.WAGERS, Cards.NONE, seats, Map.of(), Map.of(), Optional.empty(), 0,
                RoundAudit.NOT_STARTED);
    }

    public SeatInPlay seat(int number) {
        return seats.get(number - 1);
    }

    public List<SeatInPlay> seatsInPlay() {
        return List.copyOf(seats.stream().filter(SeatInPlay::isInPlay).collect(Collectors.toList()));
    }

    /** The cards at a place: see {@link TableFocus.CardAt}. */
    public Cards cardsAt(int seat, int hand) {
        return seat == TableFocus.DEALER ? dealer : seat(seat).cardsAt(hand);
    }

    /** How many cards belong there. */
    public int capacity(int seat, int hand) {
        return seat == TableFocus.DEALER ? setup.game().dealerCards() : seat(seat).capacity(setup.game(), hand);
    }

    /** The number of cards still missing there; none for a seat whose cards nobody needs. */
    public int missing(int seat, int hand) {
        return isUnseen(seat) ? 0 : Math.max(0, capacity(seat, hand) - cardsAt(seat, hand).size());
    }

    /** Whether a seat folded without showing its cards, and nothing depends on them. */
    public boolean isUnseen(int seat) {
        return seat != TableFocus.DEALER && seat(seat).folded() && seat(seat).cards().size() == 0
                && !SeatRules.cardsMatter(setup, seat(seat));
    }

    /** The seats of which no card is known, or will be. */
    public List<Integer> unseen() {
        return phase == RoundPhase.WAGERS ? List.of() : List.copyOf(seatsInPlay().stream()
                .map(SeatInPlay::number).filter(this::isUnseen).collect(Collectors.toList()));
    }

    /** Whether the round ended without being settled. */
    public boolean wagersReturned() {
        return audit.wagersReturned();
    }

    /** The table's meters now: with this round's contributions once the cards are out, then with its confirmed wins. */
    public Map<String, Meter> meters() {
        int confirmed = settlement.isEmpty() ? 0 : waitsForSupervisor() ? line - 1 : line;
        return phase == RoundPhase.WAGERS ? setup.meters() : MeterLedger.at(this, confirmed);
    }

    /** Whether the line in view is a win that a supervisor has not confirmed yet. */
    public boolean waitsForSupervisor() {
        return step().filter(this::isUnapproved).isPresent();
    }

    /** Whether a step must wait for a supervisor who has not confirmed it yet. */
    public boolean isUnapproved(Step step) {
        boolean needsOne = step.notes().contains(StepNote.SUPERVISOR)
                || (step.isPayCounted() && setup.options().needsSupervisor(step.pay()));
        return needsOne && !audit.approvals().containsKey(step.number());
    }

    /** A step as it is read out: who confirmed it, or that it waits for a supervisor. */
    public String sentence(Step step) {
        return Optional.ofNullable(audit.approvals().get(step.number())).map(step::sentenceConfirmedBy).orElseGet(step::sentence);
    }

    /** The cards that lie on the table, one bit for each. */
    public long cardMask() {
        long cards = dealer.mask();
        for (SeatInPlay seat : seats) {
            cards |= seat.cards().mask();
            for (SplitHand hand : seat.hands()) {
                cards |= hand.drawn().mask();
            }
        }
        return cards;
    }

    /** Whether somebody entered a card that the camera had not seen. */
    public boolean hasCardsByHand() {
        return origins.containsValue(CardOrigin.TYPED);
    }

    /** Whether the camera was certain of every card on the table, or asked the dealer about it. */
    public boolean isCertain() {
        return !origins.isEmpty() && origins.values().stream()
                .allMatch(origin -> origin == CardOrigin.CAMERA || origin == CardOrigin.CONFIRMED);
    }

    /** Whether a card can be given to the place in focus: it is not on the table, or it is there already. */
    public boolean isFree(Card card, TableFocus focus) {
        if ((cardMask() >>> card.index() & 1) == 0) {
            return true;
        }
        return focus instanceof TableFocus.CardAt place
                && cardsAt(place.seat(), place.hand()).list().indexOf(card) == place.index();
    }

    /** The step that the dealer is at; empty at the dealer's own hand and at the totals. */
    public Optional<Step> step() {
        return settlement.filter(found -> line >= 1 && line <= found.steps().size())
                .map(found -> found.steps().get(line - 1));
    }

    public boolean isAtTotals() {
        return settlement.filter(found -> line > found.steps().size()).isPresent();
    }

    public RoundInProgress with(SeatInPlay seat) {
        List<SeatInPlay> changed = new ArrayList<>(seats);
        changed.set(seat.number() - 1, seat);
        return new RoundInProgress(setup, phase, dealer, changed, origins, samePlayerAs, settlement, line, audit);
    }

    public RoundInProgress with(RoundAudit next) {
        return new RoundInProgress(setup, phase, dealer, seats, origins, samePlayerAs, settlement, line, next);
    }

    public RoundInProgress with(TableSetup other) {
        return new RoundInProgress(other, phase, dealer, seats, origins, samePlayerAs, settlement, line, audit);
    }

    public RoundInProgress with(RoundPhase next) {
        return new RoundInProgress(setup, next, dealer, seats, origins, samePlayerAs, settlement, line, audit);
    }

    public RoundInProgress atLine(int next) {
        return new RoundInProgress(setup, phase, dealer, seats, origins, samePlayerAs, settlement, next, audit);
    }

    public RoundInProgress settledAs(Settlement found) {
        return new RoundInProgress(setup, RoundPhase.SETTLEMENT, dealer, seats, origins, samePlayerAs, Optional.of(found), 0, audit);
    }

    /** The settlement taken back, so that cards and decisions can be corrected. */
    public RoundInProgress reopened() {
        return new RoundInProgress(setup, RoundPhase.CARDS, dealer, seats, origins, samePlayerAs, Optional.empty(), 0,
                audit.reopened());
    }

    /** A card at a position, which replaces the card there or follows the last one. */
    public RoundInProgress withCard(TableFocus.CardAt place, Card card, CardOrigin by) {
        Cards was = cardsAt(place.seat(), place.hand());
        Map<Card, CardOrigin> now = new HashMap<>(origins);
        if (place.index() < was.size()) {
            now.remove(Card.of(was.index(place.index())));
        }
        now.put(card, by);
        if (place.seat() != TableFocus.DEALER) {
            return with(seat(place.seat()).withCard(place.hand(), place.index(), card)).with(now);
        }
        return withDealer(SeatInPlay.set(dealer, place.index(), card)).with(now);
    }

    public RoundInProgress withDealer(Cards cards) {
        return new RoundInProgress(setup, phase, cards, seats, origins, samePlayerAs, settlement, line, audit);
    }

    /** With the origins of the cards; those of cards that are not on the table are dropped. */
    public RoundInProgress with(Map<Card, CardOrigin> now) {
        Map<Card, CardOrigin> lying = new HashMap<>(now);
        long cards = cardMask();
        lying.keySet().removeIf(card -> (cards >>> card.index() & 1) == 0);
        return new RoundInProgress(setup, phase, dealer, seats, lying, samePlayerAs, settlement, line, audit);
    }

    /** The seat that stands for a player's seats: the lowest of them. */
    public int playerOf(int seat) {
        return samePlayerAs.containsKey(seat) ? playerOf(samePlayerAs.get(seat)) : seat;
    }

    /** A seat's player holds a lower seat too, or (the seat itself) no other. */
    public RoundInProgress withPlayer(int seat, int lower) {
        Map<Integer, Integer> now = new HashMap<>(samePlayerAs);
        if (seat == lower) {
            now.remove(seat);
        } else {
            now.put(seat, lower);
        }
        return new RoundInProgress(setup, phase, dealer, seats, origins, now, settlement, line, audit);
    }

    /** The seats in play that a seat's player holds, from the lowest up. */
    public List<Integer> seatsOfPlayer(int seat) {
        return List.copyOf(seatsInPlay().stream().map(SeatInPlay::number).filter(other -> playerOf(other) == playerOf(seat))
                .collect(Collectors.toList()));
    }

    /** Two seats and all that their players hold belong to one player; if they do already, the first is somebody else's. */
    public RoundInProgress withSamePlayer(int seat, int other) {
        int joined = Math.min(playerOf(seat), playerOf(other));
        boolean leaves = playerOf(seat) == playerOf(other);
        Map<Integer, Integer> players = new TreeMap<>();
        for (SeatInPlay each : seats) {
            int player = playerOf(each.number());
            boolean concerned = player == playerOf(seat) || player == playerOf(other);
            players.put(each.number(), leaves && each.number() == seat ? -seat : concerned ? joined : player);
        }
        return withPlayers(players);
    }

    /** Keeps who holds several seats, for the seats that were in play. */
    public RoundInProgress withPlayersOf(RoundInProgress last) {
        Map<Integer, Integer> players = new TreeMap<>();
        last.seatsInPlay().forEach(seat -> players.put(seat.number(), last.playerOf(seat.number())));
        return withPlayers(players);
    }

    /** @param players any number that stands for the player, by seat from the lowest up */
    private RoundInProgress withPlayers(Map<Integer, Integer> players) {
        Map<Integer, Integer> lowest = new HashMap<>();
        Map<Integer, Integer> same = new HashMap<>();
        new TreeMap<>(players).forEach((seat, player) -> {
            Integer first = lowest.putIfAbsent(player, seat);
            if (first != null) {
                same.put(seat, first);
            }
        });
        return new RoundInProgress(setup, phase, dealer, seats, origins, same, settlement, line, audit);
    }

    /** The seat in the engine's terms. A player has a name only if the player holds several seats. */
    public Seat toEngineSeat(SeatInPlay seat) {
        List<Integer> held = seatsOfPlayer(seat.number());
        boolean unseen = phase != RoundPhase.WAGERS && isUnseen(seat.number());
        return seat.seat(held.size() > 1 ? Optional.of("seat " + held.get(0)) : Optional.empty(), unseen);
    }

    /** The round in the engine's terms. */
    public Round toRound() {
        List<Seat> inPlay = seatsInPlay().stream().map(this::toEngineSeat).collect(Collectors.toList());
        boolean complete = !audit.wagersReturned() && phase != RoundPhase.WAGERS && RoundRequirements.first(this).isEmpty();
        boolean contributed = phase != RoundPhase.WAGERS && !audit.wagersReturned();
        return new Round(complete ? Stage.SHOWN : Stage.DEALT, setup.paytables(), setup.house(),
                contributed ? MeterLedger.contributed(this) : setup.meters(), dealer, inPlay);
    }

    /** The engine's objection to the round so far. */
    public SettlementResult trySettle() {
        return setup.game().trySettle(toRound().at(Stage.SHOWN));
    }
}
