package app.spoton.engine.handbook;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.oracle.generator.RoundGenerator;
import app.spoton.engine.settlement.Rule;
import app.spoton.engine.settlement.Step;
import app.spoton.engine.testing.LongRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.Test;

/** Whoever reads the rule behind a step of a settlement finds it in the handbook. */
public class HandbookCitationsTest {
    private static final Catalog CATALOG = Catalog.standard();
    private static final int ROUNDS = LongRun.cases(2_000, RoundGenerator.SAMPLE);

    /** The rules that settlements cite and the handbooks do not. */
    private static Set<String> missing(Function<Game, GameHandbook> handbooks, int rounds, Set<Rule> cited) {
        Set<String> missing = new TreeSet<>();
        for (long seed = 0; seed < rounds; seed++) {
            Rounds.Parsed parsed = Rounds.parse(CATALOG, RoundGenerator.round(seed));
            Set<Rule> citations = handbooks.apply(parsed.game()).citations();
            for (Step step : parsed.game().settle(parsed.round()).steps()) {
                cited.add(step.rule());
                if (!citations.contains(step.rule())) {
                    missing.add(parsed.game().id() + ": " + step.rule().section());
                }
            }
        }
        return missing;
    }

    @Test
    public void everyCitationOfASettlementIsInTheHandbook() {
        Set<Rule> cited = new HashSet<>();
        assertEquals(Set.of(), missing(CATALOG::handbook, ROUNDS, cited));
        assertTrue(cited.size() + " rules", cited.size() >= 25);
    }

    @Test
    public void aRuleThatAHandbookLacksIsFound() throws IOException {
        Game poker = CATALOG.game("four-card-poker").orElseThrow();
        String text = Files.readString(Paths.get("src/main/resources/app/spoton/engine/handbooks/four-card-poker.txt"),
                StandardCharsets.UTF_8);
        GameHandbook without = HandbookText.read(poker, text.replace("| Playing vs. Paytable - Aces Up", "| Dealing Procedures 3"));
        Function<Game, GameHandbook> handbooks = game -> game == poker ? without : CATALOG.handbook(game);
        assertEquals(Set.of("four-card-poker: Playing vs. Paytable - Aces Up"), missing(handbooks, 300, new HashSet<>()));
    }
}
