package app.spoton.tablet.setup.form;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The result of validating a draft.
 *
 * @param result the setup to save; empty if something is wrong
 * @param problems what is wrong, in the order of the pages
 * @param warnings allowed but not recommended
 */
public record SetupValidation(Optional<CheckedSetup> result, List<SetupProblem> problems, List<SetupProblem> warnings) {
    /** What can be saved. */
    public record CheckedSetup(TableSetup table, Money cap, HousePolicy policy) {
    }

    public SetupValidation {
        problems = List.copyOf(problems);
        warnings = List.copyOf(warnings);
    }

    public static SetupValidation of(Catalog catalog, SetupDraft draft) {
        return new DraftReader(catalog, draft).read();
    }

    /** The first problem of a field. */
    public Optional<SetupProblem> at(SetupField field) {
        return first(problems, field);
    }

    public Optional<SetupProblem> warningAt(SetupField field) {
        return first(warnings, field);
    }

    private static Optional<SetupProblem> first(List<SetupProblem> all, SetupField field) {
        return all.stream().filter(problem -> problem.field().equals(field)).findFirst();
    }

    public long problemsOn(SetupPage page) {
        return problems.stream().filter(problem -> problem.field().page() == page).count();
    }

    SetupValidation refused(SetupProblem more) {
        List<SetupProblem> all = new ArrayList<>(problems);
        all.add(more);
        return new SetupValidation(Optional.empty(), all, warnings);
    }
}
