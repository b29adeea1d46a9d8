package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Three of a split seat's four cards that win at once, by the ante's paytable. */
public final class InstantWinners {
    private InstantWinners() {
    }

    /** The best-paying instant winners: one of them must be kept together. Empty if there is none. */
    public static List<Cards> find(Cards four, Paytable ante) {
        List<Cards> best = new ArrayList<>();
        Optional<Odds> price = Optional.empty();
        for (Cards three : threes(four)) {
            Optional<Odds> odds = instant(three, ante);
            if (odds.isEmpty() || (price.isPresent() && price.get().paysMoreThan(odds.get()))) {
                continue;
            }
            if (price.isPresent() && odds.get().paysMoreThan(price.get())) {
                best.clear();
            }
            best.add(three);
            price = odds;
        }
        return best;
    }

    /** Every three of the four. */
    public static List<Cards> threes(Cards four) {
        List<Cards> threes = new ArrayList<>();
        for (Card without : four.list()) {
            threes.add(without(four, List.of(without)));
        }
        return threes;
    }

    static Cards without(Cards cards, List<Card> others) {
        List<Card> rest = new ArrayList<>(cards.list());
        rest.removeAll(others);
        return Cards.of(rest);
    }

    private static Optional<Odds> instant(Cards three, Paytable ante) {
        return ante.secondPriceOf(Ranker.THREE.value(three)).flatMap(Price::second);
    }
}
