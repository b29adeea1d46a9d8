package app.spoton.tablet.trainer.practice;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.Price;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public class PracticeDealerTest {
    private static final Catalog CATALOG = Catalog.standard();

    private static TableSetup house(Game game) {
        return TableSetup.demonstration(Catalog.standard(), game);
    }

    @Test
    public void everyRowOfEveryPaytableCanBeDealtInBothItsColumns() {
        List<String> missing = new ArrayList<>();
        for (Game game : CATALOG.games()) {
            for (Wager wager : game.priced()) {
                for (Paytable table : PracticeTables.choices(CATALOG, game, wager)) {
                    PracticeDealer dealer = new PracticeDealer(
                            PracticeTables.choose(house(game), Map.of(wager, table.id()), CATALOG));
                    for (Price price : table.prices()) {
                        for (boolean second : price.second().isPresent() ? new boolean[] {false, true}
                                : new boolean[] {false}) {
                            PracticeGoal goal = PracticeGoal.row(wager, price.row(), second);
                            if (dealer.deal(goal, 1, table.id().hashCode()).isEmpty()) {
                                missing.add(game.id() + ' ' + table + ' ' + goal.id());
                            }
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    public void theSameSeedDealsTheSameRoundAndAnotherSeedAnother() {
        for (Game game : CATALOG.games()) {
            PracticeDealer dealer = new PracticeDealer(house(game));
            PracticeGoal goal = PracticeGoal.of(PracticeSituation.TIE);
            String first = dealer.deal(goal, 3, 7).orElseThrow().roundText("x");
            assertEquals(first, dealer.deal(goal, 3, 7).orElseThrow().roundText("x"));
            assertTrue(!first.equals(dealer.deal(goal, 3, 8).orElseThrow().roundText("x")));
        }
    }

    @Test
    public void theRoundTextSettlesLikeTheRound() {
        for (Game game : CATALOG.games()) {
            PracticeDealer dealer = new PracticeDealer(house(game));
            for (long seed = 0; seed < 200; seed++) {
                PracticeRound practice = dealer.deal(PracticeGoal.of(seed % 2 == 0 ? PracticeSituation.ORDINARY : PracticeSituation.FOLD), 4, seed)
                        .orElseThrow();
                Rounds.Parsed read = Rounds.parse(CATALOG, practice.roundText("r"));
                assertEquals(lines(practice.settlement()), lines(read.game().settle(read.round())));
            }
        }
    }

    private static List<String> lines(Settlement settlement) {
        return settlement.steps().stream().map(Step::toString).collect(Collectors.toList());
    }

    @Test
    public void theManualsFourWorkedHandsSettleAsTheManualSays() {
        Game fury = CATALOG.game("three-card-fury").orElseThrow();
        assertEquals(List.of("MONSTER PUSH", "PLAY WIN", "ANTE WIN"),
                outcomes(fury, PracticeSituation.EXAMPLE_1));
        assertEquals(List.of("PLAY PUSH", "MONSTER WIN 1 to 1", "ANTE WIN"),
                outcomes(fury, PracticeSituation.EXAMPLE_2));
        assertEquals(List.of("MONSTER WIN 20 to 1", "PLAY LOSE", "ANTE LOSE"),
                outcomes(fury, PracticeSituation.EXAMPLE_3));
        assertEquals(List.of("PLAY PUSH", "MONSTER LOSE", "ANTE LOSE"),
                outcomes(fury, PracticeSituation.EXAMPLE_4));
    }

    private static List<String> outcomes(Game game, PracticeSituation example) {
        Optional<PracticeRound> practice = new PracticeDealer(house(game)).deal(PracticeGoal.of(example), 1, 3);
        return practice.orElseThrow().steps().stream().filter(step -> step.wager() != Wager.SEVEN_CARD
                        && step.wager() != Wager.ROYAL_FAMILY)
                .map(step -> step.wager() + " " + step.outcome() + (step.price().isPresent()
                        ? step.odds().map(odds -> " " + odds).orElse("") : "")).collect(Collectors.toList());
    }
}
