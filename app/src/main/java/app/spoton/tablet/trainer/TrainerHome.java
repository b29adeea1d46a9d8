package app.spoton.tablet.trainer;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import app.spoton.tablet.trainer.session.HouseTableSource;
import app.spoton.tablet.trainer.session.PracticeConfig;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.state.TrainerUiState;
import app.spoton.tablet.trainer.trainee.Trainee;
import app.spoton.tablet.trainer.trainee.TraineeRecord;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The home page: the current trainee, what to practice, and with which tables. Use it on the main thread. */
final class TrainerHome {
    private final Catalog catalog;
    private final HouseTableSource house;
    private final TraineeRepository trainees;
    private final Executor mainThread;
    private final Clock clock;
    private final StateHolder state;
    private TraineeRecord traineeRecord = TraineeRecord.EMPTY;
    private PracticeConfig config;
    private int loads;

    TrainerHome(Catalog catalog, HouseTableSource house, TraineeRepository trainees, Executor mainThread, Clock clock,
            StateHolder state) {
        this.catalog = catalog;
        this.house = house;
        this.trainees = trainees;
        this.mainThread = mainThread;
        this.clock = clock;
        this.state = state;
        this.config = PracticeConfig.of(catalog, game -> TableSetup.demonstration(catalog, game), Map.of());
    }

    PracticeConfig config() {
        return config;
    }

    TraineeRecord traineeRecord() {
        return traineeRecord;
    }

    Trainee trainee() {
        return state.get().trainees().current();
    }

    Optional<Game> game() {
        return state.get().selection().game();
    }

    Optional<Skill> skill() {
        return state.get().selection().skill();
    }

    /** The local time where the tablet is now: the time zone may change while the app is open. */
    ZonedDateTime now() {
        return ZonedDateTime.now(clock.withZone(ZoneId.systemDefault()));
    }

    LocalDate today() {
        return now().toLocalDate();
    }

    /** Opens the home page of the last trainee to practice. */
    void open() {
        trainees.loadTrainees(all -> mainThread.execute(() -> use(all, () -> {
            state.show(new TrainerPage.Home());
            select(game(), skill());
        })));
    }

    /** Makes the first of these the current trainee, once their record is loaded and not before. */
    void use(List<Trainee> all, Runnable then) {
        load(all.get(0), () -> {
            TrainerUiState.TraineeList listed = new TrainerUiState.TraineeList(all.get(0), all);
            if (!state.isOpen()) {
                state.open(new TrainerUiState(new TrainerPage.Home(), listed, new TrainerUiState.PracticeSelection(
                        catalog.games(), Optional.empty(), List.of(), Optional.empty()),
                        TrainerUiState.Status.NEW, false));
            }
            state.update(now -> now.with(listed));
            updateStatus();
            then.run();
        });
    }

    void showHome() {
        Trainee trainee = trainee();
        state.update(now -> now.showing(new TrainerPage.Home()).waiting());
        load(trainee, () -> {
            if (trainee.equals(trainee())) {
                updateStatus();
                if (state.page() instanceof TrainerPage.Home) {
                    state.show(state.page());
                }
            }
        });
    }

    /** Loads the trainee's record and the house's tables as they are now. */
    private void load(Trainee trainee, Runnable then) {
        int number = ++loads;
        trainees.loadRecord(trainee, today(), loaded -> {
            PracticeConfig tables = PracticeConfig.of(catalog, house, loaded.paytables());
            mainThread.execute(() -> {
                if (loads == number) {   // another trainee may have been chosen meanwhile
                    traineeRecord = loaded;
                    config = tables;
                    then.run();
                }
            });
        });
    }

    private void updateStatus() {
        long today = today().toEpochDay();
        int due = (int) traineeRecord.memories().values().stream().filter(memory -> memory.isDue(today)).count();
        TrainerUiState.Status status = new TrainerUiState.Status(
                WeeklyProgress.daysInARow(traineeRecord.days(), today()), due, !traineeRecord.paytables().isEmpty(),
                traineeRecord.unfinishedExam());
        state.update(now -> now.with(status));
    }

    void select(Optional<Game> game, Optional<Skill> skill) {
        List<Skill> skills = Syllabus.skills(config.topics(game));
        state.update(now -> now.with(new TrainerUiState.PracticeSelection(now.selection().games(), game, skills,
                skill.filter(skills::contains))));
    }

    /** Practices with these paytables from now on. */
    void usePaytables(TraineeRecord changed) {
        traineeRecord = changed;
        config = config.with(changed.paytables());
        updateStatus();
    }
}
