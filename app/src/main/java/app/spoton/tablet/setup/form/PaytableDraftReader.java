package app.spoton.tablet.setup.form;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Odds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableProblem;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.draft.PaytableDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the paytables of a draft, with a supervisor's entries, corrections and confirmations from the approved layout.
 */
final class PaytableDraftReader {
    private final Catalog catalog;
    private final SetupDraft draft;
    private final DraftFindings findings;
    private final List<String> confirmed = new ArrayList<>();

    PaytableDraftReader(Catalog catalog, SetupDraft draft, DraftFindings findings) {
        this.catalog = catalog;
        this.draft = draft;
        this.findings = findings;
    }

    Map<Wager, Paytable> read() {
        Map<Wager, Paytable> tables = new EnumMap<>(Wager.class);
        for (Wager wager : draft.game().priced()) {
            PaytableDraft typed = draft.paytables().get(wager);
            Optional<Paytable> found = catalog.paytable(draft.game(), wager, typed.id());
            if (found.isEmpty()) {
                findings.wrong(SetupField.of(SetupField.Name.PAYTABLE, wager), SetupProblem.Kind.UNKNOWN_PAYTABLE, typed.id());
                continue;
            }
            Paytable table = found.get();
            if (draft.offers(wager)) {
                table = completed(wager, corrected(wager, table, typed), typed);
                confirm(wager, table, typed);
            }
            tables.put(wager, table);
        }
        return tables;
    }

    /** The paytables in use whose merged cells are confirmed, by id. */
    List<String> confirmed() {
        return confirmed;
    }

    private Paytable corrected(Wager wager, Paytable table, PaytableDraft typed) {
        if (typed.corrected().isEmpty()) {
            return table;
        }
        try {
            return table.correctedWith(typed.corrected());
        } catch (PaytableProblem problem) {
            Row row = typed.corrected().keySet().stream().filter(each -> isWrongAlone(table, each, typed)).findFirst()
                    .orElseGet(() -> typed.corrected().keySet().iterator().next());
            wrong(wager, row, SetupField.Name.CORRECTION, problem);
            return table;
        }
    }

    private static boolean isWrongAlone(Paytable table, Row row, PaytableDraft typed) {
        try {
            return table.correctedWith(Map.of(row, typed.corrected().get(row))).prices().isEmpty();
        } catch (PaytableProblem problem) {
            return true;
        }
    }

    private void wrong(Wager wager, Row row, SetupField.Name name, PaytableProblem problem) {
        findings.wrong(SetupField.of(name, wager, row), SetupProblem.Kind.PRICE_WRONG, problem.getMessage());
    }

    /** A price that the manual does not let us read is entered from the approved layout. */
    private Paytable completed(Wager wager, Paytable table, PaytableDraft typed) {
        Paytable complete = table;
        for (Row row : table.unreadable()) {
            Optional<Odds> odds = Odds.parse(typed.entered().getOrDefault(row, "").strip());
            if (odds.isEmpty()) {
                findings.wrong(SetupField.of(SetupField.Name.PRICE, wager, row), SetupProblem.Kind.PRICE_MISSING, row.words());
                continue;
            }
            try {
                complete = complete.completedWith(row, odds.get());
            } catch (PaytableProblem problem) {
                wrong(wager, row, SetupField.Name.PRICE, problem);
            }
        }
        return complete;
    }

    private void confirm(Wager wager, Paytable table, PaytableDraft typed) {
        if (table.mergedRows().isEmpty()) {
            return;
        }
        if (typed.confirmed()) {
            confirmed.add(table.id());
        } else {
            findings.wrong(SetupField.of(SetupField.Name.CONFIRMATION, wager), SetupProblem.Kind.NOT_CONFIRMED, table.id());
        }
    }
}
