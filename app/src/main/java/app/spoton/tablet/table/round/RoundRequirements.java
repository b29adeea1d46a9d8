package app.spoton.tablet.table.round;

import app.spoton.engine.round.Objection;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.SeatRules;
import java.util.Optional;

/** What a round needs before it can be settled: each seat's cards, decision and draws, then the dealer's cards. */
public final class RoundRequirements {
    private RoundRequirements() {
    }

    /** The first thing that is missing; empty if nothing is. */
    public static Optional<TableFocus> first(RoundInProgress round) {
        for (SeatInPlay seat : round.seatsInPlay()) {
            Optional<TableFocus> atSeat = at(round, seat.number());
            if (atSeat.isPresent()) {
                return atSeat;
            }
        }
        return at(round, TableFocus.DEALER);
    }

    /** The first thing that is missing at a seat, or with the dealer. */
    public static Optional<TableFocus> at(RoundInProgress round, int seat) {
        Optional<TableFocus> dealt = card(round, seat, 0);
        if (dealt.isPresent() || seat == TableFocus.DEALER) {
            return dealt;
        }
        if (isUndecided(round, seat)) {
            return Optional.of(new TableFocus.Decision(seat));
        }
        if (round.seat(seat).hands().isEmpty()) {
            return Optional.empty();
        }
        return card(round, seat, 1).or(() -> card(round, seat, 2));
    }

    /** Where a seat at which nothing is missing can be corrected first. */
    public static TableFocus correctionFocus(RoundInProgress round, int seat) {
        boolean split = seat != TableFocus.DEALER && !round.seat(seat).hands().isEmpty();
        return split ? new TableFocus.Decision(seat) : new TableFocus.CardAt(seat, 0, 0);
    }

    public static Optional<TableFocus> card(RoundInProgress round, int seat, int hand) {
        return round.missing(seat, hand) == 0 ? Optional.empty()
                : Optional.of(new TableFocus.CardAt(seat, hand, round.cardsAt(seat, hand).size()));
    }

    public static boolean isUndecided(RoundInProgress round, int seat) {
        return SeatRules.objection(round.setup(), round.seat(seat)).filter(Objection::isStillToDecide).isPresent();
    }

    /** Where the next tap goes after one at this place: the same hand, the same seat, then the next missing card. */
    public static TableFocus after(RoundInProgress round, TableFocus was) {
        Optional<TableFocus> next = Optional.empty();
        if (was instanceof TableFocus.CardAt card && isThere(round, card)) {
            next = card(round, card.seat(), card.hand());
        }
        if (next.isEmpty() && was.seat() >= 0 && isInPlay(round, was.seat())) {
            next = at(round, was.seat());
        }
        return next.or(() -> first(round)).orElse(TableFocus.NOTHING);
    }

    private static boolean isThere(RoundInProgress round, TableFocus.CardAt card) {
        return isInPlay(round, card.seat()) && round.capacity(card.seat(), card.hand()) > 0;
    }

    private static boolean isInPlay(RoundInProgress round, int seat) {
        return seat == TableFocus.DEALER || round.seat(seat).isInPlay();
    }
}
