package app.spoton.camera.spots;

import app.spoton.engine.round.Wager;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Wagers and folds according to one reading of the layout. Everything here is a proposal for a person to accept or
 * ignore. It is never an amount, and what is not sure is left out.
 *
 * @param spots of every seat, in the seats' order
 * @param seatsWithoutCards seats where the felt is surely bare: if they were dealt cards in this round, they have
 *     folded as far as the camera can tell
 */
public record OccupiedSpots(List<SpotReading> spots, Set<Integer> seatsWithoutCards) {
    /** Nothing was looked at. */
    public static final OccupiedSpots UNKNOWN = new OccupiedSpots(List.of(), Set.of());

    public OccupiedSpots {
        spots = List.copyOf(spots);
        seatsWithoutCards = Set.copyOf(seatsWithoutCards);
    }

    /** Not sure where the layout has no such spot or it was not looked at. */
    public SpotState at(int seat, Wager wager) {
        return spots.stream().filter(spot -> spot.seat() == seat && spot.wager() == wager).map(SpotReading::state)
                .findFirst().orElse(SpotState.NOT_SURE);
    }

    /** The wagers of a seat on whose spots chips surely lie. */
    public Set<Wager> bet(int seat) {
        return withState(seat, SpotState.CHIPS);
    }

    /** The wagers of a seat about which a person has to be asked. */
    public Set<Wager> notSure(int seat) {
        return withState(seat, SpotState.NOT_SURE);
    }

    private Set<Wager> withState(int seat, SpotState state) {
        Set<Wager> wagers = EnumSet.noneOf(Wager.class);
        spots.stream().filter(spot -> spot.seat() == seat && spot.state() == state)
                .forEach(spot -> wagers.add(spot.wager()));
        return wagers;
    }

    /** Seats with chips on at least one spot, in order. */
    public Set<Integer> seatsWithChips() {
        Set<Integer> seats = new TreeSet<>();
        spots.stream().filter(spot -> spot.state() == SpotState.CHIPS).forEach(spot -> seats.add(spot.seat()));
        return seats;
    }

    /** Of these seats, which have surely no cards at their place any more. */
    public Set<Integer> folded(Collection<Integer> dealtTo) {
        Set<Integer> seats = new TreeSet<>(dealtTo);
        seats.retainAll(seatsWithoutCards);
        return seats;
    }
}
