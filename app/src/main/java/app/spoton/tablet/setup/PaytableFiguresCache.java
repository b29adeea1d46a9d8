package app.spoton.tablet.setup;

import app.spoton.engine.game.Game;
import app.spoton.engine.odds.PaytableFigureCounter;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The figures of paytables, each counted once. Use on the {@link app.spoton.tablet.threads.OddsExecutor}. */
@Singleton
public final class PaytableFiguresCache {
    private final PaytableFigureCounter counter = new PaytableFigureCounter();
    private final Map<Integer, Map<Paytable, Optional<PaytableFigures>>> counted = new HashMap<>();

    @Inject
    public PaytableFiguresCache() {
    }

    /** The figures of those paytables that have any, by id. */
    public synchronized Map<String, PaytableFigures> of(Game game, List<Paytable> tables) {
        Map<String, PaytableFigures> figures = new LinkedHashMap<>();
        for (Paytable table : tables) {
            counted.computeIfAbsent(game.dealerCards(), none -> new HashMap<>())
                    .computeIfAbsent(table, none -> counter.of(table, game.dealerCards()))
                    .ifPresent(found -> figures.put(table.id(), found));
        }
        return Map.copyOf(figures);
    }
}
