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
        description = "Lists the paytables there are, with their prices and where in the manuals they stand."
                + " With --tables it also checks a casino's own, and refuses them with the reasons.")
final class PaytablesCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final Tables tables = new Tables();

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
            throw new Refusal("There is no game '" + game + "'.");
        }
        listings.forEach(listing -> print(listing, out));
        out.flush();
        return CommandLine.ExitCode.OK;
    }

    private static void print(PaytableListing listing, PrintWriter out) {
        out.printf("%s  %s of %s%s%s%n", listing.table().id(), listing.wager(), String.join(", ", listing.games()),
                listing.suggested() ? " (taken where none is named)" : "",
                listing.table().unreadable().isEmpty() ? "" : " (INCOMPLETE: refused until the price is entered)");
        for (Price price : listing.table().prices()) {
            String odds = price.odds().map(Object::toString).orElse("cannot be read");
            String second = price.second().map(also -> ", " + listing.table().kind().secondColumn().orElse("") + " "
                    + also).orElse("");
            String envy = price.envy().equals(Money.ZERO) ? "" : ", envy $" + price.envy();
            out.printf("    %-26s %-32s %s%n", price.row().id(), odds + second + envy, price.source());
        }
    }
}
