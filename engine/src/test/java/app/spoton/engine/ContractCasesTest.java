package app.spoton.engine;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.round.RoundLines;
import app.spoton.engine.oracle.OracleSettler;
import app.spoton.engine.oracle.contract.ContractCases;
import app.spoton.engine.oracle.contract.ContractFields;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

/** Readable rounds for each game, with the results on which both settlers agree. */
public class ContractCasesTest {
    private final RoundLines product = new RoundLines(Catalog.standard(), false);

    @Test
    public void theProductSettlesEveryCaseAsWritten() throws IOException {
        for (String game : ContractCases.games()) {
            for (ContractCases.Case one : ContractCases.of(game)) {
                assertEquals(one.rule() + "\n" + one.round(), ContractFields.of(one.result()),
                        ContractFields.of(product.settle(one.round())));
            }
        }
    }

    @Test
    public void theOracleSettlesEveryCaseAsWritten() throws IOException {
        for (String game : ContractCases.games()) {
            for (ContractCases.Case one : ContractCases.of(game)) {
                assertEquals(one.rule() + "\n" + one.round(), ContractFields.of(one.result()),
                        ContractFields.of(OracleSettler.settle(one.round())));
            }
        }
    }

    @Test
    public void everyGameHasCasesForUnseenSeatsUncountedWagersAndStages() throws IOException {
        for (String game : ContractCases.games()) {
            Set<String> rules = new HashSet<>();
            StringBuilder rounds = new StringBuilder();
            for (ContractCases.Case one : ContractCases.of(game)) {
                assertTrue(one.rule(), rules.add(one.rule()));
                assertTrue(one.round(), one.round().contains("\"game\":\"" + game + "\""));
                rounds.append(one.round());
            }
            for (String field : new String[] {"'unseen':true", "'?'", "'stage':'dealt'", "'stage':'decided'"}) {
                assertTrue(game + " " + field, rounds.indexOf(field.replace('\'', '"')) >= 0);
            }
        }
    }
}
