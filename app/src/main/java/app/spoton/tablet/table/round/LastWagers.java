package app.spoton.tablet.table.round;

import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The seats' earlier wagers. Immutable.
 *
 * @param lastRound the wagers of the last round, by seat
 * @param earlier the last wagers of seats that sat out the last round
 */
public record LastWagers(Map<Integer, Map<Wager, Stake>> lastRound, Map<Integer, Map<Wager, Stake>> earlier) {
    public static final LastWagers NONE = new LastWagers(Map.of(), Map.of());

    public LastWagers {
        lastRound = Collections.unmodifiableMap(new TreeMap<>(lastRound));
        earlier = Collections.unmodifiableMap(new TreeMap<>(earlier));
    }

    /** The memory after a round that has ended. */
    public LastWagers after(RoundInProgress round) {
        Map<Integer, Map<Wager, Stake>> now = new TreeMap<>();
        for (SeatInPlay seat : round.seatsInPlay()) {
            Map<Wager, Stake> bets = new EnumMap<>(Wager.class);
            bets.putAll(seat.stakes());
            bets.keySet().removeIf(SpotLayout::isPlay);
            now.put(seat.number(), Collections.unmodifiableMap(bets));
        }
        Map<Integer, Map<Wager, Stake>> before = new TreeMap<>(earlier);
        before.putAll(lastRound);
        before.keySet().removeAll(now.keySet());
        return new LastWagers(now, before);
    }

    public boolean isEmpty() {
        return lastRound.isEmpty();
    }

    /** The seat's usual wagers: those that it made when it was last in play; empty if it never was. */
    public Map<Wager, Stake> of(int seat) {
        return lastRound.getOrDefault(seat, earlier.getOrDefault(seat, Map.of()));
    }
}
