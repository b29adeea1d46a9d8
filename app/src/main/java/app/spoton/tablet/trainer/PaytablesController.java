package app.spoton.tablet.trainer;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.trainer.practice.PracticeTables;
import app.spoton.tablet.trainer.state.TrainerPage;
import app.spoton.tablet.trainer.trainee.TraineeRepository;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The page of paytables to practice with. Use it on the main thread. */
final class PaytablesController {
    private final Catalog catalog;
    private final TrainerHome home;
    private final StateHolder state;
    private final TraineeRepository trainees;

    PaytablesController(Catalog catalog, TrainerHome home, StateHolder state, TraineeRepository trainees) {
        this.catalog = catalog;
        this.home = home;
        this.state = state;
        this.trainees = trainees;
    }

    void open(Game game) {
        Map<Wager, List<Paytable>> choices = new EnumMap<>(Wager.class);
        for (Wager wager : game.priced()) {
            List<Paytable> tables = PracticeTables.choices(catalog, game, wager);
            if (tables.size() > 1 && wager != Wager.ANTE) {   // the ante's paytable follows the blind's
                choices.put(wager, tables);
            }
        }
        state.show(new TrainerPage.Paytables(game, choices, home.config().at(game).setup().paytables()));
    }

    void choose(Wager wager, Paytable table) {
        if (state.page() instanceof TrainerPage.Paytables page) {
            Map<Wager, String> chosen = new HashMap<>(
                    home.traineeRecord().paytables().getOrDefault(page.game().id(), Map.of()));
            chosen.put(wager, table.id());
            use(page.game(), chosen);
        }
    }

    void useHousePaytables() {
        if (state.page() instanceof TrainerPage.Paytables page) {
            use(page.game(), Map.of());
        }
    }

    private void use(Game game, Map<Wager, String> chosen) {
        Map<String, Map<Wager, String>> paytables = new HashMap<>(home.traineeRecord().paytables());
        paytables.put(game.id(), chosen);
        paytables.values().removeIf(Map::isEmpty);
        trainees.savePaytables(home.trainee(), game.id(), chosen);
        home.usePaytables(home.traineeRecord().withPaytables(paytables));
        open(game);
    }
}
