package app.spoton.tablet.trainer.practice;

import app.spoton.engine.hand.Category;
import app.spoton.engine.paytable.Row;
import app.spoton.engine.round.Wager;
import java.util.Optional;

/**
 * What a practice round must show.
 *
 * @param wager the wager whose paytable row is the goal
 * @param row the row
 * @param second whether the row's second column is meant: a busted hand, or an instant winner
 * @param category the kind of hand that is the goal
 * @param about the step, the variant or the irregularity of the handbook that is the goal
 */
public record PracticeGoal(PracticeSituation situation, Optional<Wager> wager, Optional<Row> row, boolean second,
        Optional<Category> category, Optional<String> about) {
    public static PracticeGoal of(PracticeSituation situation) {
        return new PracticeGoal(situation, Optional.empty(), Optional.empty(), false, Optional.empty(),
                Optional.empty());
    }

    public static PracticeGoal row(Wager wager, Row row, boolean second) {
        return new PracticeGoal(PracticeSituation.ROW, Optional.of(wager), Optional.of(row), second, Optional.empty(),
                Optional.empty());
    }

    public static PracticeGoal hand(Category category) {
        return new PracticeGoal(PracticeSituation.HAND, Optional.empty(), Optional.empty(), false, Optional.of(category),
                Optional.empty());
    }

    /** A question about something in the handbook, by its id there. */
    public static PracticeGoal about(PracticeSituation situation, String id) {
        return new PracticeGoal(situation, Optional.empty(), Optional.empty(), false, Optional.empty(), Optional.of(id));
    }

    /** Never changes: progress is stored under it. */
    public String id() {
        StringBuilder id = new StringBuilder(situation.id());
        wager.ifPresent(of -> id.append(':').append(of.id()));
        row.ifPresent(of -> id.append(':').append(of.id()));
        category.ifPresent(of -> id.append(':').append(of.id()));
        about.ifPresent(of -> id.append(':').append(of));
        return (second ? id.append(":second") : id).toString();
    }
}
