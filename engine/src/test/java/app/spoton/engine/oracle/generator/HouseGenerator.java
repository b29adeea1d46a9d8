package app.spoton.engine.oracle.generator;

import app.spoton.engine.oracle.game.OracleGame;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Random house options. The limits are such that the wagers meet them, often exactly. */
final class HouseGenerator {
    private static final List<String> CHIPS =
            List.of("0.01", "0.05", "0.25", "0.5", "0.50", "1", "1.00", "2.50", "5.00", "25.00");

    private final Deck deck;
    private final OracleGame game;
    private final boolean anyInstantWinner;

    HouseGenerator(Deck deck, OracleGame game, boolean anyInstantWinner) {
        this.deck = deck;
        this.game = game;
        this.anyInstantWinner = anyInstantWinner;
    }

    Map<String, Object> house(List<Object> seats) {
        Map<String, Object> house = new LinkedHashMap<>();
        if (deck.oneIn(2)) {
            house.put("smallest-chip", CHIPS.get(deck.pick(0, CHIPS.size() - 1)));
        }
        if (game.id.equals("four-card-poker") && deck.oneIn(3)) {
            house.put("order", order());
        }
        maybe(house, "bad-beat-on-fold", "lose", "resolve");
        maybe(house, "bad-beat-on-tie", "lose", "win");
        maybe(house, "queens-up-on-fold", "lose", "resolve");
        maybe(house, "fixed-progressive-pays", "tray", "meter");
        maybe(house, "link-envy", "receiver", "winner");
        if (deck.oneIn(2)) {
            house.put("progressive-on-fold", deck.oneIn(2));
        }
        if (anyInstantWinner || deck.oneIn(2)) {
            house.put("instant-winner", anyInstantWinner ? "any" : "best");
        }
        if (deck.oneIn(3)) {
            house.put("limits", limits(seats));
        }
        return house;
    }

    private void maybe(Map<String, Object> house, String option, String one, String other) {
        if (deck.oneIn(2)) {
            house.put(option, deck.oneIn(2) ? one : other);
        }
    }

    /** An order of all five wagers or of some of them. */
    private List<Object> order() {
        List<Object> order = new ArrayList<>();
        for (String wager : game.wagers) {
            if (!deck.oneIn(6)) {
                order.add(deck.random.nextInt(order.size() + 1), wager);
            }
        }
        return order;
    }

    private Map<String, Object> limits(List<Object> seats) {
        Map<String, Object> limits = new LinkedHashMap<>();
        for (String wager : game.wagers) {
            if (deck.oneIn(2)) {
                continue;
            }
            BigDecimal least = new BigDecimal("99999.99");
            BigDecimal most = new BigDecimal("0.01");
            for (Object seat : seats) {
                Object amount = ((Map<?, ?>) ((Map<?, ?>) seat).get("wagers")).get(wager);
                if (amount != null) {
                    least = least.min(new BigDecimal((String) amount));
                    most = most.max(new BigDecimal((String) amount));
                }
            }
            Map<String, Object> limit = new LinkedHashMap<>();
            if (!deck.oneIn(4)) {
                limit.put("min", deck.oneIn(2) ? least.toPlainString() : "0.01");
            }
            if (!deck.oneIn(4)) {
                limit.put("max", deck.oneIn(2) ? most.toPlainString() : "100000.00");
            }
            limits.put(wager, limit);
        }
        return limits;
    }
}
