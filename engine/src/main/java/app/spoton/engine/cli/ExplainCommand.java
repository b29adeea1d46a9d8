package app.spoton.engine.cli;

import app.spoton.engine.json.round.RoundLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** Explains one round in sentences for a dealer. */
@CommandLine.Command(name = "explain", mixinStandardHelpOptions = true,
        description = "Explains how to settle one round (JSON, the round format), step by step, with the rule and the"
                + " paytable row that decide.")
final class ExplainCommand implements Callable<Integer> {
    @CommandLine.Mixin
    private final PaytableOption tables = new PaytableOption();

    @CommandLine.Parameters(arity = "0..1", paramLabel = "FILE", description = "the round; standard input if left out")
    private Optional<Path> file = Optional.empty();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        file.ifPresent(CommandLineError::ifMissing);
        byte[] bytes = file.isPresent() ? Files.readAllBytes(file.get()) : System.in.readAllBytes();
        PrintWriter out = spec.commandLine().getOut();
        String round = new String(bytes, StandardCharsets.UTF_8).strip();
        boolean settled = new RoundLines(tables.catalog(), true).explain(round, out::println);
        out.flush();
        return settled ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
