package app.spoton.tablet.trainer;

import androidx.lifecycle.MutableLiveData;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.learning.WeeklyProgress;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.GradedAnswer;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
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
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Everything around the questions: the people, their choices, results and progress. On the main thread. */
final class TrainerHome {
    private final Catalog catalog;
    private final HouseTableSource house;
    private final TraineeRepository trainees;
    private final Executor screen;
    private final Clock clock;
    private final MutableLiveData<TrainerUiState> state;
    private TraineeRecord known = TraineeRecord.NOTHING;
    private int lookedUp;
    private PracticeConfig room;

    TrainerHome(Catalog catalog, HouseTableSource house, TraineeRepository trainees, Executor screen, Clock clock,
            MutableLiveData<TrainerUiState> state) {
        this.catalog = catalog;
        this.house = house;
        this.trainees = trainees;
        this.screen = screen;
        this.clock = clock;
        this.state = state;
        this.room = PracticeConfig.of(catalog, TableSetup::demonstration, Map.of());
    }

    PracticeConfig room() {
        return room;
    }

    TraineeRecord known() {
        return known;
    }

    Trainee person() {
        return now().person();
    }

    Optional<Game> game() {
        return now().game();
    }

    Optional<Skill> skill() {
        return now().skill();
    }

    Optional<TrainerPage.Sitting> sitting() {
        return now().page() instanceof TrainerPage.Sitting page ? Optional.of(page) : Optional.empty();
    }

    TrainerPage page() {
        return now().page();
    }

    private TrainerUiState now() {
        TrainerUiState value = state.getValue();
        if (value == null) {
            throw new IllegalStateException("The trainer is not open yet");
        }
        return value;
    }

    void change(UnaryOperator<TrainerUiState> change) {
        state.setValue(change.apply(now()));
    }

    void show(TrainerPage page) {
        change(was -> was.at(page));
    }

    /** Opens the door for whoever practised last. */
    void open() {
        trainees.people(all -> screen.execute(() -> welcome(all)));
    }

    /** Whoever practised last stands at the door once it is known what they have learnt, and not before. */
    private void welcome(List<Trainee> all) {
        know(all.get(0), () -> {
            if (state.getValue() == null) {
                state.setValue(new TrainerUiState(new TrainerPage.Home(), all.get(0), all, catalog.games(), Optional.empty(),
                        Optional.empty(), List.of(), 0, 0, false, false, Optional.empty()));
            }
            change(was -> was.of(all.get(0), all, 0, 0, Optional.empty()).at(new TrainerPage.Home()));
            choose(now().game(), now().skill());
            recalled();
        });
    }

    void home() {
        Trainee person = person();
        change(was -> was.at(new TrainerPage.Home()).waiting());
        know(person, () -> {
            if (person.equals(person())) {
                recalled();
                if (now().page() instanceof TrainerPage.Home) {
                    change(was -> was.at(was.page()));
                }
            }
        });
    }

    /** What the person has learnt so far, and the tables as the house has them now. */
    private void know(Trainee person, Runnable then) {
        int mine = ++lookedUp;
        trainees.known(person, today(), told -> {
            PracticeConfig set = PracticeConfig.of(catalog, house, told.tables());
            screen.execute(() -> {
                if (lookedUp == mine) {   // somebody else may have sat down meanwhile
                    known = told;
                    room = set;
                    then.run();
                }
            });
        });
    }

    private void recalled() {
        long today = today().toEpochDay();
        int due = (int) known.memories().values().stream().filter(memory -> memory.isDue(today)).count();
        int inARow = WeeklyProgress.daysInARow(known.days(), today());
        change(was -> was.of(person(), was.people(), inARow, due, known.unfinished())
                .with(!known.tables().isEmpty()));
    }

    /** Now, where the tablet is: the time zone may change while the app is open. */
    ZonedDateTime time() {
        return ZonedDateTime.now(clock.withZone(ZoneId.systemDefault()));
    }

    LocalDate today() {
        return time().toLocalDate();
    }

    void choose(Optional<Game> game, Optional<Skill> skill) {
        List<Skill> there = room.topics(game).stream().map(Topic::skill).distinct().sorted()
                .collect(Collectors.toList());
        change(was -> was.choosing(game, skill.filter(there::contains), there));
    }

