package app.spoton.tablet.handbook;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Variant;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the handbook shows. Immutable.
 *
 * @param setup the table whose paytables and options are in force
 * @param others the other paytables of each wager, in the order of the manual
 * @param chosen the variants of the procedure that somebody chose on this tablet
 * @param query what is searched for; empty shows the section
 * @param figures how often the rows of a wager's paytables hit and what the house keeps, by their ids; empty until counted
 * @param compared the paytable beside that of a wager
 * @param print how the last printing ended
 */
public record HandbookUiState(List<Game> games, TableSetup setup, GameHandbook handbook, Map<Wager, List<Paytable>> others,
        HandbookSection section, Set<Variant> chosen, String query,
        Map<Wager, Map<String, PaytableFigures>> figures, Map<Wager, Paytable> compared, Optional<Print> print) {
    /** How printing ended. */
    public enum Print {
        SAVED, FAILED
    }

    public HandbookUiState {
        games = List.copyOf(games);
        others = Map.copyOf(others);
        chosen = Set.copyOf(chosen);
        figures = Map.copyOf(figures);
        compared = Map.copyOf(compared);
    }

    public Game game() {
        return setup.game();
    }

    /** The variants in force: those that the paytables decide, and those chosen on this tablet. */
    public Set<Variant> variants() {
        Set<Variant> all = EnumSet.noneOf(Variant.class);
        all.addAll(game().variants(setup.paytables()));
        Set<Variant.Kind> decided = kinds(all);
        chosen.stream().filter(variant -> !decided.contains(variant.kind())).forEach(all::add);
        return handbook.procedure().inForce(all);
    }

    /** The kinds of variant that somebody can choose here: the paytables decide the others. */
    public List<Variant.Kind> openKinds() {
        Set<Variant.Kind> decided = kinds(game().variants(setup.paytables()));
        Set<Variant> used = handbook.procedure().variants();
        return EnumSet.allOf(Variant.Kind.class).stream().filter(kind -> !decided.contains(kind)
                && kind != Variant.Kind.JACKPOT && Variant.of(kind).stream().filter(used::contains).count() > 1).collect(Collectors.toList());
    }

    private static Set<Variant.Kind> kinds(Set<Variant> variants) {
        Set<Variant.Kind> kinds = EnumSet.noneOf(Variant.Kind.class);
        variants.forEach(variant -> kinds.add(variant.kind()));
        return kinds;
    }

    public boolean hasProgressive() {
        return setup.paytables().containsKey(Wager.PROGRESSIVE);
    }

    /** The lines that the query finds; empty while nothing is searched for. */
    public List<HandbookLine> found() {
        return query.isBlank() ? List.of()
                : HandbookLines.of(setup, handbook).stream().filter(line -> line.matches(query)).collect(Collectors.toList());
    }

    HandbookUiState with(TableSetup other, GameHandbook itsHandbook, Map<Wager, List<Paytable>> itsTables) {
        return new HandbookUiState(games, other, itsHandbook, itsTables, section, chosen, query, Map.of(), Map.of(), Optional.empty());
    }

    HandbookUiState showing(HandbookSection other) {
        return new HandbookUiState(games, setup, handbook, others, other, chosen, "", figures, compared, Optional.empty());
    }

    HandbookUiState searching(String other) {
        return new HandbookUiState(games, setup, handbook, others, section, chosen, other, figures, compared, Optional.empty());
    }

    HandbookUiState with(Set<Variant> variants) {
        return new HandbookUiState(games, setup, handbook, others, section, variants, query, figures, compared, Optional.empty());
    }

    HandbookUiState counted(Map<Wager, Map<String, PaytableFigures>> now) {
        return new HandbookUiState(games, setup, handbook, others, section, chosen, query, now, compared, print);
    }

    HandbookUiState comparing(Map<Wager, Paytable> beside) {
        return new HandbookUiState(games, setup, handbook, others, section, chosen, query, figures, beside, Optional.empty());
    }

    HandbookUiState printed(Print how) {
        return new HandbookUiState(games, setup, handbook, others, section, chosen, query, figures, compared, Optional.of(how));
    }
}
