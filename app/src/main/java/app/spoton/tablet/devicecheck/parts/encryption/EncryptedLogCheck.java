package app.spoton.tablet.devicecheck.parts.encryption;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundEnding;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundTimeline;
import app.spoton.tablet.devicecheck.CheckResult;
import app.spoton.tablet.devicecheck.DeviceCheck;
import app.spoton.tablet.devicecheck.DevicePart;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Logs a hundred rounds in a separate file, encrypted and synced like the house's log. */
public final class EncryptedLogCheck implements DeviceCheck {
    static final int ROUNDS = 100;

    private final ScratchLog.Factory logs;
    private final Catalog catalog;
    private final Clock clock;

    public EncryptedLogCheck(ScratchLog.Factory logs, Catalog catalog, Clock clock) {
        this.logs = logs;
        this.catalog = catalog;
        this.clock = clock;
    }

    @Override
    public DevicePart part() {
        return DevicePart.ENCRYPTED_LOG;
    }

    @Override
    public CheckResult run() {
        RoundRecord round = example();
        long[] micros = new long[ROUNDS];
        boolean encrypted;
        try (ScratchLog log = logs.open()) {
            encrypted = log.isEncrypted();
            for (int i = 0; i < ROUNDS; i++) {
                long start = System.nanoTime();
                log.write(withId(round, "check-" + i));
                micros[i] = (System.nanoTime() - start) / 1_000;
            }
        }
        Arrays.sort(micros);
        String figures = String.format(Locale.ROOT, "%d rounds, %.1f ms each (median), %.1f ms at most", ROUNDS,
                micros[ROUNDS / 2] / 1_000.0, micros[ROUNDS - 1] / 1_000.0);
        return encrypted ? CheckResult.pass(figures) : CheckResult.missing(figures + ", not encrypted: SQLCipher or the"
                + " key store is missing on this device");
    }

    /** A worked example of a manual, settled. */
    private RoundRecord example() {
        Game game = catalog.games().stream().filter(each -> !each.facts().examples().isEmpty()).findFirst().orElseThrow();
        Rounds.Parsed parsed = Rounds.parse(catalog, game.facts().examples().get(0).round());
        Instant now = clock.instant();
        return RoundRecord.of("check", game, "Device check", parsed.round())
                .settledAs(game.settle(parsed.round()))
                .with(new RoundTimeline(List.of("Device check"), Optional.of(now), Optional.of(now), Optional.of(now)))
                .with(new RoundEnding(Optional.of(RoundEnd.CONFIRMED), "", Map.of()));
    }

    private static RoundRecord withId(RoundRecord round, String id) {
        return new RoundRecord(id, round.game(), round.table(), round.round(), round.settlement(), round.timeline(),
                round.ending(), round.evidence(), round.meterChanges(), round.engine());
    }
}
