package app.spoton.tablet.eyes;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.tablet.log.KnownBy;
import app.spoton.tablet.table.Focus;
import app.spoton.tablet.table.Laid;
import app.spoton.tablet.table.Layout;
import app.spoton.tablet.table.Pile;
import app.spoton.tablet.table.RoundInProgress;
import app.spoton.tablet.table.SeatInPlay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a look at the table says about the round in progress: which cards are sure and where they belong, which are
 * doubtful, and what a person has to put right. What a person has put or said is never questioned again.
 */
final class Matching {
    private final RoundInProgress round;
    private final Look look;
    private final Map<Sighting, Optional<Card>> answers;
    private final Map<Pile, List<Laid>> sure = new LinkedHashMap<>();
    private final List<Doubt> doubts = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    /** @param answers what the dealer said about doubtful cards; empty where it is no card at all */
    Matching(RoundInProgress round, Look look, Map<Sighting, Optional<Card>> answers) {
        this.round = round;
        this.look = look;
        this.answers = answers;
        boolean anySeat = look.sightings().stream().anyMatch(seen -> seen.seat() != Focus.DEALER);
        for (int seat = 1; seat <= Math.max(round.seats().size(), mostSeat()); seat++) {
            if (!look.at(seat).isEmpty() || (anySeat && isAwaited(seat))) {
                seat(seat);
            }
        }
        dealer();
        if (look.strays() > 0) {
            remarks.add(new Remark(Remark.Kind.STRAY, Focus.DEALER, look.strays()));
        }
    }

    /** To be laid on the table. */
    Map<Pile, List<Laid>> sure() {
        return sure;
    }

    List<Doubt> doubts() {
        return doubts;
    }

    List<Remark> remarks() {
        return remarks;
    }

    private int mostSeat() {
        return look.sightings().stream().mapToInt(Sighting::seat).max().orElse(0);
    }

    private boolean isAwaited(int seat) {
        SeatInPlay here = round.seat(seat);
        return here.isInPlay() && !here.folded() && round.missing(seat, 0) > 0;
    }

    private void seat(int seat) {
        List<Sighting> open = seen(seat);
        Pile dealt = Pile.dealtTo(seat);
        boolean split = seat <= round.seats().size() && !round.seat(seat).hands().isEmpty();
        if (split && round.missing(seat, 0) == 0 && round.capacity(seat, 1) + round.capacity(seat, 2) > 0) {
            Map<Sighting, Card> known = Recognised.among(open, round.cardsAt(seat, 0).list());
            open.removeAll(known.keySet());
            drawn(seat, open, known);
        } else {
            pile(dealt, open);
        }
    }

    /** The sightings at a seat, without those that the dealer said are no cards. */
    private List<Sighting> seen(int seat) {
        List<Sighting> seen = new ArrayList<>(look.at(seat));
        seen.removeIf(sighting -> answers.getOrDefault(sighting, Optional.of(sighting.card().card())).isEmpty());
        return seen;
    }

    private void drawn(int seat, List<Sighting> open, Map<Sighting, Card> dealt) {
        Optional<Map<Sighting, Integer>> hands = DrawnCards.toHands(open, dealt, round.seat(seat),
                round.capacity(seat, 1), round.capacity(seat, 2));
        if (hands.isEmpty()) {
            remarks.add(new Remark(Remark.Kind.WHICH_HAND, seat, open.size()));
            return;
        }
        for (int hand = 1; hand <= 2; hand++) {
            List<Sighting> toHand = new ArrayList<>(open);
            int number = hand;
            toHand.removeIf(sighting -> hands.get().get(sighting) != number);
            if (!toHand.isEmpty()) {
                pile(new Pile(seat, hand), toHand);
            }
        }
    }

    private void dealer() {
        List<Sighting> open = seen(Focus.DEALER);
        if (open.isEmpty()) {
            return;
        }
        // In this game the hand is made with the up card (003_911f96d4cd906c90.txt), so it must be known which it was.
        boolean hidden = Layout.isSplit(round.setup().game()) && round.dealer().size() == 0 && open.size() > 1;
        if (hidden) {
            remarks.add(new Remark(Remark.Kind.WHICH_UP_CARD, Focus.DEALER, open.size()));
            return;
        }
        pile(Pile.DEALER, open);
        if (round.dealer().size() > 0) {
            Card first = Card.of(round.dealer().index(0));
            List<Laid> inOrder = new ArrayList<>(sure.get(Pile.DEALER));
            inOrder.sort((a, b) -> Boolean.compare(b.card().equals(first), a.card().equals(first)));
            sure.put(Pile.DEALER, inOrder);
        }
    }

    private void pile(Pile pile, List<Sighting> sightings) {
        List<Sighting> open = new ArrayList<>(sightings);
        List<Card> personal = new ArrayList<>();
        List<Card> cameras = new ArrayList<>();
        for (Card card : cards(pile).list()) {
            (isCameras(card) ? cameras : personal).add(card);
        }
        Map<Sighting, Card> said = Recognised.among(open, personal);
        open.removeAll(said.keySet());
        personal.removeAll(said.values());
        Recognised.corrected(open, personal, round.known(), cards(pile).size()).forEach(open::remove);
        List<Laid> laid = new ArrayList<>();
        int unreadable = 0;
        Map<Sighting, Card> before = Recognised.among(doubtful(open), certainBefore(cameras));
        for (Sighting sighting : open) {
            Optional<Card> answer = answers.getOrDefault(sighting, Optional.empty());
            Optional<Card> certain = sighting.certain();
            if (answer.isPresent()) {
                laid.add(new Laid(answer.get(), KnownBy.ASKED));
            } else if (certain.isPresent()) {
                laid.add(new Laid(certain.get(), KnownBy.CAMERA));
            } else if (before.containsKey(sighting)) {
                laid.add(new Laid(before.get(sighting), KnownBy.CAMERA));
            } else if (sighting.isUnreadable()) {
                unreadable++;
            } else {
                doubts.add(new Doubt(sighting, pile));
            }
        }
        cameras.removeIf(card -> laid.stream().anyMatch(one -> one.card().equals(card)));
        cameras.retainAll(certainBefore(cameras));
        if (sightings.size() + personal.size() + cameras.size() <= capacity(pile)) {
            cameras.forEach(card -> laid.add(new Laid(card, KnownBy.CAMERA)));   // hidden for the moment
        }
        if (unreadable > 0) {
            remarks.add(new Remark(Remark.Kind.UNREADABLE, pile.seat(), unreadable));
        }
        sure.put(pile, laid);
    }

    private static List<Sighting> doubtful(List<Sighting> sightings) {
        List<Sighting> doubtful = new ArrayList<>(sightings);
        doubtful.removeIf(sighting -> sighting.certain().isPresent());
        return doubtful;
    }

    /** Those that an earlier look was certain of. What it was unsure of is judged anew each time. */
    private List<Card> certainBefore(List<Card> cameras) {
        List<Card> certain = new ArrayList<>(cameras);
        certain.removeIf(card -> round.known().get(card) == KnownBy.UNSURE);
        return certain;
    }

    private boolean isCameras(Card card) {
        KnownBy by = round.known().get(card);
        return by == KnownBy.CAMERA || by == KnownBy.UNSURE;
    }

    private Cards cards(Pile pile) {
        return isSeat(pile) ? round.cardsAt(pile.seat(), pile.hand()) : Cards.NONE;
    }

    private int capacity(Pile pile) {
        return isSeat(pile) ? round.capacity(pile.seat(), pile.hand()) : 0;
    }

    private boolean isSeat(Pile pile) {
        return pile.seat() <= round.seats().size();
    }
}
