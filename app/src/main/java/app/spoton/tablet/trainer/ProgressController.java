package app.spoton.tablet.trainer;

import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.exam.ExamScore;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

/** The progress page. Use it on the main thread. */
final class ProgressController {
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;
    private final Executor mainThread;

    ProgressController(TrainerHome home, StateHolder state, TraineeRepository trainees, Executor mainThread) {
        this.home = home;
        this.state = state;
        this.trainees = trainees;
        this.mainThread = mainThread;
    }

    void open(Optional<Game> game, Optional<Skill> skill) {
        trainees.loadRecord(home.trainee(), home.today(), loaded -> trainees.loadExamScores(home.trainee(),
                exams -> mainThread.execute(() -> state.show(page(loaded, exams, game, skill)))));
    }

    private TrainerPage.Progress page(TraineeRecord loaded, List<ExamScore> exams, Optional<Game> game,
            Optional<Skill> skill) {
        List<WeeklyProgress.Answered> answers = loaded.answers().stream()
                .filter(answer -> game.map(one -> one.id().equals(answer.game())).orElse(true))
                .collect(Collectors.toList());
        Map<Skill, List<WeeklyProgress.Week>> skills = new EnumMap<>(Skill.class);
        for (Skill one : Skill.values()) {
            List<WeeklyProgress.Week> weeks = weeks(answers.stream()
                    .filter(answer -> answer.skill().equals(one.id())).collect(Collectors.toList()));
            if (answerCount(weeks) > 0) {
                skills.put(one, weeks);
            }
        }
        Optional<Skill> plottedSkill = skill.filter(skills::containsKey);
        List<WeeklyProgress.Week> plotted = plottedSkill.map(skills::get).orElseGet(() -> weeks(answers));
        return new TrainerPage.Progress(game, plottedSkill, plotted, skills,
                WeeklyProgress.daysInARow(loaded.days(), home.today()), answerCount(plotted), exams);
    }

    private List<WeeklyProgress.Week> weeks(List<WeeklyProgress.Answered> answers) {
        return WeeklyProgress.lastWeeks(TraineeRepository.WEEKS, answers, home.today());
    }

    private static int answerCount(List<WeeklyProgress.Week> weeks) {
        return weeks.stream().mapToInt(WeeklyProgress.Week::answerCount).sum();
    }
}
