package app.spoton.engine.auditlog;

import app.spoton.engine.RandomRounds;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.RoundLines;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A log with rounds of every game, sign-ins between them and a meter that adds up. */
public final class SampleLog {
    private static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    private static final int MOST_ENTRIES = 100_000;

    private final RandomRounds rounds;
    private final int firstId;
    private final RoundLines settler = new RoundLines(Catalog.standard(), true);
    private final List<LogLine> lines = new ArrayList<>();
    private long meter = 1_000_000;

    private SampleLog(long seed) {
        rounds = new RandomRounds(seed);
        firstId = (int) seed * MOST_ENTRIES;   // no two logs have a round in common
    }

    /** So many entries. */
    public static List<LogLine> of(long seed, int entries) {
        SampleLog log = new SampleLog(seed);
        log.add("meter", "{\"log\":{\"table\":\"Pit 3\",\"by\":\"Ruth\",\"words\":\"beginning\",\"about\":\"\",\"meters\":["
                + log.change("beginning", 1_000_000) + "]}}");
        while (log.lines.size() < entries) {
            log.next();
        }
        return List.copyOf(log.lines);
    }

    private void next() {
        int number = lines.size() + 1;
        if (number % 20 == 0) {
            add("sign-in", "{\"log\":{\"table\":\"Pit 3\",\"by\":\"Ann Ågren\",\"words\":\"signed in\",\"about\":\"\","
                    + "\"meters\":[]}}");
            return;
        }
        List<Game> games = Catalog.standard().games();
        String round = rounds.next(games.get(number % games.size()), firstId + number).json();
        String settlement = settler.settle(round);
        if (settlement.contains("\"error\"")) {
            return;   // a split that holds an instant winner; another is dealt
        }
        meter += 50;
        add("round", round.substring(0, round.length() - 1) + ",\"settlement\":" + settlement
                + ",\"log\":{\"table\":\"Pit 3\",\"dealer\":\"Ann Ågren\",\"meters\":[" + change("contribution", 50)
                + "]}}");
    }

    private String change(String kind, long cents) {
        return "{\"meter\":\"main\",\"kind\":\"" + kind + "\",\"amount\":\"" + money(cents)
                + "\",\"reserve\":\"0.00\",\"after\":{\"amount\":\"" + money(meter)
                + "\",\"seed\":\"5000.00\",\"reserve\":\"0.00\"},\"reason\":\"\",\"by\":\"\"}";
    }

    private static String money(long cents) {
        return cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100;
    }

    private void add(String kind, String body) {
        int number = lines.size() + 1;
        String previous = lines.isEmpty() ? LogLine.NOTHING : lines.get(number - 2).hash();
        lines.add(LogLine.after(previous, number, START.plusSeconds(90L * number), kind, body));
    }

    /** The file that holds these entries, head and all. */
    public static byte[] export(List<LogLine> entries, LogLine last, String filter) {
        StringBuilder file = new StringBuilder();
        ExportHead head = new ExportHead();
        for (LogLine entry : entries) {
            file.append(entry.text()).append('\n');
            head.add(entry.hash());
        }
        file.append(head.line(last.number(), last.hash(), START, filter).text()).append('\n');
        return file.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** What verifying a file finds. */
    public static VerificationReport verify(byte[] file) {
        return verify(file, Optional.empty());
    }

    public static VerificationReport verify(byte[] file, Optional<String> head) {
        Verification verification = new Verification(Catalog.standard());
        try {
            verification.lines(new java.io.ByteArrayInputStream(file), done -> { });
        } catch (java.io.IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return verification.report(head);
    }
}
