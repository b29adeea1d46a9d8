package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.answer.AnswerCodec;
import app.spoton.tablet.trainer.exam.Exam;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.question.Confusions;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.QuizQuestion;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.trainee.UnfinishedExam;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions of an exam code. They depend on no trainee's mix-ups or paytables. */
public final class ExamSeries implements QuestionSeries {
    private final PracticeConfig config;
    private final List<QuizTopic> topics;
    private final List<Exam.Item> items;
    private int index;

    /** @param config with the house's own tables */
    public ExamSeries(PracticeConfig config, ExamCode code) {
        this.config = config;
        this.topics = config.topics(code.game());
        this.items = Exam.questions(code, topics);
    }

    @Override
    public Optional<QuizQuestion> next() {
        return index == items.size() ? Optional.empty() : Optional.of(ask(items.get(index++)));
    }

    /** The item's question, or if the table cannot show it, the next topic that it can: the length is fixed. */
    private QuizQuestion ask(Exam.Item item) {
        int first = topics.indexOf(item.topic());
        for (int offset = 0; offset < topics.size(); offset++) {
            QuizTopic topic = topics.get((first + offset) % topics.size());
            Optional<QuizQuestion> question = config.at(topic.game()).ask(topic, item.seed(), Confusions.NONE);
            if (question.isPresent()) {
                return question.get();
            }
        }
        throw new IllegalStateException("No topic of this table can be asked about");
    }

    /** Grades the answers that were recorded before the exam was interrupted. */
    public List<GradedAnswer> resume(List<UnfinishedExam.RecordedAnswer> recorded) {
        List<GradedAnswer> answers = new ArrayList<>();
        for (UnfinishedExam.RecordedAnswer one : recorded) {
            Optional<GradedAnswer> graded = next().flatMap(question -> AnswerCodec.read(one.text(), question.form())
                    .map(answer -> GradedAnswer.of(question, answer, one.time())));
            answers.add(graded.orElseThrow(() -> new IllegalStateException("Not an answer: " + one.text())));
        }
        return answers;
    }

    @Override
    public int length() {
        return items.size();
    }
}
