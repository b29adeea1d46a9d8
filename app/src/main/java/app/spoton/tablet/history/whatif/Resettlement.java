package app.spoton.tablet.history.whatif;

import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.log.LoggedLines;
import app.spoton.tablet.history.rounds.LoggedRound;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A logged round settled again by today's engine.
 *
 * @param differences in words; empty if the settlement is the same
 */
public record Resettlement(List<String> differences) {
    public Resettlement {
        differences = List.copyOf(differences);
    }

    public boolean isSame() {
        return differences.isEmpty();
    }

    /** @param line the entry of the round */
    public static Resettlement of(LogLine line, LoggedRound round, Catalog catalog) {
        byte[] bytes = line.text().getBytes(StandardCharsets.UTF_8);
        Optional<String> difference = new LoggedLines(catalog).settleAgain(bytes, 0, bytes.length);
        if (difference.isEmpty()) {
            return new Resettlement(List.of());
        }
        List<String> differences = new ArrayList<>();
        for (Differences.StepDifference step : WhatIf.of(round).differences().steps()) {
            differences.add("Logged: " + sentence(step.was()) + " Now: " + sentence(step.wouldBe()));
        }
        return new Resettlement(differences.isEmpty() ? List.of(difference.get()) : differences);
    }

    private static String sentence(Optional<LoggedRound.StepView> step) {
        return step.map(LoggedRound.StepView::sentence).orElse("nothing");
    }
}
