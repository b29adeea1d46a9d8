package app.spoton.tablet.trainer.session;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.generator.QuestionFactory;
import app.spoton.tablet.trainer.learning.Lesson;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.QuizTopic;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tables to practice with: the house's, with the trainee's choice of paytables. Immutable. */
public final class PracticeConfig {
    private final Catalog catalog;
    private final Map<Game, TableSetup> house;
    private final Map<Game, QuestionFactory> tables = new HashMap<>();

    private PracticeConfig(Catalog catalog, Map<Game, TableSetup> house, Map<String, Map<Wager, String>> chosen) {
        this.catalog = catalog;
        this.house = house;
        house.forEach((game, setup) -> tables.put(game, new QuestionFactory(
                PracticeTables.choose(setup, chosen.getOrDefault(game.id(), Map.of()), catalog), catalog)));
    }

    /** Asks the house, which may read from disk. */
    public static PracticeConfig of(Catalog catalog, HouseTableSource house, Map<String, Map<Wager, String>> chosen) {
        return new PracticeConfig(catalog, catalog.games().stream()
                .collect(Collectors.toMap(game -> game, house::setup)), chosen);
    }

    /** The same house with other paytables chosen. */
    public PracticeConfig with(Map<String, Map<Wager, String>> chosen) {
        return new PracticeConfig(catalog, house, chosen);
    }

    /** For exams: the house's paytables, whatever a trainee has chosen, and meters that do not change. */
    public PracticeConfig forExams() {
        return new PracticeConfig(catalog, house.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
                entry -> PracticeTables.forExam(entry.getValue()))), Map.of());
    }

    /** The edition of exams about a game, or about all games, at these tables. */
    public ExamEdition edition(Optional<Game> game) {
        return ExamEdition.of(games(game).stream().map(one -> at(one).setup()).collect(Collectors.toList()));
    }

    private List<Game> games(Optional<Game> game) {
        return game.map(List::of).orElseGet(catalog::games);
    }

    public QuestionFactory at(Game game) {
        return tables.get(game);
    }

    /** All topics of a game, or of all games, in the order of learning. */
    public List<QuizTopic> topics(Optional<Game> game) {
        return Lesson.learningOrder(games(game).stream().map(one -> Syllabus.of(at(one).setup(), catalog))
                .collect(Collectors.toList()));
    }

    public List<QuizTopic> topics(Optional<Game> game, Optional<Skill> skill) {
        return topics(game).stream().filter(topic -> skill.map(topic.skill()::equals).orElse(true))
                .collect(Collectors.toList());
    }

    /** By the games' titles, the names of the paytables in use. */
    public Map<String, List<String>> paytableNames(Optional<Game> game) {
        return games(game).stream().collect(Collectors.toMap(Game::title, one -> at(one).setup().paytables().entrySet()
                .stream().map(entry -> entry.getKey().words() + ' ' + entry.getValue().id())
                .collect(Collectors.toList())));
    }
}
