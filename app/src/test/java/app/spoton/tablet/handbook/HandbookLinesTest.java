package app.spoton.tablet.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.testing.LongRun;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeDealer;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;

/** The handbook of a table says where every rule comes from, and finds it again. */
public class HandbookLinesTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int ROUNDS = LongRun.cases(60, 2_000);

    private static HandbookUiState state(Game game, Set<Variant> variants, String query) {
        HandbookTable table = new HandbookTable(TableSetup.demonstration(CATALOG, game), CATALOG.handbook(game), variants);
        return new HandbookUiState(CATALOG.games(), table, PaytableComparison.of(Map.of()),
                new HandbookPage(HandbookSection.PROCEDURE, query, Optional.empty()));
    }

    private static Game game(String id) {
        return CATALOG.game(id).orElseThrow();
    }

    @Test
    public void everyCitationOfASettlementIsOnALineOfTheHandbook() {
        Set<String> missing = new TreeSet<>();
        int steps = 0;
        for (Game game : CATALOG.games()) {
            TableSetup setup = TableSetup.demonstration(Catalog.standard(), game);
            Set<Rule> cited = HandbookLines.of(setup, CATALOG.handbook(game)).stream().map(HandbookLine::rule)
                    .collect(Collectors.toSet());
            PracticeDealer dealer = new PracticeDealer(setup);
            for (PracticeSituation situation : List.of(PracticeSituation.ORDINARY, PracticeSituation.FOLD, PracticeSituation.TIE)) {
                for (long seed = 0; seed < ROUNDS; seed++) {
                    for (Step step : dealer.deal(PracticeGoal.of(situation), 3, seed).orElseThrow().settlement().steps()) {
                        steps++;
                        if (!cited.contains(step.rule())) {
                            missing.add(step.rule().toString());
                        }
                        step.price().filter(price -> !cited.contains(Rule.cited(price.source())))
                                .ifPresent(price -> missing.add(price.source()));
                    }
                }
            }
        }
        assertEquals(Set.of(), missing);
        assertTrue(steps > 1_000);
    }

    @Test
    public void everyCitationOfTheHandbookIsOnALine() {
        for (Game game : CATALOG.games()) {
            Set<Rule> onLines = HandbookLines.of(TableSetup.demonstration(Catalog.standard(), game), CATALOG.handbook(game)).stream()
                    .map(HandbookLine::rule).collect(Collectors.toSet());
            Set<Rule> left = new HashSet<>(CATALOG.handbook(game).citations());
            left.removeAll(onLines);
            assertEquals(game.id(), Set.of(), left);
        }
    }

    @Test
    public void everyWordOfTheQueryMustBeginAWordOfTheLine() {
        List<HandbookLine> found = state(game("crazy-4-poker"), Set.of(), "supervisor KEY").found();
        assertTrue(found.stream().anyMatch(line -> line.text().contains("JPH")));
        assertTrue(found.stream().allMatch(line -> (line.heading() + line.text() + line.rule()).toLowerCase(Locale.ROOT).contains("key")));
        assertEquals(List.of(), state(game("crazy-4-poker"), Set.of(), "upervisor").found());
        assertEquals(List.of(), state(game("crazy-4-poker"), Set.of(), " ").found());
        assertFalse(state(game("three-card-fury"), Set.of(), "mini-royal 50 to 1").found().isEmpty());
    }

    @Test
    public void thePaytablesDecideTheVersionAndTheReaderTheRest() {
        Game split = game("four-card-split");
        assertEquals(List.of(), state(split, Set.of(), "").openKinds());
        assertTrue(state(split, Set.of(Variant.VERSION_1), "").variants().contains(Variant.VERSION_2));
        assertEquals(List.of(Variant.Kind.PROGRESSIVE_SYSTEM, Variant.Kind.JACKPOT_LEVEL),
                state(game("crazy-4-poker"), Set.of(), "").openKinds());
        Set<Variant> keypad = state(game("crazy-4-poker"), Set.of(Variant.KEYPAD), "").variants();
        assertTrue(keypad.contains(Variant.KEYPAD) && !keypad.contains(Variant.DISPLAY));
        assertTrue(state(game("three-card-fury"), Set.of(), "").openKinds().contains(Variant.Kind.DEALING));
        assertFalse(state(game("three-card-fury"), Set.of(), "").setup().paytables().containsKey(Wager.PROGRESSIVE));
    }
}