    /** The end of a challenge; its best is kept for what it was about. */
    void challengeOver(List<GradedAnswer> verdicts) {
        int right = (int) verdicts.stream().filter(GradedAnswer::right).count();
        List<GradedAnswer> wrong = verdicts.stream().filter(verdict -> !verdict.right()).collect(Collectors.toList());
        String about = game().map(Game::id).orElse("")
                + skill().filter(Skill::isOneTap).map(aim -> "/" + aim.id()).orElse("");
        trainees.challenged(person(), about, verdicts.size(), right, clock.instant(),
                best -> screen.execute(() -> show(new TrainerPage.ChallengeOver(verdicts.size(), right, best, wrong))));
    }

    void progress(Optional<Game> game, Optional<Skill> skill) {
        trainees.known(person(), today(), told -> trainees.exams(person(), exams -> screen.execute(() -> {
            List<WeeklyProgress.Answered> answers = told.answers().stream().filter(answer -> game.map(one ->
                    one.id().equals(answer.game())).orElse(true)).collect(Collectors.toList());
            Map<Skill, List<WeeklyProgress.Week>> skills = new EnumMap<>(Skill.class);
            for (Skill one : Skill.values()) {
                List<WeeklyProgress.Week> weeks = weeks(answers.stream().filter(answer -> answer.skill().equals(one.id()))
                        .collect(Collectors.toList()));
                if (asked(weeks) > 0) {
                    skills.put(one, weeks);
                }
            }
            Optional<Skill> plotted = skill.filter(skills::containsKey);
            List<WeeklyProgress.Week> weeks = plotted.map(skills::get).orElseGet(() -> weeks(answers));
            show(new TrainerPage.Progress(game, plotted, weeks, skills, WeeklyProgress.daysInARow(told.days(), today()),
                    asked(weeks), exams));
        })));
    }

    private List<WeeklyProgress.Week> weeks(List<WeeklyProgress.Answered> answers) {
        return WeeklyProgress.last(TraineeRepository.WEEKS, answers, today());
    }

    private static int asked(List<WeeklyProgress.Week> weeks) {
        return weeks.stream().mapToInt(WeeklyProgress.Week::asked).sum();
    }

    void people() {
        show(new TrainerPage.People("", false, Optional.empty()));
    }

    void typeName(String name) {
        show(new TrainerPage.People(name, false, Optional.empty()));
    }

    void addPerson() {
        if (now().page() instanceof TrainerPage.People page && !page.typed().isBlank()) {
            trainees.add(page.typed().strip(), clock.instant(), added -> screen.execute(() -> {
                if (added.isPresent()) {
                    open();
                } else {
                    show(new TrainerPage.People(page.typed(), true, Optional.empty()));
                }
            }));
        }
    }

    void askToErase(Optional<Trainee> person) {
        show(new TrainerPage.People("", false, person));
    }

    void erase() {
        if (now().page() instanceof TrainerPage.People page) {
            page.erasing().ifPresent(person -> trainees.erase(person, left -> screen.execute(() -> stay(left))));
        }
    }

    /** Who is left practises now. */
    private void stay(List<Trainee> left) {
        know(left.get(0), () -> {
            change(was -> was.of(left.get(0), left, 0, 0, Optional.empty()));
            recalled();
            people();
        });
    }

    void tables(Game game) {
        Map<Wager, List<Paytable>> choices = new EnumMap<>(Wager.class);
        for (Wager wager : game.priced()) {
            List<Paytable> tables = PracticeTables.choices(catalog, game, wager);
            if (tables.size() > 1 && wager != Wager.ANTE) {   // the ante's follows the blind's
                choices.put(wager, tables);
            }
        }
        show(new TrainerPage.Tables(game, choices, room.at(game).setup().paytables()));
    }

    void practiseWith(Wager wager, Paytable table) {
        if (now().page() instanceof TrainerPage.Tables page) {
            Map<Wager, String> chosen = new HashMap<>(known.tables().getOrDefault(page.game().id(), Map.of()));
            chosen.put(wager, table.id());
            practise(page.game(), chosen);
        }
    }

    void practiseAsTheHouseDoes() {
        if (now().page() instanceof TrainerPage.Tables page) {
            practise(page.game(), Map.of());
        }
    }

    private void practise(Game game, Map<Wager, String> chosen) {
        Map<String, Map<Wager, String>> tables = new HashMap<>(known.tables());
        tables.put(game.id(), chosen);
        tables.values().removeIf(Map::isEmpty);
        known = known.with(tables);
        room = room.with(tables);
        trainees.practiseWith(person(), game.id(), chosen);
        change(was -> was.with(!tables.isEmpty()));
        tables(game);
    }
}
