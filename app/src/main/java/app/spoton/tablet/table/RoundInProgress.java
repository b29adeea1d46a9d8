package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Note;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Step;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A round as far as it has come. Immutable.
 *
 * @param dealer the dealer's cards, as far as they are known; where one is dealt face up, that one first
 * @param seats all seats of the table from seat 1 up, those where nobody bets too
 * @param known how each card that lies on the table came to be known
 * @param sameAs of a seat whose player holds a lower one too: that one; nobody envies their own hand
 * @param settlement what the engine makes of it, once it is complete
 * @param line what the dealer is at: 0 the own hand, then the steps from 1, and after the last the seats' totals
 * @param story who deals it, and when what happened
 */
public record RoundInProgress(TableSetup setup, RoundPhase phase, Cards dealer, List<SeatInPlay> seats,
        Map<Card, KnownBy> known, Map<Integer, Integer> sameAs, Optional<Settlement> settlement, int line,
        RoundTimeline story) {

    public RoundInProgress {
        seats = List.copyOf(seats);
        known = Map.copyOf(known);
        sameAs = Map.copyOf(sameAs);
    }

    static RoundInProgress begin(TableSetup setup) {
        List<SeatInPlay> seats = new ArrayList<>();
        for (int number = 1; number <= setup.seats(); number++) {
            seats.add(SeatInPlay.empty(number, setup.game()));
        }
        return new RoundInProgress(setup, RoundPhase.WAGERS, Cards.NONE, seats, Map.of(), Map.of(), Optional.empty(), 0,
                RoundTimeline.UNTOLD);
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

    /** How many are still to come there; none for a seat that nobody needs to see. */
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

    /** Whether the round ended without being settled, and every wager went back. */
    public boolean wasGivenBack() {
        return story.end() != RoundLogEntry.End.CONFIRMED;
    }

    /** The table's meters now: with this round's contributions once the cards are out, then with its confirmed wins. */
    public Map<String, Meter> meters() {
        int confirmed = settlement.isEmpty() ? 0 : waitsForSupervisor() ? line - 1 : line;
        return phase == RoundPhase.WAGERS ? setup.meters() : MeterLedger.at(this, confirmed);
    }

    /** Whether the line in view is a win of the progressive that a supervisor has not confirmed yet. */
    public boolean waitsForSupervisor() {
        return step().filter(step -> step.notes().contains(Note.SUPERVISOR)
                && !story.approvals().containsKey(step.number())).isPresent();
    }

    /** The cards that lie on the table, one bit for each. */
    public long onTheTable() {
        long cards = dealer.mask();
        for (SeatInPlay seat : seats) {
            cards |= seat.cards().mask();
            for (SplitHand hand : seat.hands()) {
                cards |= hand.drawn().mask();
            }
        }
        return cards;
    }

    /** Whether a card can be given to the place in focus: it is not on the table, or it is there already. */
    boolean isFree(Card card, TableFocus focus) {
        if ((onTheTable() >>> card.index() & 1) == 0) {
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

    /** What a seat has at the end, told with its last step; empty before that. */
    public Optional<Settlement.SeatTotal> totalOfSeatDone() {
        return step().flatMap(step -> {
            Settlement found = settlement.orElseThrow();
            boolean last = found.steps().subList(line, found.steps().size()).stream()
                    .noneMatch(later -> later.seat() == step.seat());
            return last ? found.seats().stream().filter(total -> total.seat() == step.seat()).findFirst()
                    : Optional.empty();
        });
    }

    RoundInProgress with(SeatInPlay seat) {
        List<SeatInPlay> changed = new ArrayList<>(seats);
        changed.set(seat.number() - 1, seat);
        return new RoundInProgress(setup, phase, dealer, changed, known, sameAs, settlement, line, story);
    }

    RoundInProgress with(RoundTimeline told) {
        return new RoundInProgress(setup, phase, dealer, seats, known, sameAs, settlement, line, told);
    }

    RoundInProgress with(RoundPhase next) {
        return new RoundInProgress(setup, next, dealer, seats, known, sameAs, settlement, line, story);
    }

    RoundInProgress atLine(int next) {
        return new RoundInProgress(setup, phase, dealer, seats, known, sameAs, settlement, next, story);
    }

    RoundInProgress settledAs(Settlement found) {
        return new RoundInProgress(setup, RoundPhase.SETTLEMENT, dealer, seats, known, sameAs, Optional.of(found), 0, story);
    }

    /** The settlement taken back, so that cards and decisions can be put right. */
    RoundInProgress reopened() {
        return new RoundInProgress(setup, RoundPhase.CARDS, dealer, seats, known, sameAs, Optional.empty(), 0,
                story.reopened());
    }

    /** A card at a place, in the stead of the one that is there or after the last, and how it is known. */
    RoundInProgress withCard(TableFocus.CardAt place, Card card, KnownBy by) {
        Cards was = cardsAt(place.seat(), place.hand());
        Map<Card, KnownBy> now = new HashMap<>(known);
        if (place.index() < was.size()) {
            now.remove(Card.of(was.index(place.index())));
        }
        now.put(card, by);
        if (place.seat() != TableFocus.DEALER) {
            return with(seat(place.seat()).withCard(place.hand(), place.index(), card)).with(now);
        }
        return withDealer(SeatInPlay.set(dealer, place.index(), card)).with(now);
    }

    RoundInProgress withDealer(Cards cards) {
        return new RoundInProgress(setup, phase, cards, seats, known, sameAs, settlement, line, story);
    }

    /** With how cards are known; of those that do not lie on the table nothing is kept. */
    RoundInProgress with(Map<Card, KnownBy> now) {
        Map<Card, KnownBy> lying = new HashMap<>(now);
        long cards = onTheTable();
        lying.keySet().removeIf(card -> (cards >>> card.index() & 1) == 0);
        return new RoundInProgress(setup, phase, dealer, seats, lying, sameAs, settlement, line, story);
    }

    /** The seat that stands for a player's seats: the lowest of them. */
    public int playerOf(int seat) {
        return sameAs.containsKey(seat) ? playerOf(sameAs.get(seat)) : seat;
    }

    /** A seat's player holds a lower seat too, or (the seat itself) no other. */
    RoundInProgress withPlayer(int seat, int lower) {
        Map<Integer, Integer> now = new HashMap<>(sameAs);
        if (seat == lower) {
            now.remove(seat);
        } else {
            now.put(seat, lower);
        }
        return new RoundInProgress(setup, phase, dealer, seats, known, now, settlement, line, story);
    }

    /** The seat as the engine knows it; the player has a name only where there are several seats to it. */
    Seat engines(SeatInPlay seat) {
        int first = playerOf(seat.number());
        boolean several = first != seat.number() || sameAs.containsValue(first);
        return seat.seat(several ? Optional.of("seat " + first) : Optional.empty());
    }

    /** The round as the engine knows it; where it is settled, other cards stand in for those that nobody saw. */
    public Round round() {
        List<Integer> unseen = unseen();
        long taken = onTheTable();
        List<Seat> inPlay = new ArrayList<>();
        for (SeatInPlay seat : seatsInPlay()) {
            if (unseen.contains(seat.number()) && !wasGivenBack()) {
                Cards standIns = SeatRules.notAmong(taken, setup.game().playerCards());
                taken |= standIns.mask();
                inPlay.add(engines(seat.withCards(0, standIns)));
            } else {
                inPlay.add(engines(seat));
            }
        }
        boolean contributed = phase != RoundPhase.WAGERS && !wasGivenBack();
        return new Round(setup.paytables(), setup.house(),
                contributed ? MeterLedger.contributed(this) : setup.meters(), dealer, inPlay);
    }

    /**
     * What the round comes to.
     *
     * @throws RoundError if it cannot be settled as it is
     */
    Settlement settle() {
        return setup.game().settle(round());
    }
}
