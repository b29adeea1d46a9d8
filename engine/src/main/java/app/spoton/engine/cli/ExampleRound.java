package app.spoton.engine.cli;

import app.spoton.engine.game.Games;
import picocli.CommandLine;

/** The first worked example of the manuals, at the end of a command's help. */
final class ExampleRound {
    private ExampleRound() {
    }

    static String line() {
        return Games.all().get(0).facts().examples().get(0).round();
    }

    /** Not as an ordinary footer: that would be wrapped, and a round that is copied over several lines is none. */
    static void showIn(CommandLine command) {
        command.getHelpSectionMap().put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER, help -> String.format(
                "%nExample round, on one line:%n%s%nSave it as round.json and try: spoton %s round.json%n"
                        + "The format is described in docs/round-format.md.%n", line(), command.getCommandName()));
    }
}
