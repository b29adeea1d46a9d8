package app.spoton.tablet.trainer.exam;

import android.content.Context;
import app.spoton.tablet.R;
import app.spoton.tablet.trainer.practice.PracticeRoundCodec;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.state.TrainerPage;
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
 * An exam's result as a text that a supervisor can keep: the mark, and of every question the answer, the right answer,
 * the reason, the rule, and the round itself, which the engine's command line settles again.
 */
public final class ExamReport {
    private static final String INDENT = "  ";   // a resource would lose it

    private final Context context;
    private final TrainerText words;
    private final Clock clock;

    @Inject
    public ExamReport(@ApplicationContext Context context, Clock clock) {
        this.context = context;
        this.words = new TrainerText(context.getResources());
        this.clock = clock;
    }

    String of(TrainerPage.ExamResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(text(R.string.report_title));
        lines.add(text(R.string.report_code, result.code().toString()));
        lines.add(text(R.string.report_person, result.person().isEmpty() ? text(R.string.trainer_person_none)
                : result.person()));
        lines.add(text(R.string.report_at, DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .format(result.at().atZone(clock.withZone(ZoneId.systemDefault()).getZone()))));
        int asked = result.verdicts().size();
        lines.add(text(R.string.report_edition, result.code().edition().drawing()));
        if (result.brokenOff() > 0) {
            lines.add(context.getResources().getQuantityString(R.plurals.report_broken_off, result.brokenOff(),
                    result.brokenOff()));
        }
        lines.add(text(R.string.report_mark, Exam.mark(result.right(), asked), result.right(), asked));
        new TreeMap<>(result.paytables()).forEach((game, tables) ->
                lines.add(text(R.string.report_tables, game, String.join(", ", tables))));
        for (int at = 0; at < asked; at++) {
            lines.add("");
            question(result.verdicts().get(at), at + 1, result.code() + "/" + (at + 1), lines);
        }
        return String.join("\n", lines) + '\n';
    }

    private void question(GradedAnswer verdict, int number, String id, List<String> lines) {
        QuizQuestion question = verdict.question();
        lines.add(text(R.string.report_question, number, question.topic().game().title(), words.ask(question)));
        String how = text(verdict.right() ? R.string.report_right : R.string.report_wrong);
        lines.add(INDENT + text(R.string.report_given, how, TrainerText.seconds(verdict.took()),
                words.answer(verdict.answer(), question)));
        lines.add(INDENT + text(R.string.report_answer, words.answer(question.right(), question)));
        lines.add(INDENT + text(R.string.report_why, words.reason(question.explanation().reason())));
        question.explanation().citations().forEach(cited -> lines.add(INDENT + text(R.string.report_rule, cited)));
        lines.add(INDENT + text(R.string.report_round, PracticeRoundCodec.of(question.practice(), id)));
    }

    private String text(int id, Object... values) {
        return context.getString(id, values);
    }
}
