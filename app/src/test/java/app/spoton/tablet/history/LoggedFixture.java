package app.spoton.tablet.history;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.FixtureFiles;
import app.spoton.tablet.auditlog.AuditLog;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.documents.DocumentStore;
import app.spoton.tablet.history.evidence.EvidencePictureReader;
import app.spoton.tablet.history.export.Exports;
import app.spoton.tablet.history.export.FixtureExports;
import app.spoton.tablet.history.export.RoundPdf;
import app.spoton.tablet.history.integrity.LogIntegrityCheck;
import app.spoton.tablet.history.ledger.LedgerView;
import app.spoton.tablet.history.ledger.MeterLedgerRepository;
import app.spoton.tablet.history.ledger.MeterName;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.Resettlement;
import app.spoton.tablet.history.whatif.WhatIf;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The log and History for the tests of old files, which use nothing else of them. */
public final class LoggedFixture implements AutoCloseable {
    private static final Catalog CATALOG = Catalog.standard();
    private static final Instant LATER = Instant.parse("2027-02-01T18:00:00Z");

    private final StoredAuditLog log;
    private final RoundRepository repository;

    private LoggedFixture(String name) {
        Context context = ApplicationProvider.getApplicationContext();
        log = StoredAuditLog.in(context, name, Clock.fixed(LATER, ZoneOffset.UTC), Catalog.standard());
        repository = new RoundRepository(log.reader());
    }

    /** The log of the fixtures. */
    public static LoggedFixture whole() {
        FixtureFiles.putDatabase("log.db");
        return new LoggedFixture("log.db");
    }

    /** A log in which nothing is. */
    public static LoggedFixture empty() {
        return new LoggedFixture("empty.db");
    }

    public AuditLog logbook() {
        return log;
    }

    /** The name of a file that was found damaged and replaced; empty if this log was opened as it is. */
    public String setAside() {
        return log.reader().damagedFile();
    }

    public long entries() {
        return log.reader().head().orElseThrow().number;
    }

    /** Every entry's line as it was written, one after the other. */
    public String lines() {
        return log.reader().lines(1, 1000).stream().map(line -> line.text() + "\n").collect(Collectors.joining());
    }

    /** What the check of the whole log finds; empty if it is whole. */
    public String faults() {
        LogIntegrityCheck.IntegrityResult result = new LogIntegrityCheck(log.reader(), CATALOG).run(done -> { });
        return result.isIntact() ? "" : result.report().findings() + ", rows: " + result.wrongRows();
    }

    public List<Long> rounds(String dealer, String game, String words) {
        return found(RoundFilter.ALL.withDealer(dealer).withGame(game).withText(words)).map(row -> row.number).sorted()
                .collect(Collectors.toList());
    }

    /** Of the house and of the demonstration table: both were in one log. */
    private Stream<RoundRow> found(RoundFilter filter) {
        return Stream.concat(repository.page(filter, Long.MAX_VALUE).stream(),
                repository.page(filter.toggled(RoundFilter.With.DEMONSTRATION), Long.MAX_VALUE).stream());
    }

    public long numberOf(String round) {
        return log.reader().dao().numberOf(round).orElseThrow();
    }

    private RoundDetails opened(String round) {
        return repository.open(numberOf(round)).orElseThrow();
    }

    /** Whether the engine of today comes to what the entry says. */
    public boolean settlesTheSame(String round) {
        return Resettlement.of(log.reader().line(numberOf(round)).orElseThrow(), opened(round).round(), CATALOG).isSame();
    }

    public byte[] pdf(String round) {
        return RoundPdf.of(opened(round), Optional.empty(), ZoneId.of("America/Los_Angeles"), Optional.empty());
    }

    /** What is said about the pictures that an entry names. */
    public List<String> pictures(String round, Path evidence) {
        return new EvidencePictureReader(evidence).of(opened(round)).stream().map(picture -> picture.file() + " " + switch (picture.state()) {
            case AS_LOGGED -> "as logged";
            case NO_HASH -> "not proven";
            case CHANGED -> "changed";
            case MISSING -> "gone";
            case DAMAGED -> "damaged";
        }).collect(Collectors.toList());
    }

    /** What it would have come to with another card at a place; the dealer's seat is 0. */
    public String withCard(String round, int seat, int index, String card) {
        WhatIf copy = WhatIf.of(opened(round).round()).withSelected(Optional.of(new WhatIf.SelectedCard(seat, index)))
                .withCard(Card.parse(card).orElseThrow());
        return copy.copy().problem() + copy.differences().seats().stream().map(one -> "seat " + one.seat() + " " + one.was() + " -> "
                + one.wouldBe()).collect(Collectors.joining("; "));
    }

    /** What it would have come to with a hand of a split folded. */
    public String withHandFolded(String round, int seat, int hand) {
        WhatIf copy = WhatIf.of(opened(round).round()).withHandFolded(seat, hand, true);
        return copy.copy().problem() + copy.differences().seats().stream().map(one -> "seat " + one.seat() + " " + one.was() + " -> "
                + one.wouldBe()).collect(Collectors.joining("; "));
    }

    /** Puts a backup into this log; what the person is shown. */
    public String restore(byte[] backup) throws IOException {
        DocumentStore file = new DocumentStore() {
            @Override
            public OutputStream write(String address) {
                return new ByteArrayOutputStream();
            }

            @Override
            public InputStream read(String address) {
                return new ByteArrayInputStream(backup);
            }
        };
        TabStatus.Message message = new Exports(log, CATALOG, file).restore("Ruth", "backup", done -> { });
        return (message.kind() == TabStatus.Message.Kind.RESTORED ? "restored " : message.kind() + " ") + message.detail();
    }

