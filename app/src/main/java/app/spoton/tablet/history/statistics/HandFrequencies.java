package app.spoton.tablet.history.statistics;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.paytable.Paytable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts the hands that players were dealt, folded or not, by the rows of the game's bonus that depends on the player's cards
 * alone: for those rows the exact probability of each is known.
 */
final class HandFrequencies {
    private static final int CARD_LENGTH = 2;

    private final Game game;
    private final Paytable table;
    private final Map<String, Long> seen = new HashMap<>();
    private long dealt;
    private long unseen;

    private HandFrequencies(Game game, Paytable table) {
        this.game = game;
        this.table = table;
    }

    /** Empty for a game without such a bonus. */
    static Optional<HandFrequencies> of(Catalog catalog, String gameId) {
        return catalog.game(gameId).flatMap(game -> game.facts().dealtHandBonus()
                .map(bonus -> new HandFrequencies(game, catalog.tablesFor(game, Map.of()).get(bonus))));
    }

    /** Counts a dealt hand; cards drawn later do not count. */
    void add(String cards) {
        int length = CARD_LENGTH * game.playerCards();
        if (cards.length() >= length) {
            dealt++;
            game.facts().dealtHandPrice(table, Cards.parse(cards.substring(0, length)))
                    .ifPresent(price -> seen.merge(price.row().id(), 1L, Long::sum));
        }
    }

    /** Counts a hand that was folded before anybody saw it. */
    void addUnseen() {
        dealt++;
        unseen++;
    }

    Statistics.Hands hands(Enumeration enumeration) {
        List<Statistics.HandLine> lines = new ArrayList<>();
        BetOdds odds = enumeration.of(table).orElseThrow();
        for (BetOdds.RowOdds row : odds.rows()) {
            double share = (double) row.hands() / odds.hands();
            long[] interval = ChanceInterval.interval(dealt, share);
            lines.add(new Statistics.HandLine(row.row().id(), seen.getOrDefault(row.row().id(), 0L), unseen, dealt * share,
                    interval[0], interval[1]));
        }
        return new Statistics.Hands(game.id(), table.id(), dealt, unseen, lines);
    }
}
