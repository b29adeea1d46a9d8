package app.spoton.engine.cli;

import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.PaytableListing;
import app.spoton.engine.paytable.Price;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** Lists the paytables. */
@CommandLine.Command(name = "paytables", mixinStandardHelpOptions = true,
        description = "Lists the paytables with their prices and where in the manuals they are."
                + " With --tables it also checks a casino's own tables and says what is wrong with them.")
final class PaytablesCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(arity = "0..1", paramLabel = "GAME", description = "only the tables of this game")
    private String game = "";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<PaytableListing> listings = tables.catalog().listings().stream()
                .filter(listing -> game.isEmpty() || listing.games().contains(game)).toList();
        if (listings.isEmpty()) {
            throw new CommandLineError("There is no game '" + game + "'. The games are " + tables.catalog().gameIds() + ".");
        }
        listings.forEach(listing -> print(listing, out));
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private static void print(PaytableListing listing, PrintWriter out) {
        out.printf("%s  %s of %s%s%s%n", listing.table().id(), listing.wager(), String.join(", ", listing.games()),
                listing.suggested() ? " (used if none is chosen)" : "",
                listing.table().unreadable().isEmpty() ? "" : " (INCOMPLETE: refused until the price is entered)");
        for (Price price : listing.table().prices()) {
            String odds = price.odds().map(Object::toString).orElse("not readable");
            String second = price.second().map(also -> ", " + listing.table().kind().secondColumn().orElse("") + " "
                    + also).orElse("");
            String envy = price.envy().equals(Money.ZERO) ? "" : ", envy $" + price.envy();
            String merged = price.merged().isEmpty() ? "" : ", read as a merged cell: confirm it from the approved layout";
            out.printf("    %-26s %-32s %s%n", price.row().id(), odds + second + envy, price.source() + merged);
        }
    }
}
