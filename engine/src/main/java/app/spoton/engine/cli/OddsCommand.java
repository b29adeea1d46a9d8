package app.spoton.engine.cli;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.odds.Fraction;
import app.spoton.engine.odds.PaytableFigureCounter;
import app.spoton.engine.odds.PaytableFigures;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.paytable.PaytableListing;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;

/** Prints exact odds. */
@CommandLine.Command(name = "odds", mixinStandardHelpOptions = true,
        description = "Prints the exact hit frequency and house edge of every bet with a paytable, by counting all hands; where they"
                + " depend on the player's decisions, with the way to play that is assumed.")
final class OddsCommand implements Callable<Integer> {
    private static final int DECIMALS = 4;

    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(index = "0", paramLabel = "GAME", completionCandidates = GameIds.class,
            description = "one of ${COMPLETION-CANDIDATES}")
    private String game;

    @CommandLine.Parameters(index = "1", arity = "0..1", paramLabel = "PAYTABLE", description = "for example FCP-01")
    private String paytable = "";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** The ids of the standard games, for the help text. */
    static final class GameIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().stream().map(Game::id).iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        List<PaytableListing> ofGame = tables.catalog().listings().stream()
                .filter(listing -> listing.games().contains(game)).toList();
        if (ofGame.isEmpty()) {
            throw new CommandLineError("There is no game '" + game + "'. The games are " + tables.catalog().gameIds() + ".");
        }
        List<PaytableListing> asked = ofGame.stream()
                .filter(listing -> paytable.isEmpty() || listing.table().id().equals(paytable)).toList();
        if (asked.isEmpty()) {
            throw new CommandLineError("There is no paytable '" + paytable + "' in " + game + ". Its paytables are "
                    + ofGame.stream().map(listing -> listing.table().id()).distinct()
                    .collect(Collectors.joining(", ")) + ".");
        }
        Enumeration enumeration = new Enumeration();
        PaytableFigureCounter counter = new PaytableFigureCounter();
        int dealerCards = tables.catalog().game(game).orElseThrow().dealerCards();
        for (PaytableListing listing : asked) {
            spec.commandLine().getErr().println("counting for " + listing.wager() + " " + listing.table().id());
            spec.commandLine().getErr().flush();
            if (Enumeration.knows(listing.table().kind())) {
                enumeration.of(listing.table()).ifPresent(odds -> print(listing.wager(), odds));
            } else {
                print(listing.wager(), listing.table(), counter.of(listing.table(), dealerCards));
            }
        }
        return CommandLine.ExitCode.OK;
    }

    /** A bet that depends on the dealer's cards too, counted over all deals of both. */
    private void print(String wager, Paytable table, Optional<PaytableFigures> counted) {
        PrintWriter out = spec.commandLine().getOut();
        if (counted.isEmpty()) {
            out.printf("%s %s: not counted, because a price is missing or nobody has counted the best play at its prices%n",
                    wager, table.id());
            return;
        }
        PaytableFigures figures = counted.get();
        out.printf("%s %s: all deals of player and dealer%n", wager, table.id());
        for (PaytableFigures.RowFigures row : figures.rows()) {
            String second = row.price().second().map(odds -> "; " + table.kind().secondColumn().orElse("") + " " + odds + " "
                    + row.second().percent(DECIMALS)).orElse("");
            out.printf("    %-26s %-12s %s%s%n", row.price().row().id(), row.price().odds().orElseThrow(),
                    row.share().percent(DECIMALS), second);
        }
        out.printf("    hit frequency %s (%s)%n", figures.hitRate().percent(DECIMALS), figures.hitRate());
        out.printf("    house edge    %s (%s)%n", figures.edge().percent(DECIMALS), figures.edge());
        if (!figures.assumed().isEmpty()) {
            out.printf("    %s%n", figures.assumed());
        }
        out.flush();
    }

    private void print(String wager, BetOdds odds) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%s %s: %,d hands%n", wager, odds.table().id(), odds.hands());
        for (BetOdds.RowOdds row : odds.rows()) {
            out.printf("    %-26s %-12s %,13d  %s%n", row.row().id(), row.odds(), row.hands(),
                    Fraction.of(row.hands(), odds.hands()).percent(DECIMALS));
        }
        out.printf("    hit frequency %s (%s)%n", odds.hitFrequency().percent(DECIMALS), odds.hitFrequency());
        if (odds.needsNoStake()) {
            out.printf("    gives the player %s of the ante (%s); it has no stake of its own%n",
                    odds.edge().negated().percent(DECIMALS), odds.edge().negated());
        } else {
            out.printf("    house edge    %s (%s)%s%n", odds.edge().percent(DECIMALS), odds.edge(),
                    odds.meterHands() == 0 ? "" : ", fixed prices alone: meters and envy are not counted");
        }
        out.flush();
    }
}
