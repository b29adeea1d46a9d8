package app.spoton.tablet.handbook;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The handbook's state: the games to choose from, the table, its paytables and the page. Immutable. */
public record HandbookUiState(List<Game> games, HandbookTable table, PaytableComparison paytables, HandbookPage page) {
    /** How printing ended. */
    public enum Print {
        SAVED, FAILED
    }

    public HandbookUiState {
        games = List.copyOf(games);
    }

    /** The first page of a table's handbook. */
    static HandbookUiState of(List<Game> games, HandbookTable table, Map<Wager, List<Paytable>> others) {
        return new HandbookUiState(games, table, PaytableComparison.of(others), HandbookPage.FIRST);
    }

    public TableSetup setup() {
        return table.setup();
    }

    public Game game() {
        return setup().game();
    }

    public GameHandbook handbook() {
        return table.handbook();
    }

    /** The current variants: those that the paytables decide, and those chosen on this tablet. */
    public Set<Variant> variants() {
        return table.variants();
    }

    /** The kinds of variant that somebody can choose here: the paytables decide the others. */
    public List<Variant.Kind> openKinds() {
        return table.openKinds();
    }

    public boolean hasProgressive() {
        return table.hasProgressive();
    }

    /** The other paytables of each wager, in the order of the manual. */
    public Map<Wager, List<Paytable>> others() {
        return paytables.others();
    }

    /** The figures of a wager's paytables by their ids; empty until they are counted. */
    public Map<Wager, Map<String, PaytableFigures>> figures() {
        return paytables.figures();
    }

    /** The paytable beside that of a wager. */
    public Map<Wager, Paytable> compared() {
        return paytables.compared();
    }

    public HandbookSection section() {
        return page.section();
    }

    /** What is searched for; empty shows the section. */
    public String query() {
        return page.query();
    }

    /** How the last printing ended. */
    public Optional<Print> print() {
        return page.print();
    }

    /** The lines that the query finds; empty while nothing is searched for. */
    public List<HandbookLine> found() {
        return query().isBlank() ? List.of()
                : HandbookLines.of(setup(), handbook()).stream().filter(line -> line.matches(query())).collect(Collectors.toList());
    }

    HandbookUiState with(HandbookTable other, Map<Wager, List<Paytable>> itsTables) {
        return new HandbookUiState(games, other, PaytableComparison.of(itsTables), page.printed(Optional.empty()));
    }

    HandbookUiState with(Set<Variant> variants) {
        return new HandbookUiState(games, new HandbookTable(setup(), handbook(), variants), paytables, page.printed(Optional.empty()));
    }

    HandbookUiState at(HandbookPage other) {
        return new HandbookUiState(games, table, paytables, other);
    }

    HandbookUiState counted(Map<Wager, Map<String, PaytableFigures>> now) {
        return new HandbookUiState(games, table, paytables.counted(now), page);
    }

    HandbookUiState comparing(Map<Wager, Paytable> beside) {
        return new HandbookUiState(games, table, paytables.comparing(beside), page.printed(Optional.empty()));
    }
}
