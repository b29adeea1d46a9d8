package app.spoton.tablet.trainer.exam;

import android.content.Context;
import app.spoton.tablet.R;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.text.TrainerText;
import dagger.hilt.android.qualifiers.ApplicationContext;
import java.time.Clock;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import javax.inject.Inject;

/**
 * An exam's result as a text file for the supervisor: the score, and for every question the answer, the correct answer,
 * the reason, the rule, and the round itself, which the engine's command line can settle again.
 */
public final class ExamReport {
    private static final String INDENT = "  ";   // a string resource would lose it

    private final Context context;
    private final TrainerText text;
    private final Clock clock;

    @Inject
    public ExamReport(@ApplicationContext Context context, Clock clock) {
        this.context = context;
        this.text = new TrainerText(context.getResources());
        this.clock = clock;
    }

    public String of(ExamResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(string(R.string.report_title));
        lines.add(string(R.string.report_code, result.code().toString()));
        lines.add(string(R.string.report_name, result.trainee()));
        lines.add(string(R.string.report_date, DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .format(result.finishedAt().atZone(clock.withZone(ZoneId.systemDefault()).getZone()))));
        lines.add(string(R.string.report_version, result.code().edition().version()));
        if (result.interruptions() > 0) {
            lines.add(context.getResources().getQuantityString(R.plurals.report_interruptions, result.interruptions(),
                    result.interruptions()));
        }
        int count = result.answers().size();
        lines.add(string(R.string.report_score, result.score(), result.correctCount(), count));
        lines.add(string(result.isPassed() ? R.string.report_passed : R.string.report_not_passed,
                result.code().passMark()));
        new TreeMap<>(result.paytables()).forEach((game, tables) ->
                lines.add(string(R.string.report_paytables, game, String.join(", ", tables))));
        for (int index = 0; index < count; index++) {
            lines.add("");
            addQuestion(result.answers().get(index), index + 1, result.code() + "/" + (index + 1), lines);
        }
        return String.join("\n", lines) + '\n';
    }

    private void addQuestion(GradedAnswer graded, int number, String roundId, List<String> lines) {
        QuizQuestion question = graded.question();
        lines.add(string(R.string.report_question, number, question.topic().game().title(), text.question(question)));
        String result = string(graded.isCorrect() ? R.string.report_correct : R.string.report_incorrect);
        lines.add(INDENT + string(R.string.report_answer, result, TrainerText.seconds(graded.time()),
                text.answer(graded.answer(), question)));
        lines.add(INDENT + string(R.string.report_correct_answer, text.answer(question.correctAnswer(), question)));
        lines.add(INDENT + string(R.string.report_reason, text.reason(question.explanation().reason())));
        question.explanation().citations().forEach(cited -> lines.add(INDENT + string(R.string.report_rule, cited)));
        if (question.topic().skill().isAboutProcedure()) {
            question.shown().forEach(shown -> lines.add(INDENT + shown));
        } else {
            lines.add(INDENT + string(R.string.report_round, question.practice().roundText(roundId)));
        }
    }

    private String string(int id, Object... values) {
        return context.getString(id, values);
    }
}
