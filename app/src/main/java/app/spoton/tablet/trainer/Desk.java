package app.spoton.tablet.trainer;

import androidx.lifecycle.MutableLiveData;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.deal.PracticeTables;
import app.spoton.tablet.trainer.learn.ExamCode;
import app.spoton.tablet.trainer.learn.Weeks;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Everything around the questions: the people, their choices, exams, results and progress. On the main thread. */
final class Desk {
    private static final int USUAL_LENGTH = 20;

    private final Catalog catalog;
    private final HouseTables house;
    private final Trainees trainees;
    private final ExamReport report;
    private final Exports exports;
    private final Executor screen;
    private final Clock clock;
    private final MutableLiveData<TrainerState> state;
    private Known known = Known.NOTHING;
    private PracticeRoom room;
    private Optional<ExamCode> sitting = Optional.empty();

    Desk(Catalog catalog, HouseTables house, Trainees trainees, ExamReport report, Exports exports, Executor screen,
            Clock clock, MutableLiveData<TrainerState> state) {
        this.catalog = catalog;
        this.house = house;
        this.trainees = trainees;
        this.report = report;
        this.exports = exports;
        this.screen = screen;
        this.clock = clock;
        this.state = state;
        this.room = PracticeRoom.of(catalog, TableSetup::demonstration, Map.of());
    }

    PracticeRoom room() {
        return room;
    }

    Known known() {
        return known;
    }

    Person person() {
        return now().person();
    }

    Optional<Game> game() {
        return now().game();
    }

    Optional<Skill> skill() {
        return now().skill();
    }

    Optional<Page.Sitting> sitting() {
        return now().page() instanceof Page.Sitting page ? Optional.of(page) : Optional.empty();
    }

    private TrainerState now() {
        TrainerState value = state.getValue();
        if (value == null) {
            throw new IllegalStateException("The trainer is not open yet");
        }
        return value;
    }

    void change(UnaryOperator<TrainerState> change) {
        state.setValue(change.apply(now()));
    }

    void show(Page page) {
        change(was -> was.at(page));
    }

    /** Opens the door for whoever practised last. */
    void open() {
        trainees.people(all -> screen.execute(() -> welcome(all)));
    }

    private void welcome(List<Person> all) {
        Person person = all.get(0);
        if (state.getValue() == null) {
            state.setValue(new TrainerState(new Page.Home(), person, all, catalog.games(), Optional.empty(),
                    Optional.empty(), room.topics(Optional.empty()).stream().map(Topic::skill).distinct()
                            .sorted().collect(Collectors.toList()), 0, 0, false, false));
        } else {
            change(was -> was.of(person, all, 0, 0).at(new Page.Home()));
        }
        recall();
    }

    void home() {
        show(new Page.Home());
        recall();
    }

    /** What the person has learnt so far. */
    private void recall() {
        Person person = person();
        trainees.known(person, clock.instant(), told -> {
            PracticeRoom set = PracticeRoom.of(catalog, house, told.tables());
            screen.execute(() -> {
                if (person.equals(person())) {
                    recalled(told, set);
                }
            });
        });
    }

    private void recalled(Known told, PracticeRoom set) {
        known = told;
        room = set;
        long today = today().toEpochDay();
        int due = (int) told.memories().values().stream().filter(memory -> memory.isDue(today)).count();
        int inARow = Weeks.daysInARow(told.answers(), today(), clock.getZone());
        change(was -> was.of(person(), was.people(), inARow, due).with(!told.tables().isEmpty()));
    }

    private LocalDate today() {
        return LocalDate.now(clock);
    }

    void choose(Optional<Game> game, Optional<Skill> skill) {
        List<Skill> there = room.topics(game).stream().map(Topic::skill).distinct().sorted()
                .collect(Collectors.toList());
        change(was -> was.choosing(game, skill.filter(there::contains), there));
    }

    void over(Page.Kind kind, List<Verdict> verdicts) {
        if (kind == Page.Kind.CHALLENGE) {
            int right = (int) verdicts.stream().filter(Verdict::right).count();
            List<Verdict> wrong = verdicts.stream().filter(verdict -> !verdict.right()).collect(Collectors.toList());
            trainees.challenged(person(), game().map(Game::id).orElse(""), verdicts.size(), right, clock.instant(),
                    best -> screen.execute(() -> show(new Page.ChallengeOver(verdicts.size(), right, best, wrong))));
        } else if (kind == Page.Kind.EXAM && !verdicts.isEmpty()) {
            ExamCode code = sitting.orElseThrow();
            Page.ExamResult result = new Page.ExamResult(code, person().name(), clock.instant(), verdicts,
                    room.paytables(code.game()));
            trainees.examined(person(), result);
            show(new Page.ExamOver(result, Page.Export.NOT_YET));
        } else {
            home();
        }
    }

    void examDoor() {
        show(new Page.ExamDoor("", false, game(), USUAL_LENGTH, Optional.empty()));
    }

