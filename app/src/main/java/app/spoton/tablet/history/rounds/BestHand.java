package app.spoton.tablet.history.rounds;

import app.spoton.engine.card.Rank;
import app.spoton.engine.hand.HandWords;
import app.spoton.engine.hand.MadeHand;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Step;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The hand that a list names for a round. */
final class BestHand {
    private BestHand() {
    }

    /** The players' best hand of a category, given by its id, as a dealer says it; empty if nobody has one. */
    static Optional<String> of(RoundRecord round, String category) {
        return round.settlement().stream().flatMap(settlement -> settlement.steps().stream())
                .filter(step -> isOfThisSeat(step.wager()))
                .map(Step::hand).flatMap(Optional::stream)
                .filter(hand -> hand.category().id().equals(category))
                .max(Comparator.comparing(BestHand::ranks, BestHand::compare)).map(HandWords::of);
    }

    /** The hand of a bad beat may be the dealer's, and envy is paid for another seat's. */
    private static boolean isOfThisSeat(Wager wager) {
        return wager != Wager.BAD_BEAT && wager != Wager.ENVY;
    }

    /** In the order in which they decide: those of pairs first. */
    private static List<Rank> ranks(MadeHand hand) {
        List<Rank> ranks = hand.cards().list().stream().map(card -> card.rank()).collect(Collectors.toList());
        return ranks.stream().sorted(Comparator.comparing((Rank rank) -> Collections.frequency(ranks, rank)).reversed())
                .collect(Collectors.toList());
    }

    private static int compare(List<Rank> one, List<Rank> other) {
        for (int place = 0; place < Math.min(one.size(), other.size()); place++) {
            if (one.get(place) != other.get(place)) {
                return one.get(place).compareTo(other.get(place));
            }
        }
        return 0;
    }
}
