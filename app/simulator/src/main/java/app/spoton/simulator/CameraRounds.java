package app.spoton.simulator;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.GameFacts;
import app.spoton.engine.round.Wager;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rounds of six seats at the demonstration table, all games in turn, whose cards the demonstration camera reads. */
final class CameraRounds {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final int SEATS = 6;
    private static final int PATIENCE_STEPS = 120;
    private static final int STEP_MS = 500;
    /** What a dealer taps next, the more urgent first: answers to the camera, splits, decisions, the settlement. */
    private static final List<String> NEXT = List.of("tag=answer-best", "tag=split-0", "tag=all-play", "tag=settle");

    private final CompoundSteps.Stepper stepper;
    private final ScreenFinder finder;

    CameraRounds(CompoundSteps.Stepper stepper, ScreenFinder finder) {
        this.stepper = stepper;
        this.finder = finder;
    }

    /** For so many minutes of real time; says after each round how much memory the process takes. */
    void play(long minutes) throws Throwable {
        List<Game> games = Catalog.standard().games();
        long start = System.nanoTime();
        for (int round = 1; System.nanoTime() - start < minutes * 60_000_000_000L; round++) {
            Game game = games.get((round - 1) / 2 % games.size());
            round(game);
            System.out.printf(Locale.ROOT, "  %3d min, round %d, %s: %s%n", (System.nanoTime() - start) / 60_000_000_000L, round, game.title(), memory());
        }
    }

    private void round(Game game) throws Throwable {
        if (!finder.read("tag=game-title").contains(game.title())) {
            stepper.step("tap tag=change-game");
            stepper.step("tap tag=game-" + game.id());
            stepper.step("wait tag=game-title with " + game.title());
        }
        for (int seat = 1; seat <= SEATS; seat++) {
            for (Wager wager : wagers(game, seat)) {
                stepper.step("tap tag=spot-" + seat + "-" + wager.id());
                stepper.step("tap tag=chip-5.00");
            }
        }
        stepper.step("tap tag=deal");
        stepper.step("tap tag=read");
        for (int step = 0; step < PATIENCE_STEPS && finder.find("tag=next").isEmpty(); step++) {
            Optional<String> next = NEXT.stream().filter(what -> finder.find(what).isPresent()).findFirst();
            if (next.isPresent()) {
                stepper.step("tap " + next.get());
            }
            stepper.step("wait " + STEP_MS);
        }
        for (String step : List.of("wait tag=next", "tap tag=pace-by_seat", "repeat tag=next until tag=confirm", "tap tag=confirm",
                "wait tag=next-round", "tap tag=next-round", "wait tag=deal")) {
            stepper.step(step);
        }
    }

    /** What must be bet, and at every other seat a bonus; the progressive is left out, because its wins need a supervisor. */
    private static List<Wager> wagers(Game game, int seat) {
        GameFacts facts = game.facts();
        List<Wager> wagers = new ArrayList<>(game.wagers());
        facts.plays().forEach(play -> wagers.remove(play.play()));
        Optional<Wager> bonus = wagers.stream().filter(wager -> !facts.isBaseGame(wager) && wager != Wager.PROGRESSIVE).findFirst();
        wagers.removeIf(wager -> !facts.isBaseGame(wager));
        if (seat % 2 == 0) {
            bonus.ifPresent(wagers::add);
        }
        return wagers;
    }

    /** The resident memory of this process as Linux counts it: now, and the most so far. */
    private static String memory() throws IOException {
        if (!Files.exists(STATUS)) {
            return "memory is measured on Linux only";
        }
        try (var lines = Files.lines(STATUS)) {
            List<Long> megabytes = lines.filter(line -> line.startsWith("VmRSS") || line.startsWith("VmHWM")).sorted()
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1000).collect(Collectors.toList());
            return megabytes.get(1) + " MB, at most " + megabytes.get(0) + " MB";
        }
    }
}
