package app.spoton.tablet.trainer;

import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The page of trainees: adding, choosing and erasing them. Use it on the main thread. */
final class TraineesController {
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;
    private final Executor mainThread;
    private final Clock clock;

    TraineesController(TrainerHome home, StateHolder state, TraineeRepository trainees, Executor mainThread, Clock clock) {
        this.home = home;
        this.state = state;
        this.trainees = trainees;
        this.mainThread = mainThread;
        this.clock = clock;
    }

    void open() {
        state.show(new TrainerPage.Trainees("", false, Optional.empty()));
    }

    void typeName(String name) {
        state.show(new TrainerPage.Trainees(name, false, Optional.empty()));
    }

    void add() {
        if (state.page() instanceof TrainerPage.Trainees page && !page.typedName().isBlank()) {
            trainees.add(page.typedName().strip(), clock.instant(), added -> mainThread.execute(() -> {
                if (added.isPresent()) {
                    home.open();
                } else {
                    state.show(new TrainerPage.Trainees(page.typedName(), true, Optional.empty()));
                }
            }));
        }
    }

    void choose(Trainee trainee) {
        trainees.choose(trainee, clock.instant());
        home.open();
    }

    void askToErase(Optional<Trainee> trainee) {
        state.show(new TrainerPage.Trainees("", false, trainee));
    }

    void erase() {
        if (state.page() instanceof TrainerPage.Trainees page) {
            page.erasing().ifPresent(trainee -> trainees.erase(trainee,
                    remaining -> mainThread.execute(() -> home.use(remaining, this::open))));
        }
    }
}