    void typeCode(String typed) {
        if (now().page() instanceof Page.ExamDoor door) {
            show(new Page.ExamDoor(typed, false, door.game(), door.length(), door.set()));
        }
    }

    /** The code at the door, if it is one; otherwise the door says so. */
    Optional<ExamCode> codeTyped() {
        if (!(now().page() instanceof Page.ExamDoor door)) {
            return Optional.empty();
        }
        Optional<ExamCode> code = ExamCode.parse(door.typed(), catalog);
        if (code.isEmpty()) {
            show(new Page.ExamDoor(door.typed(), true, door.game(), door.length(), door.set()));
        }
        return code;
    }

    void examAbout(Optional<Game> game) {
        if (now().page() instanceof Page.ExamDoor door) {
            show(new Page.ExamDoor(door.typed(), false, game, door.length(), Optional.empty()));
        }
    }

    void examOf(int length) {
        if (now().page() instanceof Page.ExamDoor door) {
            show(new Page.ExamDoor(door.typed(), false, door.game(), length, Optional.empty()));
        }
    }

    void setExam() {
        if (now().page() instanceof Page.ExamDoor door) {
            int number = (int) Math.floorMod(clock.millis() * 2_654_435_761L >>> 12, (long) ExamCode.NUMBERS);
            ExamCode code = new ExamCode(door.game(), door.length(), number);
            show(new Page.ExamDoor(code.toString(), false, door.game(), door.length(), Optional.of(code)));
        }
    }

    void sitsExam(ExamCode code) {
        sitting = Optional.of(code);
    }

    void export(String place) {
        if (now().page() instanceof Page.ExamOver over) {
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
                    if (now().page() instanceof Page.ExamOver) {
                        show(shown);
                    }
                });
            });
        }
    }

    void progress(Optional<Game> game) {
        trainees.known(person(), clock.instant(), told -> trainees.exams(person(), exams -> screen.execute(() -> {
            List<Weeks.Answered> answers = told.answers().stream().filter(answer -> game.map(one ->
                    one.id().equals(answer.game())).orElse(true)).collect(Collectors.toList());
            Map<Skill, List<Weeks.Week>> skills = new EnumMap<>(Skill.class);
            for (Skill skill : Skill.values()) {
                List<Weeks.Answered> ofSkill = answers.stream().filter(answer -> answer.skill().equals(skill.id()))
                        .collect(Collectors.toList());
                if (!ofSkill.isEmpty()) {
                    skills.put(skill, weeks(ofSkill));
                }
            }
            show(new Page.Progress(game, weeks(answers), skills,
                    Weeks.daysInARow(told.answers(), today(), clock.getZone()), answers.size(), exams));
        })));
    }

    private List<Weeks.Week> weeks(List<Weeks.Answered> answers) {
        return Weeks.last(Trainees.WEEKS, answers, today(), clock.getZone());
    }

    void people() {
        show(new Page.People("", false, Optional.empty()));
    }

    void typeName(String name) {
        show(new Page.People(name, false, Optional.empty()));
    }

    void addPerson() {
        if (now().page() instanceof Page.People page && !page.typed().isBlank()) {
            trainees.add(page.typed().strip(), clock.instant(), added -> screen.execute(() -> {
                if (added.isPresent()) {
                    open();
                } else {
                    show(new Page.People(page.typed(), true, Optional.empty()));
                }
            }));
        }
    }

    void askToErase(Optional<Person> person) {
        show(new Page.People("", false, person));
    }

    void erase() {
        if (now().page() instanceof Page.People page) {
            page.erasing().ifPresent(person -> trainees.erase(person, left -> screen.execute(() -> {
                welcome(left);
                people();
            })));
        }
    }

    void tables(Game game) {
        Map<Wager, List<Paytable>> choices = new EnumMap<>(Wager.class);
        for (Wager wager : game.priced()) {
            List<Paytable> tables = PracticeTables.choices(catalog, game, wager);
            if (tables.size() > 1 && wager != Wager.ANTE) {   // the ante's follows the blind's
                choices.put(wager, tables);
            }
        }
        show(new Page.Tables(game, choices, room.at(game).setup().paytables()));
    }

    void practiseWith(Wager wager, Paytable table) {
        if (now().page() instanceof Page.Tables page) {
            Map<Wager, String> chosen = new HashMap<>(known.tables().getOrDefault(page.game().id(), Map.of()));
            chosen.put(wager, table.id());
            practise(page.game(), chosen);
        }
    }

    void practiseAsTheHouseDoes() {
        if (now().page() instanceof Page.Tables page) {
            practise(page.game(), Map.of());
        }
    }

    private void practise(Game game, Map<Wager, String> chosen) {
        Map<String, Map<Wager, String>> tables = new HashMap<>(known.tables());
        tables.put(game.id(), chosen);
        tables.values().removeIf(Map::isEmpty);
        known = new Known(known.memories(), known.mixUps(), known.answers(), tables);
        room = room.with(tables);
        trainees.practiseWith(person(), game.id(), chosen);
        change(was -> was.with(!tables.isEmpty()));
        tables(game);
    }
}
