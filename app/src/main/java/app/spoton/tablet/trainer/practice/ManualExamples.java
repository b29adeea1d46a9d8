package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.WorkedExample;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The worked examples of a game's manual, as practice rounds. */
public final class ManualExamples {
    private static final Map<String, List<Example>> BY_GAME = new ConcurrentHashMap<>();

    /** What an example is about: a seat's settlement, a split that keeps an instant winner, or the draw to a split. */
    public enum About {
        SEAT, SPLIT, DRAW
    }

    /** A worked example with its round. */
    public record Example(WorkedExample source, Game game, Round round) {
        private static Example of(Game game, WorkedExample source) {
            return new Example(source, game, Rounds.parse(Catalog.standard(), source.round()).round());
        }

        Seat seat() {
            return round.seats().get(0);
        }

        public Rule rule() {
            return source.rule();
        }

        public About about() {
            return seat().hands().isEmpty() ? About.SEAT
                    : game.mustBeKeptTogether(round, seat()).isEmpty() ? About.DRAW : About.SPLIT;
        }

        /** The first hand of the split, in an example about the draw. */
        Optional<Cards> firstHand() {
            return about() == About.DRAW ? Optional.of(seat().hands().get(0).cards()) : Optional.empty();
        }

        CardRequest cardRequest() {
            return CardRequest.both(seat().cards().list(), round.dealer().list());
        }

        /** Whether this table's paytables settle the example as the manual says. */
        private boolean holdsAt(TableSetup table) {
            Round here = new Round(table.paytables(), round.house(), table.meters(), round.dealer(), round.seats());
            if (game.check(here).isPresent()) {
                return false;
            }
            Map<Wager, String> outcomes = new EnumMap<>(Wager.class);
            for (Step step : game.settle(here).steps()) {
                outcomes.put(step.wager(), step.wager().id() + ' ' + step.outcome().name().toLowerCase(Locale.ROOT));
            }
            return outcomes.values().containsAll(List.of(source.expected().split(", ")));
        }
    }

    private ManualExamples() {
    }

    private static List<Example> all(Game game) {
        return BY_GAME.computeIfAbsent(game.id(), id -> game.facts().examples().stream()
                .map(source -> Example.of(game, source)).collect(Collectors.toList()));
    }

    /** The examples that hold at this table, as situations. */
    public static List<PracticeSituation> at(TableSetup table) {
        List<PracticeSituation> examples = PracticeSituation.examples();
        List<PracticeSituation> found = new ArrayList<>();
        List<Example> all = all(table.game());
        for (int index = 0; index < Math.min(all.size(), examples.size()); index++) {
            if (all.get(index).holdsAt(table)) {
                found.add(examples.get(index));
            }
        }
        return found;
    }

    public static Example of(Game game, PracticeSituation example) {
        return all(game).get(PracticeSituation.examples().indexOf(example));
    }
}
