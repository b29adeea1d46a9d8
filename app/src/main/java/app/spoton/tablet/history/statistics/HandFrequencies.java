package app.spoton.tablet.history.statistics;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.hand.Ranker;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.paytable.FuryBonuses;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
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
    private static final Map<String, Wager> BONUS = Map.of("four-card-poker", Wager.ACES_UP, "crazy-4-poker",
            Wager.QUEENS_UP, "super-4-poker", Wager.PLAYER_BONUS, "four-card-split", Wager.BLIND, "three-card-fury",
            Wager.ROYAL_FAMILY);

    private final Paytable table;
    private final String game;
    private final Map<String, Long> seen = new HashMap<>();
    private long dealt;
    private long unseen;

    private HandFrequencies(String game, Paytable table) {
        this.game = game;
        this.table = table;
    }

    /** Empty for a game without such a bonus. */
    static Optional<HandFrequencies> of(Catalog catalog, String gameId) {
        return catalog.game(gameId).flatMap(game -> bonus(catalog, game)).map(table -> new HandFrequencies(gameId, table));
    }

    private static Optional<Paytable> bonus(Catalog catalog, Game game) {
        return Optional.ofNullable(BONUS.get(game.id()))
                .map(wager -> catalog.tablesFor(game, Map.of()).get(wager));
    }

    /** Counts a dealt hand; cards drawn later do not count. */
    void add(String cards) {
        int size = game.equals("four-card-split") || game.equals("three-card-fury") ? 4 : 5;
        if (cards.length() < 2 * size) {
            return;
        }
        Cards hand = Cards.parse(cards.substring(0, 2 * size));
        dealt++;
        row(hand).ifPresent(price -> seen.merge(price.row().id(), 1L, Long::sum));
    }

    /** Counts a hand that was folded before anybody saw it. */
    void addUnseen() {
        dealt++;
        unseen++;
    }

    private Optional<Price> row(Cards hand) {
        return switch (game) {
            case "three-card-fury" -> table.bestOf(FuryBonuses.royalFamilyRows(hand));
            case "four-card-split" -> table.priceOf(Ranker.FOUR.value(hand));
            default -> table.priceOf(Ranker.FOUR_OF_FIVE.value(hand));
        };
    }

    Statistics.Hands hands(Enumeration enumeration) {
        List<Statistics.HandLine> lines = new ArrayList<>();
        BetOdds odds = enumeration.of(table).orElseThrow();
        for (BetOdds.RowOdds row : odds.rows()) {
            double share = (double) row.hands() / odds.hands();
            long[] interval = ChanceInterval.interval(dealt, share);
            lines.add(new Statistics.HandLine(row.row().id(), seen.getOrDefault(row.row().id(), 0L), unseen,
                    dealt * share, interval[0], interval[1]));
        }
        return new Statistics.Hands(game, table.id(), dealt, unseen, lines);
    }
}
