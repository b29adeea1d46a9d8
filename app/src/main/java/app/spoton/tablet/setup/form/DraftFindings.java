package app.spoton.tablet.setup.form;

import app.spoton.engine.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The findings while reading a draft. */
final class DraftFindings {
    private final List<SetupProblem> problems = new ArrayList<>();
    private final List<SetupProblem> warnings = new ArrayList<>();

    void wrong(SetupField field, SetupProblem.Kind kind, String detail) {
        problems.add(new SetupProblem(field, kind, detail));
    }

    void warn(SetupField field, SetupProblem.Kind kind, String detail) {
        warnings.add(new SetupProblem(field, kind, detail));
    }

    List<SetupProblem> problems() {
        return problems;
    }

    List<SetupProblem> warnings() {
        return warnings;
    }

    /** The amount in a field; zero, and a problem, if it is none. */
    Money amount(SetupField field, String typed) {
        Optional<Money> amount = Money.typed(typed);
        if (amount.isEmpty()) {
            wrong(field, SetupProblem.Kind.NOT_AN_AMOUNT, "");
        }
        return amount.orElse(Money.ZERO);
    }

    /** Like {@link #amount}, for a field that may stay empty. */
    Optional<Money> optional(SetupField field, String typed) {
        return typed.isBlank() ? Optional.empty() : Optional.of(amount(field, typed));
    }
}
