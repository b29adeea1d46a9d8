package app.spoton.engine.cli;

import app.spoton.engine.json.round.RoundLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        if (file.isEmpty()) {
            TypedInput.sayIfTyped(spec, "one round");
        }
        byte[] bytes = file.isPresent() ? Files.readAllBytes(file.get()) : System.in.readAllBytes();
        String round = new String(bytes, StandardCharsets.UTF_8).strip();
        if (round.isEmpty()) {
            throw new CommandLineError("There is no round in it. 'spoton explain --help' shows one.");
        }
        if (round.lines().filter(line -> line.startsWith("{\"") && line.endsWith("}")).count() > 1) {
            throw new CommandLineError("There are several rounds in it, and 'explain' takes one. 'spoton settle --words' takes them all.");
        }
        List<String> lines = new ArrayList<>();
        boolean settled = new RoundLines(tables.catalog(), true).explain(round, lines::add);
        PrintWriter to = settled ? spec.commandLine().getOut() : spec.commandLine().getErr();
        lines.forEach(to::println);
        to.flush();
        return settled ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