    /** What an export says about itself: entries, filter, and faults if there are any. */
    public static String verified(byte[] export) throws IOException {
        Verification verification = new Verification(CATALOG);
        verification.lines(new ByteArrayInputStream(export), done -> { });
        VerificationReport report = verification.report(Optional.empty());
        return report.entries() + " entries, " + report.settled() + " settled, filter '" + report.filter() + "', "
                + (report.isWhole() ? "whole" : report.findings());
    }

    public byte[] exportOfAll() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FixtureExports.wholeLog(log, out);
        return out.toByteArray();
    }

    public String csv() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FixtureExports.csv(log, out);
        return out.toString("UTF-8");
    }

    /** What is neither a round nor a correction, oldest first. */
    public String events() {
        List<String> lines = new ArrayList<>();
        log.reader().dao().events(Long.MAX_VALUE, 1000).forEach(row -> lines.add(0, row.number + " " + Instant.ofEpochMilli(
                row.time) + " " + row.kind + "; by " + row.by + "; table " + row.table + "; " + row.words + "; about "
                + row.about + "\n"));
        return String.join("", lines);
    }

    /** Every meter's ledger, and whether it adds up. */
    public String ledgers() {
        StringBuilder text = new StringBuilder();
        MeterLedgerRepository ledgers = new MeterLedgerRepository(log.reader());
        List<MeterName> meters = new ArrayList<>(ledgers.meters(false));
        meters.addAll(ledgers.meters(true));
        meters.sort(Comparator.comparing(MeterName::table).thenComparing(MeterName::meter));
        for (MeterName meter : meters) {
            LedgerView ledger = ledgers.ledger(meter, TimeRange.ALL);
            text.append(meter.table()).append(", ").append(meter.meter()).append(": ").append(ledger.balance().current())
                    .append(" and reserve ").append(ledger.balance().reserve()).append(ledger.balance().isBalanced() ? "" : ", DOES NOT ADD UP")
                    .append('\n');
            List<String> lines = new ArrayList<>();
            ledger.lines().rows().forEach(line -> lines.add(0, "  " + line.kind + " " + line.change.amount + " " + line.change.reserve + " -> "
                    + line.after.amount + " " + line.after.reserve + ", seed " + line.after.seed + "; " + line.why.reason
                    + "; by " + line.why.by + "\n"));
            text.append(String.join("", lines));
        }
        return text.toString();
    }

    /** Every round as a supervisor reads it, oldest first. */
    public String reviews() {
        return found(RoundFilter.ALL).sorted(Comparator.comparing(row -> row.number))
                .map(row -> review(row.id)).collect(Collectors.joining());
    }

    /** A round as a supervisor reads it. */
    public String review(String id) {
        RoundDetails opened = opened(id);
        LoggedRound round = opened.round();
        StringBuilder text = new StringBuilder();
        text.append("round ").append(round.id()).append(", entry ").append(opened.number()).append(", ")
                .append(opened.entry().intact() ? "whole" : "CHANGED").append('\n');
        line(text, round.game() + " at " + opened.record().table() + ", dealt by " + opened.record().timeline().dealer() + ", " + opened.end().id()
                + ", reason '" + opened.record().ending().reason() + "', supervisor '" + opened.supervisors() + "'");
        line(text, "begun " + opened.begun() + ", settled " + opened.record().timeline().settled().map(Instant::toString).orElse("never")
                + ", ended " + opened.ended());
        line(text, "deck '" + opened.record().evidence().deck() + "', engine '" + opened.record().engine().version() + "', pictures " + opened.record().evidence().pictures());
        line(text, "paytables " + round.paytables());
        line(text, "dealer " + cards(round.dealer().cards()) + " " + round.dealer().hand() + (round.dealer().qualifies() ? " qualifies"
                : ""));
        round.seats().forEach(seat -> line(text, seat(seat)));
        round.steps().forEach(step -> line(text, step.step() + ". seat " + step.seat() + " " + step.wager() + " "
                + step.payment().outcome() + " " + step.payment().stake() + " pay " + step.payment().pay() + " '"
                + step.payment().odds() + "' " + step.hand().name() + " " + step.hand().cards() + " "
                + step.reason().paytable()));
        opened.corrections().forEach(one -> line(text, "correction " + one.number() + " at " + one.at() + " by " + one.by()
                + ": " + one.words()));
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append("  ").append(line).append('\n');
    }

    private static String seat(LoggedRound.SeatView seat) {
        return "seat " + seat.seat() + " " + (seat.unseen() ? "cards not shown" : cards(seat.cards()))
                + (seat.folded() ? " folded" : "") + seat.hands().stream().map(hand -> " hand " + hand.cards() + " drawn "
                + hand.drawn() + (hand.folded() ? " folded" : "")).collect(Collectors.joining()) + "; "
                + seat.wagers().stream().map(wager -> wager.wager() + " " + wager.stakeText()).collect(Collectors.joining(", "))
                + "; " + seat.total().map(total -> "returned " + total.returned() + " net " + total.net())
                .orElse("not settled");
    }

    private static String cards(List<LoggedRound.CardView> cards) {
        return cards.stream().map(card -> card.card() + card.origin().map(LoggedFixture::known).orElse(""))
                .collect(Collectors.joining(" "));
    }

    private static String known(CardOrigin how) {
        return switch (how) {
            case CAMERA -> "(camera)";
            case CONFIRMED -> "(asked)";
            case UNSURE -> "(unsure)";
            case CORRECTED -> "(corrected)";
            case TYPED -> "(by hand)";
        };
    }

    @Override
    public void close() {
        log.close();
    }
}
