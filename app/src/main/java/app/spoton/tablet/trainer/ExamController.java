package app.spoton.tablet.trainer;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.exam.ExamCode;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.exam.ExamReport;
import app.spoton.tablet.trainer.exam.ExamResultWriter;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** Who lets people in to exams, and writes down what came of them. On the main thread. */
final class ExamController {
    private static final int USUAL_LENGTH = 20;

    private final Catalog catalog;
    private final TrainerHome desk;
    private final TraineeRepository trainees;
    private final ExamReport report;
    private final ExamResultWriter exports;
    private final Executor screen;
    private final Clock clock;
    private Optional<Sitting> sitting = Optional.empty();

    /** An exam that somebody takes. */
    private record Sitting(ExamCode code, int brokenOff) {
    }

    ExamController(Catalog catalog, TrainerHome desk, TraineeRepository trainees, ExamReport report, ExamResultWriter exports, Executor screen,
            Clock clock) {
        this.catalog = catalog;
        this.desk = desk;
        this.trainees = trainees;
        this.report = report;
        this.exports = exports;
        this.screen = screen;
        this.clock = clock;
    }

    void door() {
        desk.show(new TrainerPage.ExamDoor("", TrainerPage.Refusal.NONE, desk.game(), USUAL_LENGTH, Optional.empty()));
    }

    void typeCode(String typed) {
        if (desk.page() instanceof TrainerPage.ExamDoor door) {
            desk.show(new TrainerPage.ExamDoor(typed, TrainerPage.Refusal.NONE, door.game(), door.length(), door.set()));
        }
    }

    /** The code at the door, if it is one of these tables; otherwise the door says why not. */
    Optional<ExamCode> codeTyped() {
        if (!(desk.page() instanceof TrainerPage.ExamDoor door)) {
            return Optional.empty();
        }
        Optional<ExamCode> code = ExamCode.parse(door.typed(), catalog);
        TrainerPage.Refusal refusal = code.map(this::refusal).orElse(TrainerPage.Refusal.NO_CODE);
        if (refusal != TrainerPage.Refusal.NONE) {
            desk.show(door.refusing(refusal));
        }
        return code.filter(typed -> refusal == TrainerPage.Refusal.NONE);
    }

    private TrainerPage.Refusal refusal(ExamCode code) {
        ExamEdition here = desk.room().forExams().edition(code.game());
        return code.edition().drawing() != here.drawing() ? TrainerPage.Refusal.OTHER_VERSION
                : code.edition().equals(here) ? TrainerPage.Refusal.NONE : TrainerPage.Refusal.OTHER_TABLES;
    }

    void about(Optional<Game> game) {
        if (desk.page() instanceof TrainerPage.ExamDoor door) {
            desk.show(new TrainerPage.ExamDoor(door.typed(), TrainerPage.Refusal.NONE, game, door.length(), Optional.empty()));
        }
    }

    void of(int length) {
        if (desk.page() instanceof TrainerPage.ExamDoor door) {
            desk.show(new TrainerPage.ExamDoor(door.typed(), TrainerPage.Refusal.NONE, door.game(), length, Optional.empty()));
        }
    }

    /** A supervisor draws a number. */
    void set() {
        if (desk.page() instanceof TrainerPage.ExamDoor door) {
            int number = (int) Math.floorMod(clock.millis() * 2_654_435_761L >>> 12, (long) ExamCode.NUMBERS);
            ExamCode code = new ExamCode(door.game(), door.length(), number,
                    desk.room().forExams().edition(door.game()));
            desk.show(new TrainerPage.ExamDoor(code.toString(), TrainerPage.Refusal.NONE, door.game(), door.length(),
                    Optional.of(code)));
        }
    }

    /** Somebody sits down to an exam. */
    void begins(ExamCode code) {
        sitting = Optional.of(new Sitting(code, 0));
        trainees.sits(desk.person(), code.toString(), 0);
    }

    /** The exam that was broken off, if it can be gone on with; otherwise the door says why not. */
    Optional<ExamCode> goesOn(TraineeRecord.Unfinished unfinished) {
        desk.show(new TrainerPage.ExamDoor(unfinished.code(), TrainerPage.Refusal.NONE, desk.game(), USUAL_LENGTH,
                Optional.empty()));
        Optional<ExamCode> code = codeTyped();
        code.ifPresent(known -> {
            sitting = Optional.of(new Sitting(known, unfinished.brokenOff() + 1));
            trainees.sits(desk.person(), unfinished.code(), unfinished.brokenOff() + 1);
        });
        return code;
    }

    void over(List<GradedAnswer> verdicts) {
        Sitting taken = sitting.orElseThrow();
        TrainerPage.ExamResult result = new TrainerPage.ExamResult(taken.code(), desk.person().name(), clock.instant(), verdicts,
                desk.room().forExams().paytables(taken.code().game()), taken.brokenOff());
        trainees.examined(desk.person(), result);
        desk.show(new TrainerPage.ExamOver(result, TrainerPage.Export.NOT_YET));
    }

    void export(String place) {
        if (desk.page() instanceof TrainerPage.ExamOver over) {
            String text = report.of(over.result());
            trainees.afterwards(() -> {
                TrainerPage.Export done;
                try {
                    exports.write(place, text);
                    done = TrainerPage.Export.WRITTEN;
                } catch (IOException | SecurityException failed) {
                    done = TrainerPage.Export.FAILED;
                }
                TrainerPage shown = new TrainerPage.ExamOver(over.result(), done);
                screen.execute(() -> {
                    if (desk.page() instanceof TrainerPage.ExamOver) {
                        desk.show(shown);
                    }
                });
            });
        }
    }
}
