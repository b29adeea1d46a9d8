package app.spoton.tablet.auditlog;

import static org.junit.Assert.assertEquals;

import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEvent;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Meter;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** The contract of every {@link AuditLog}. Each kind of log has a test that extends this one. */
public abstract class AuditLogContract {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");

    private final DealtRounds dealt = new DealtRounds(1, NOW);

    /** A log without entries. */
    protected abstract AuditLog log();

    private static AuditEvent event(MeterChange... changes) {
        return new AuditEvent(AuditEvent.Kind.METER, NOW, "Ruth", "Pit 3", "counted", "", List.of(changes),
                Optional.empty());
    }

    private static MeterChange change(String meter, long amount, long after) {
        return new MeterChange(meter, MeterChange.Kind.ADJUSTMENT, Money.ofCents(amount), Money.ZERO,
                new Meter(Money.ofCents(after), Money.ofCents(500), Money.ZERO), "counted", "Ruth");
    }

    @Test
    public void entriesAreNumberedInTheOrderInWhichTheyAreWritten() {
        AuditLog log = log();
        assertEquals(1, log.write(dealt.next()));
        assertEquals(2, log.write(event()));
        assertEquals(3, log.write(dealt.next()));
    }

    @Test
    public void aRoundThatIsWrittenAgainKeepsItsNumberAndNothingIsWritten() {
        AuditLog log = log();
        RoundRecord round = dealt.next();
        assertEquals(1, log.write(round));
        assertEquals(2, log.write(event()));
        assertEquals(1, log.write(round));
        assertEquals(3, log.write(event()));
    }

    @Test
    public void anEventThatIsWrittenAgainIsAnotherEntry() {
        AuditLog log = log();
        assertEquals(1, log.write(event()));
        assertEquals(2, log.write(event()));
    }

    @Test
    public void aTableHasTheMetersOfItsLastEntries() {
        AuditLog log = log();
        assertEquals(Map.of(), log.meters("Pit 3"));
        log.write(event(change("main", 1000, 1000), change("minor", 70, 70)));
        log.write(event(change("main", -25, 975)));
        assertEquals(Map.of("main", change("main", 0, 975).after(), "minor", change("minor", 0, 70).after()),
                log.meters("Pit 3"));
        assertEquals(Map.of(), log.meters("Pit 4"));
    }

    @Test
    public void aMeterWhoseAmountNobodyEnteredIsNotKnownFromARoundAlone() {
        AuditLog log = log();
        RoundRecord round = dealt.next();
        while (round.meterChanges().stream().noneMatch(change -> change.kind() == MeterChange.Kind.CONTRIBUTION)) {
            round = dealt.next();
        }
        log.write(round.with(List.of(round.meterChanges().get(round.meterChanges().size() - 1))));
        assertEquals(Map.of(), log.meters(round.table()));
    }

    @Test
    public void theMetersOfARoundThatIsWrittenAgainDoNotChangeAgain() {
        AuditLog log = log();
        RoundRecord round = dealt.next();
        while (round.meterChanges().isEmpty()) {
            log.write(round);
            round = dealt.next();
        }
        log.write(new AuditEvent(AuditEvent.Kind.METER, NOW, "Ruth", round.table(), "counted", "",
                List.of(change("main", 5, 777)), Optional.empty()));
        log.write(round);
        Meter after = round.meterChanges().get(round.meterChanges().size() - 1).after();
        assertEquals(after, log.meters(round.table()).get("main"));
        log.write(new AuditEvent(AuditEvent.Kind.METER, NOW, "Ruth", round.table(), "counted", "",
                List.of(change("main", 5, 777)), Optional.empty()));
        log.write(round);
        assertEquals(Money.ofCents(777), log.meters(round.table()).get("main").amount());
    }
}
