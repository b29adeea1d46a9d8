package app.spoton.tablet.setup.form;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.util.List;

/** What a check of a draft comes to. */
final class CheckedDrafts {
    private CheckedDrafts() {
    }

    static SetupValidation check(SetupDraft draft) {
        return SetupValidation.of(Catalog.standard(), draft);
    }

    /** The table of a draft that has nothing wrong. */
    static TableSetup setup(SetupDraft draft) {
        SetupValidation check = check(draft);
        assertEquals(List.of(), check.problems());
        return check.result().orElseThrow().table();
    }

    /** What is wrong with a field of a draft that cannot be saved. */
    static SetupProblem.Kind problem(SetupDraft draft, SetupField field) {
        SetupValidation check = check(draft);
        assertTrue(check.result().isEmpty());
        return check.at(field).orElseThrow().kind();
    }
}
