package app.spoton.tablet.trainer;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.exam.ExamResult;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerPage.CodeProblem;
import app.spoton.tablet.trainer.state.TrainerPage.SaveStatus;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import app.spoton.tablet.trainer.trainee.UnfinishedExam;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Creates, starts and finishes exams. Use it on the main thread. */
final class ExamController {
    private final Catalog catalog;
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;
    private final ExamReport report;
    private final ExamResultWriter writer;
    private final Executor mainThread;
    private final Clock clock;
    private Optional<CurrentExam> current = Optional.empty();

    /** The exam in progress. */
    private record CurrentExam(ExamCode code, int interruptions) {
    }

    ExamController(Catalog catalog, TrainerHome home, StateHolder state, TraineeRepository trainees, ExamReport report,
            ExamResultWriter writer, Executor mainThread, Clock clock) {
        this.catalog = catalog;
        this.home = home;
        this.state = state;
        this.trainees = trainees;
        this.report = report;
        this.writer = writer;
        this.mainThread = mainThread;
        this.clock = clock;
    }

    void open() {
        open("");
    }

    private void open(String code) {
        state.show(new TrainerPage.ExamStart(code, CodeProblem.NONE, "", new TrainerPage.ExamDraft(home.game(),
                ExamCode.DEFAULT_LENGTH, ExamCode.DEFAULT_PASS_MARK), Optional.empty()));
    }

    private void change(UnaryOperator<TrainerPage.ExamStart> change) {
        if (state.page() instanceof TrainerPage.ExamStart page) {
            state.show(change.apply(page));
        }
    }

    void typeCode(String typed) {
        change(page -> page.withCode(typed));
    }

    void typeName(String typed) {
        change(page -> page.withName(typed));
    }

    void chooseGame(Optional<Game> game) {
        change(page -> page.with(new TrainerPage.ExamDraft(game, page.draft().length(), page.draft().passMark())));
    }

    void chooseLength(int length) {
        change(page -> page.with(new TrainerPage.ExamDraft(page.draft().game(), length, page.draft().passMark())));
    }

    void choosePassMark(int percent) {
        change(page -> page.with(new TrainerPage.ExamDraft(page.draft().game(), page.draft().length(), percent)));
    }

    /** Draws a number from the clock. */
    void createCode() {
        int number = (int) Math.floorMod(clock.millis() * 2_654_435_761L >>> 12, (long) ExamCode.NUMBERS);
        change(page -> page.with(new ExamCode(page.draft().game(), page.draft().length(), page.draft().passMark(),
                number, home.config().forExams().edition(page.draft().game()))));
    }

    /** Starts the exam of the typed code, under the typed name if the trainee has none yet. */
    void begin(Consumer<ExamCode> start) {
        Optional<ExamCode> code = acceptedCode();
        if (code.isEmpty() || !(state.page() instanceof TrainerPage.ExamStart page)) {
            return;
        }
        if (home.trainee().hasName()) {
            begin(code.get(), start);
        } else if (!page.typedName().isBlank()) {
            signIn(page.typedName().strip(), () -> begin(code.get(), start));
        }
    }

    private void begin(ExamCode code, Consumer<ExamCode> start) {
        current = Optional.of(new CurrentExam(code, 0));
        trainees.startExam(home.trainee(), code.toString(), 0);
        start.accept(code);
    }

    /** Makes the trainee of this name the current one, and adds a trainee if there is none. */
    private void signIn(String name, Runnable then) {
        Optional<Trainee> known = state.get().trainees().all().stream().filter(one -> one.name().equals(name)).findFirst();
        Runnable load = () -> trainees.loadTrainees(all -> mainThread.execute(() -> home.use(all, then)));
        if (known.isPresent()) {
            trainees.choose(known.get(), clock.instant());
            load.run();
        } else {
            trainees.add(name, clock.instant(), added -> mainThread.execute(load));
        }
    }

    /** The typed code if it fits these tables; otherwise the page says why not. */
    private Optional<ExamCode> acceptedCode() {
        if (!(state.page() instanceof TrainerPage.ExamStart page)) {
            return Optional.empty();
        }
        Optional<ExamCode> code = ExamCode.parse(page.typedCode(), catalog);
        CodeProblem problem = code.map(this::problem).orElse(CodeProblem.NOT_A_CODE);
        if (problem != CodeProblem.NONE) {
            state.show(page.with(problem));
        }
        return code.filter(typed -> problem == CodeProblem.NONE);
    }

    private CodeProblem problem(ExamCode code) {
        ExamEdition here = home.config().forExams().edition(code.game());
        return code.edition().version() != here.version() ? CodeProblem.OTHER_VERSION
                : code.edition().equals(here) ? CodeProblem.NONE : CodeProblem.OTHER_PAYTABLES;
    }

    /** Resumes an interrupted exam if it still fits these tables; otherwise the page says why not. */
    Optional<ExamCode> resume(UnfinishedExam unfinished) {
        open(unfinished.code());
        Optional<ExamCode> code = acceptedCode();
        code.ifPresent(accepted -> {
            current = Optional.of(new CurrentExam(accepted, unfinished.interruptions() + 1));
            trainees.startExam(home.trainee(), unfinished.code(), unfinished.interruptions() + 1);
        });
        return code;
    }

    void finish(List<GradedAnswer> answers) {
        CurrentExam exam = current.orElseThrow();
        ExamResult result = new ExamResult(exam.code(), home.trainee().name(), clock.instant(), answers,
                home.config().forExams().paytableNames(exam.code().game()), exam.interruptions());
        trainees.saveExam(home.trainee(), result);
        state.show(new TrainerPage.ExamFinished(result, SaveStatus.NOT_SAVED));
    }

    void saveResult(String uri) {
        if (state.page() instanceof TrainerPage.ExamFinished page) {
            String text = report.of(page.result());
            trainees.runAfterWrites(() -> {
                SaveStatus status = write(uri, text);
                mainThread.execute(() -> {
                    if (state.page() instanceof TrainerPage.ExamFinished) {
                        state.show(new TrainerPage.ExamFinished(page.result(), status));
                    }
                });
            });
        }
    }

    private SaveStatus write(String uri, String text) {
        try {
            writer.write(uri, text);
            return SaveStatus.SAVED;
        } catch (IOException | SecurityException failed) {
            return SaveStatus.FAILED;
        }
    }
}
