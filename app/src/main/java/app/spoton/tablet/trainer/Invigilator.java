package app.spoton.tablet.trainer;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.trainer.learn.Edition;
import app.spoton.tablet.trainer.learn.ExamCode;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** Who lets people in to exams, and writes down what came of them. On the main thread. */
final class Invigilator {
    private static final int USUAL_LENGTH = 20;

    private final Catalog catalog;
    private final Desk desk;
    private final Trainees trainees;
    private final ExamReport report;
    private final Exports exports;
    private final Executor screen;
    private final Clock clock;
    private Optional<Sitting> sitting = Optional.empty();

    /** An exam that somebody takes. */
    private record Sitting(ExamCode code, int brokenOff) {
    }

    Invigilator(Catalog catalog, Desk desk, Trainees trainees, ExamReport report, Exports exports, Executor screen,
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
        desk.show(new Page.ExamDoor("", Page.Refusal.NONE, desk.game(), USUAL_LENGTH, Optional.empty()));
    }

    void typeCode(String typed) {
        if (desk.page() instanceof Page.ExamDoor door) {
            desk.show(new Page.ExamDoor(typed, Page.Refusal.NONE, door.game(), door.length(), door.set()));
        }
    }

    /** The code at the door, if it is one of these tables; otherwise the door says why not. */
    Optional<ExamCode> codeTyped() {
        if (!(desk.page() instanceof Page.ExamDoor door)) {
            return Optional.empty();
        }
        Optional<ExamCode> code = ExamCode.parse(door.typed(), catalog);
        Page.Refusal refusal = code.map(this::refusal).orElse(Page.Refusal.NO_CODE);
        if (refusal != Page.Refusal.NONE) {
            desk.show(door.refusing(refusal));
        }
        return code.filter(typed -> refusal == Page.Refusal.NONE);
    }

    private Page.Refusal refusal(ExamCode code) {
        Edition here = desk.room().forExams().edition(code.game());
        return code.edition().drawing() != here.drawing() ? Page.Refusal.OTHER_VERSION
                : code.edition().equals(here) ? Page.Refusal.NONE : Page.Refusal.OTHER_TABLES;
    }

    void about(Optional<Game> game) {
        if (desk.page() instanceof Page.ExamDoor door) {
            desk.show(new Page.ExamDoor(door.typed(), Page.Refusal.NONE, game, door.length(), Optional.empty()));
        }
    }

    void of(int length) {
        if (desk.page() instanceof Page.ExamDoor door) {
            desk.show(new Page.ExamDoor(door.typed(), Page.Refusal.NONE, door.game(), length, Optional.empty()));
        }
    }

    /** A supervisor draws a number. */
    void set() {
        if (desk.page() instanceof Page.ExamDoor door) {
            int number = (int) Math.floorMod(clock.millis() * 2_654_435_761L >>> 12, (long) ExamCode.NUMBERS);
            ExamCode code = new ExamCode(door.game(), door.length(), number,
                    desk.room().forExams().edition(door.game()));
            desk.show(new Page.ExamDoor(code.toString(), Page.Refusal.NONE, door.game(), door.length(),
                    Optional.of(code)));
        }
    }

    /** Somebody sits down to an exam. */
    void begins(ExamCode code) {
        sitting = Optional.of(new Sitting(code, 0));
        trainees.sits(desk.person(), code.toString(), 0);
    }

    /** The exam that was broken off, if it can be gone on with; otherwise the door says why not. */
    Optional<ExamCode> goesOn(Known.Unfinished unfinished) {
        desk.show(new Page.ExamDoor(unfinished.code(), Page.Refusal.NONE, desk.game(), USUAL_LENGTH,
                Optional.empty()));
        Optional<ExamCode> code = codeTyped();
        code.ifPresent(known -> {
            sitting = Optional.of(new Sitting(known, unfinished.brokenOff() + 1));
            trainees.sits(desk.person(), unfinished.code(), unfinished.brokenOff() + 1);
        });
        return code;
    }

    void over(List<Verdict> verdicts) {
        Sitting taken = sitting.orElseThrow();
        Page.ExamResult result = new Page.ExamResult(taken.code(), desk.person().name(), clock.instant(), verdicts,
                desk.room().forExams().paytables(taken.code().game()), taken.brokenOff());
        trainees.examined(desk.person(), result);
        desk.show(new Page.ExamOver(result, Page.Export.NOT_YET));
    }

    void export(String place) {
        if (desk.page() instanceof Page.ExamOver over) {
            String text = report.of(over.result());
            trainees.afterwards(() -> {
                Page.Export done;
                try {
                    exports.write(place, text);
                    done = Page.Export.WRITTEN;
                } catch (IOException | SecurityException failed) {
                    done = Page.Export.FAILED;
                }
                Page shown = new Page.ExamOver(over.result(), done);
                screen.execute(() -> {
                    if (desk.page() instanceof Page.ExamOver) {
                        desk.show(shown);
                    }
                });
            });
        }
    }
}
