package app.spoton.tablet.trainer.session;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.exam.ExamEdition;
import app.spoton.tablet.trainer.generator.QuestionFactory;
import app.spoton.tablet.trainer.learning.Lesson;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.question.Skill;
import app.spoton.tablet.trainer.question.Syllabus;
import app.spoton.tablet.trainer.question.Topic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tables at which a person practises: the house's, with the person's own choice of paytables. Immutable. */
final class PracticeConfig {
    private final Catalog catalog;
    private final Map<Game, TableSetup> house;
    private final Map<Game, QuestionFactory> tables = new HashMap<>();

    private PracticeConfig(Catalog catalog, Map<Game, TableSetup> house, Map<String, Map<Wager, String>> chosen) {
        this.catalog = catalog;
        this.house = house;
        house.forEach((game, setup) -> tables.put(game, new QuestionFactory(
                PracticeTables.choose(setup, chosen.getOrDefault(game.id(), Map.of()), catalog))));
    }

    /** Asks the house, which may look it up on the disk. */
    static PracticeConfig of(Catalog catalog, HouseTableSource house, Map<String, Map<Wager, String>> chosen) {
        return new PracticeConfig(catalog, catalog.games().stream()
                .collect(Collectors.toMap(game -> game, house::setup)), chosen);
    }

    /** The same house with another choice of paytables. */
    PracticeConfig with(Map<String, Map<Wager, String>> chosen) {
        return new PracticeConfig(catalog, house, chosen);
    }

    /** As exams have it: the house's paytables, whatever a person has chosen, and meters that stand still. */
    PracticeConfig forExams() {
        return new PracticeConfig(catalog, house.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
                entry -> PracticeTables.forExam(entry.getValue()))), Map.of());
    }

    /** The edition in which exams about a game, or about all of them, are drawn at these tables. */
    ExamEdition edition(Optional<Game> game) {
        return ExamEdition.of(catalog.games().stream().filter(one -> game.map(one::equals).orElse(true))
                .map(one -> at(one).setup()).collect(Collectors.toList()));
    }

    QuestionFactory at(Game game) {
        return tables.get(game);
    }

    /** All there is to learn at one game, or at all of them, in the order of learning. */
    List<Topic> topics(Optional<Game> game) {
        if (game.isPresent()) {
            return Lesson.inOrderOfLearning(Syllabus.of(at(game.get()).setup()));
        }
        return Lesson.ofSeveralGames(catalog.games().stream().map(one -> Syllabus.of(at(one).setup()))
                .collect(Collectors.toList()));
    }

    List<Topic> topics(Optional<Game> game, Optional<Skill> skill) {
        return topics(game).stream().filter(topic -> skill.map(topic.skill()::equals).orElse(true))
                .collect(Collectors.toList());
    }

    /** The names of the paytables in use, by the games' titles. */
    Map<String, List<String>> paytables(Optional<Game> game) {
        return catalog.games().stream().filter(one -> game.map(one::equals).orElse(true))
                .collect(Collectors.toMap(Game::title, one -> at(one).setup().paytables().entrySet().stream()
                        .map(entry -> entry.getKey().words() + ' ' + entry.getValue().id())
                        .collect(Collectors.toList())));
    }
}
