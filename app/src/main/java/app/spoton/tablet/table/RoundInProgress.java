package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Settlement;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A round as far as it has come. Immutable.
 *
 * @param dealer the dealer's cards, as far as they are known; where one is dealt face up, that one first
 * @param seats all seats of the table from seat 1 up, those where nobody bets too
 * @param settlement what the engine makes of it, once it is complete
 * @param line what the dealer is at: 0 the own hand, then the steps from 1, and after the last the seats' totals
 */
public record RoundInProgress(TableSetup setup, Phase phase, Cards dealer, List<SeatInPlay> seats,
        Optional<Settlement> settlement, int line) {

    public RoundInProgress {
        seats = List.copyOf(seats);
    }

    static RoundInProgress begin(TableSetup setup) {
        List<SeatInPlay> seats = new ArrayList<>();
        for (int number = 1; number <= setup.seats(); number++) {
            seats.add(SeatInPlay.empty(number, setup.game()));
        }
        return new RoundInProgress(setup, Phase.WAGERS, Cards.NONE, seats, Optional.empty(), 0);
    }

    public SeatInPlay seat(int number) {
        return seats.get(number - 1);
    }

    public List<SeatInPlay> seatsInPlay() {
        return List.copyOf(seats.stream().filter(SeatInPlay::isInPlay).collect(Collectors.toList()));
    }

    /** The cards at a place: see {@link Focus.CardAt}. */
    public Cards cardsAt(int seat, int hand) {
        return seat == Focus.DEALER ? dealer : seat(seat).cardsAt(hand);
    }

    /** How many cards belong there. */
    public int capacity(int seat, int hand) {
        return seat == Focus.DEALER ? setup.game().dealerCards() : seat(seat).capacity(setup.game(), hand);
    }

    /** How many are still to come there. */
    public int missing(int seat, int hand) {
        return Math.max(0, capacity(seat, hand) - cardsAt(seat, hand).size());
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
    boolean isFree(Card card, Focus focus) {
        if ((onTheTable() >>> card.index() & 1) == 0) {
            return true;
        }
        return focus instanceof Focus.CardAt place
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
        return new RoundInProgress(setup, phase, dealer, changed, settlement, line);
    }

    RoundInProgress with(Phase next) {
        return new RoundInProgress(setup, next, dealer, seats, settlement, line);
    }

    RoundInProgress atLine(int next) {
        return new RoundInProgress(setup, phase, dealer, seats, settlement, next);
    }

    RoundInProgress settledAs(Settlement found) {
        return new RoundInProgress(setup, Phase.SETTLEMENT, dealer, seats, Optional.of(found), 0);
    }

    /** The settlement taken back, so that cards and decisions can be put right. */
    RoundInProgress reopened() {
        return new RoundInProgress(setup, Phase.CARDS, dealer, seats, Optional.empty(), 0);
    }

    RoundInProgress withCard(Focus.CardAt place, Card card) {
        if (place.seat() != Focus.DEALER) {
            return with(seat(place.seat()).withCard(place.hand(), place.index(), card));
        }
        List<Card> changed = new ArrayList<>(dealer.list());
        if (place.index() < changed.size()) {
            changed.set(place.index(), card);
        } else {
            changed.add(card);
        }
        return new RoundInProgress(setup, phase, Cards.of(changed), seats, settlement, line);
    }

    /** The round as the engine knows it. */
    public Round round() {
        return new Round(setup.paytables(), setup.house(), setup.meters(), dealer,
                seatsInPlay().stream().map(SeatInPlay::seat).collect(Collectors.toList()));
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
