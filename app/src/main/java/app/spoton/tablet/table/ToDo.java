package app.spoton.tablet.table;

import java.util.Optional;

/** What a round needs before it can be settled: each seat's cards, decision and draws, then the dealer's cards. */
final class ToDo {
    private ToDo() {
    }

    /** The first thing that is missing; empty if nothing is. */
    static Optional<Focus> first(RoundInProgress round) {
        for (SeatInPlay seat : round.seatsInPlay()) {
            Optional<Focus> atSeat = at(round, seat.number());
            if (atSeat.isPresent()) {
                return atSeat;
            }
        }
        return at(round, Focus.DEALER);
    }

    /** The first thing that is missing at a seat, or with the dealer. */
    static Optional<Focus> at(RoundInProgress round, int seat) {
        Optional<Focus> dealt = card(round, seat, 0);
        if (dealt.isPresent() || seat == Focus.DEALER) {
            return dealt;
        }
        if (isUndecided(round, seat)) {
            return Optional.of(new Focus.Decision(seat));
        }
        if (round.seat(seat).hands().isEmpty()) {
            return Optional.empty();
        }
        return card(round, seat, 1).or(() -> card(round, seat, 2));
    }

    /** Where a seat at which nothing is missing can be corrected first. */
    static Focus again(RoundInProgress round, int seat) {
        boolean split = seat != Focus.DEALER && !round.seat(seat).hands().isEmpty();
        return split ? new Focus.Decision(seat) : new Focus.CardAt(seat, 0, 0);
    }

    static Optional<Focus> card(RoundInProgress round, int seat, int hand) {
        return round.missing(seat, hand) == 0 ? Optional.empty()
                : Optional.of(new Focus.CardAt(seat, hand, round.cardsAt(seat, hand).size()));
    }

    static boolean isUndecided(RoundInProgress round, int seat) {
        return RuleBook.objection(round.setup(), round.seat(seat)).filter(RuleBook::isStillToCome).isPresent();
    }

    /** Where the next tap goes after one at this place: on with the same hand, the same seat, then whatever is next. */
    static Focus after(RoundInProgress round, Focus was) {
        Optional<Focus> next = Optional.empty();
        if (was instanceof Focus.CardAt card && isThere(round, card)) {
            next = card(round, card.seat(), card.hand());
        }
        if (next.isEmpty() && was.seat() >= 0 && isInPlay(round, was.seat())) {
            next = at(round, was.seat());
        }
        return next.or(() -> first(round)).orElse(Focus.NOTHING);
    }

    private static boolean isThere(RoundInProgress round, Focus.CardAt card) {
        return isInPlay(round, card.seat()) && round.capacity(card.seat(), card.hand()) > 0;
    }

    private static boolean isInPlay(RoundInProgress round, int seat) {
        return seat == Focus.DEALER || round.seat(seat).isInPlay();
    }
}
