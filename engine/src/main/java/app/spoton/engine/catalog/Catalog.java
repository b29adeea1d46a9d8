package app.spoton.engine.catalog;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.HandbookText;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.PaytableText;
import app.spoton.engine.round.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The available games and paytables. Immutable. */
public final class Catalog {
    private static final Catalog STANDARD = new Catalog(Games.all(), PaytableFiles.standard(), Map.of());

    private final List<Game> all;
    private final List<PaytableListing> listings;
    private final Map<String, String> ownHandbooks;
    private final Map<String, GameHandbook> handbooks = new ConcurrentHashMap<>();
    private final Map<String, Optional<Game>> games = new HashMap<>();
    private final Map<Game, Map<Wager, Map<String, Optional<Paytable>>>> tables = new HashMap<>();
    private final Map<Game, Map<Wager, String>> suggested = new HashMap<>();

    private Catalog(List<Game> all, List<PaytableListing> listings, Map<String, String> ownHandbooks) {
        this.ownHandbooks = Map.copyOf(ownHandbooks);
        this.all = List.copyOf(all);
        this.listings = List.copyOf(listings);
        for (Game game : all) {
            games.put(game.id(), Optional.of(game));
            tables.put(game, new EnumMap<>(Wager.class));
            suggested.put(game, new EnumMap<>(Wager.class));
        }
        listings.forEach(this::put);
    }

    private void put(PaytableListing listing) {
        String id = listing.table().id();
        for (String gameId : listing.games()) {
            Game game = game(gameId).orElseThrow(() -> new PaytableProblem(id + ": there is no game " + gameId + "."));
            Wager wager = Wager.withId(listing.wager()).filter(game.priced()::contains).orElseThrow(() ->
                    new PaytableProblem(id + ": " + gameId + " has no paytable for " + listing.wager() + "."));
            Object before = tables.get(game).computeIfAbsent(wager, none -> new HashMap<>())
                    .put(id, Optional.of(listing.table()));
            if (before != null) {
                throw new PaytableProblem(id + ": " + gameId + " already has a " + wager.id() + " table of that name.");
            }
            if (listing.suggested()) {
                suggested.get(game).putIfAbsent(wager, id);
            }
        }
    }

    /** The manuals' games and paytables. */
    public static Catalog standard() {
        return STANDARD;
    }

    /**
     * This catalog plus a casino's own paytables.
     *
     * @throws PaytableProblem if a table is for a wager that its game does not price, or its id is already in use
     */
    public Catalog with(List<PaytableListing> more) {
        List<PaytableListing> tables = new ArrayList<>(listings);
        tables.addAll(more);
        return new Catalog(all, tables, ownHandbooks);
    }

    /** This catalog plus another game that has no handbook. */
    public Catalog with(Game game, String paytables) {
        return with(game, paytables, "");
    }

    /**
     * This catalog plus another game.
     *
     * @param paytables the game's paytables, in the format of the paytable files; empty if it has none
     * @param handbook the game's handbook, in the format of the handbook files; empty if it has none
     * @throws PaytableProblem if a table is for a wager that its game does not price, or its id is already in use
     */
    public Catalog with(Game game, String paytables, String handbook) {
        Map<String, String> books = new HashMap<>(ownHandbooks);
        books.put(game.id(), handbook);
        List<Game> games = new ArrayList<>(all);
        games.add(game);
        List<PaytableListing> tables = new ArrayList<>(listings);
        if (!paytables.isEmpty()) {
            tables.addAll(PaytableText.read(paytables));
        }
        return new Catalog(games, tables, books);
    }

    public List<Game> games() {
        return all;
    }

    /** Whether any game has paytables for this wager. */
    public boolean prices(Wager wager) {
        return all.stream().anyMatch(game -> game.priced().contains(wager));
    }

    /** The ids of the games, for a message. */
    public String gameIds() {
        return games().stream().map(Game::id).collect(Collectors.joining(", "));
    }

    public Optional<Game> game(String id) {
        return games.getOrDefault(id, Optional.empty());
    }

    /** What the game's manual says to the people at the table; read when it is first asked for. Empty for a game that is not here. */
    public GameHandbook handbook(Game game) {
        if (!games.containsKey(game.id())) {
            return GameHandbook.NONE;
        }
        return handbooks.computeIfAbsent(game.id(), id -> {
            String text = ownHandbooks.containsKey(id) ? ownHandbooks.get(id) : PaytableFiles.handbook(id);
            return text.isEmpty() ? GameHandbook.NONE : HandbookText.read(game, text);
        });
    }

    /** Every paytable, in the order of the files. */
    public List<PaytableListing> listings() {
        return listings;
    }

    public Optional<Paytable> paytable(Game game, Wager wager, String id) {
        return tables.get(game).getOrDefault(wager, Map.of()).getOrDefault(id, Optional.empty());
    }

    /** The paytables that a game has for a wager, in the order of the files. */
    public List<PaytableListing> listings(Game game, Wager wager) {
        return listings.stream().filter(listing -> listing.games().contains(game.id())
                && listing.wager().equals(wager.id())).collect(Collectors.toList());
    }

    /** The ids of the paytables of a wager, for a message. */
    public String paytableIds(Game game, Wager wager) {
        return String.join(", ", new TreeSet<>(tables.get(game).getOrDefault(wager, Map.of()).keySet()));
    }

    /** The paytables for a round: the chosen ones, and the suggested ones for all other wagers. */
    public Map<Wager, Paytable> tablesFor(Game game, Map<Wager, String> chosen) {
        Map<Wager, Paytable> found = new EnumMap<>(Wager.class);
        for (Wager wager : game.priced()) {
            String id = chosen.get(wager);
            if (id == null) {
                id = game.tableFor(wager, chosen, suggested.get(game).get(wager));
            }
            paytable(game, wager, id).ifPresent(table -> found.put(wager, table));
        }
        return found;
    }
}
