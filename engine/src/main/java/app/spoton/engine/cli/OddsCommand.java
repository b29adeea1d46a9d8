package app.spoton.engine.cli;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.Games;
import app.spoton.engine.odds.BetOdds;
import app.spoton.engine.odds.Enumeration;
import app.spoton.engine.odds.Fraction;
import app.spoton.engine.paytable.PaytableListing;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;

/** Prints exact odds. */
@CommandLine.Command(name = "odds", mixinStandardHelpOptions = true,
        description = "Prints the exact hit frequency and house edge of every bet of a game that depends on the"
                + " player's cards alone (and of the 7 Card Bonus), by counting all hands.")
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
        List<PaytableListing> known = asked.stream()
                .filter(listing -> Enumeration.knows(listing.table().kind())).toList();
        if (known.isEmpty()) {
            throw new CommandLineError("The odds of " + paytable + " depend on the dealer's hand too, so they are not counted.");
        }
        Enumeration enumeration = new Enumeration();
        for (PaytableListing listing : known) {
            spec.commandLine().getErr().println("counting for " + listing.wager() + " " + listing.table().id());
            spec.commandLine().getErr().flush();
            enumeration.of(listing.table()).ifPresent(odds -> print(listing.wager(), odds));
        }
        return CommandLine.ExitCode.OK;
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
