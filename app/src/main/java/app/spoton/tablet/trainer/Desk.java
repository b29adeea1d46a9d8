package app.spoton.tablet.trainer;

import androidx.lifecycle.MutableLiveData;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.TableSetup;
import app.spoton.tablet.trainer.deal.PracticeTables;
import app.spoton.tablet.trainer.learn.Weeks;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Topic;
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
final class Desk {
    private final Catalog catalog;
    private final HouseTables house;
    private final Trainees trainees;
    private final Executor screen;
    private final Clock clock;
    private final MutableLiveData<TrainerState> state;
    private Known known = Known.NOTHING;
    private int lookedUp;
    private PracticeRoom room;

    Desk(Catalog catalog, HouseTables house, Trainees trainees, Executor screen, Clock clock,
            MutableLiveData<TrainerState> state) {
        this.catalog = catalog;
        this.house = house;
        this.trainees = trainees;
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

    Page page() {
        return now().page();
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

    /** Whoever practised last stands at the door once it is known what they have learnt, and not before. */
    private void welcome(List<Person> all) {
        know(all.get(0), () -> {
            if (state.getValue() == null) {
                state.setValue(new TrainerState(new Page.Home(), all.get(0), all, catalog.games(), Optional.empty(),
                        Optional.empty(), List.of(), 0, 0, false, false, Optional.empty()));
            }
            change(was -> was.of(all.get(0), all, 0, 0, Optional.empty()).at(new Page.Home()));
            choose(now().game(), now().skill());
            recalled();
        });
    }

    void home() {
        Person person = person();
        change(was -> was.at(new Page.Home()).waiting());
        know(person, () -> {
            if (person.equals(person())) {
                recalled();
                if (now().page() instanceof Page.Home) {
                    change(was -> was.at(was.page()));
                }
            }
        });
    }

    /** What the person has learnt so far, and the tables as the house has them now. */
    private void know(Person person, Runnable then) {
        int mine = ++lookedUp;
        trainees.known(person, today(), told -> {
            PracticeRoom set = PracticeRoom.of(catalog, house, told.tables());
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
        int inARow = Weeks.daysInARow(known.days(), today());
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
    void challengeOver(List<Verdict> verdicts) {
        int right = (int) verdicts.stream().filter(Verdict::right).count();
        List<Verdict> wrong = verdicts.stream().filter(verdict -> !verdict.right()).collect(Collectors.toList());
        String about = game().map(Game::id).orElse("")
                + skill().filter(Skill::isOneTap).map(aim -> "/" + aim.id()).orElse("");
        trainees.challenged(person(), about, verdicts.size(), right, clock.instant(),
                best -> screen.execute(() -> show(new Page.ChallengeOver(verdicts.size(), right, best, wrong))));
    }

    void progress(Optional<Game> game, Optional<Skill> skill) {
        trainees.known(person(), today(), told -> trainees.exams(person(), exams -> screen.execute(() -> {
            List<Weeks.Answered> answers = told.answers().stream().filter(answer -> game.map(one ->
                    one.id().equals(answer.game())).orElse(true)).collect(Collectors.toList());
            Map<Skill, List<Weeks.Week>> skills = new EnumMap<>(Skill.class);
            for (Skill one : Skill.values()) {
                List<Weeks.Week> weeks = weeks(answers.stream().filter(answer -> answer.skill().equals(one.id()))
                        .collect(Collectors.toList()));
                if (asked(weeks) > 0) {
                    skills.put(one, weeks);
                }
            }
            Optional<Skill> plotted = skill.filter(skills::containsKey);
            List<Weeks.Week> weeks = plotted.map(skills::get).orElseGet(() -> weeks(answers));
            show(new Page.Progress(game, plotted, weeks, skills, Weeks.daysInARow(told.days(), today()),
                    asked(weeks), exams));
        })));
    }

    private List<Weeks.Week> weeks(List<Weeks.Answered> answers) {
        return Weeks.last(Trainees.WEEKS, answers, today());
    }

    private static int asked(List<Weeks.Week> weeks) {
        return weeks.stream().mapToInt(Weeks.Week::asked).sum();
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
            page.erasing().ifPresent(person -> trainees.erase(person, left -> screen.execute(() -> stay(left))));
        }
    }

    /** Who is left practises now. */
    private void stay(List<Person> left) {
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
        known = known.with(tables);
        room = room.with(tables);
        trainees.practiseWith(person(), game.id(), chosen);
        change(was -> was.with(!tables.isEmpty()));
        tables(game);
    }
}
