package app.spoton.tablet.history.export;

import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.MeterChange;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.EvidencePictureName;
import app.spoton.tablet.history.rounds.CorrectedTotal;
import app.spoton.tablet.history.rounds.LoggedRound;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.whatif.Resettlement;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** One round as a PDF, for a dispute file. */
public final class RoundPdf {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss z", Locale.US);

    private static final String NOT_COUNTED = "not counted";

    private final RoundDetails details;
    private final Optional<Resettlement> resettlement;
    private final ZoneId zone;
    private final Optional<SignedCheckpoint> checkpoint;
    private final PdfDocument pdf = new PdfDocument();

    private RoundPdf(RoundDetails details, Optional<Resettlement> resettlement, ZoneId zone,
            Optional<SignedCheckpoint> checkpoint) {
        this.checkpoint = checkpoint;
        this.details = details;
        this.resettlement = resettlement;
        this.zone = zone;
    }

    /** @param checkpoint the log's last one, which stands for this round and all entries before it */
    public static byte[] of(RoundDetails details, Optional<Resettlement> resettlement, ZoneId zone,
            Optional<SignedCheckpoint> checkpoint) {
        return new RoundPdf(details, resettlement, zone, checkpoint).write();
    }

    private byte[] write() {
        LoggedRound round = details.round();
        RoundRecord record = details.record();
        pdf.title("Round " + round.id());
        pdf.text(record.game().title() + ", table " + record.table()
                + ", dealt by " + record.timeline().dealer());
        pdf.text("Began " + at(details.begun()) + ", ended " + at(details.ended()) + ": " + details.end().id()
                + (record.ending().reason().isEmpty() ? "" : " (" + record.ending().reason() + ")"));
        if (!details.supervisors().isEmpty()) {
            pdf.text("Confirmed by supervisor " + details.supervisors());
        }
        String deck = record.evidence().deck();
        pdf.text("Engine " + record.engine().version() + (deck.isEmpty() ? "" : ", deck " + deck));
        if (!round.paytables().isEmpty()) {
            pdf.text("Paytables: " + round.paytables().entrySet().stream()
                    .map(table -> table.getKey() + " " + table.getValue()).collect(Collectors.joining(", ")));
        }
        layout(round);
        settlement(round);
        meters();
        corrections();
        return pdf.bytes();
    }

    private String at(Instant time) {
        return TIME.format(time.atZone(zone));
    }

    private void layout(LoggedRound round) {
        pdf.heading("On the table");
        pdf.row("Dealer  " + cards(round.dealer().cards()) + (round.dealer().words().isEmpty() ? "" : "  " + round.dealer().words()
                + qualifies(round)));
        for (LoggedRound.SeatView seat : round.seats()) {
            pdf.row("Seat " + seat.seat() + "  " + cards(seat) + (seat.folded() ? "  folded" : ""));
            for (int hand = 0; hand < seat.hands().size(); hand++) {
                LoggedRound.HandView split = seat.hands().get(hand);
                pdf.row("        hand " + (hand + 1) + "  " + split.cards().stream().map(card -> card
                        + (split.isDrawn(card) ? " drawn" : "")).collect(Collectors.joining(", "))
                        + (split.folded() ? "  folded" : ""));
            }
            pdf.row("        " + seat.wagers().stream().map(wager -> words(wager.wager()) + " $" + wager.stakeText())
                    .collect(Collectors.joining(", ")));
            seat.total().ifPresent(total -> pdf.row("        pushed $" + total.returned() + " in all, net " + total.net()));
        }
        pdf.text("How a card was known: c camera, a camera asked, u camera unsure and no payout depended on it,"
                + " x corrected by the dealer, h entered by hand.");
    }

    private static String qualifies(LoggedRound round) {
        return round.record().game().facts().isDealerAlwaysQualified() ? ""
                : round.dealer().qualifies() ? ", qualifies" : ", does not qualify";
    }

    private static String cards(LoggedRound.SeatView seat) {
        return seat.unseen() ? "cards not shown" : cards(seat.cards());
    }

    private static String cards(List<LoggedRound.CardView> cards) {
        return cards.stream().map(card -> card.card() + card.origin().map(how -> switch (how) {
            case CAMERA -> "(c)";
            case CONFIRMED -> "(a)";
            case UNSURE -> "(u)";
            case CORRECTED -> "(x)";
            case TYPED -> "(h)";
        }).orElse("")).collect(Collectors.joining(" "));
    }

    private static String words(String wager) {
        return Wager.withId(wager).map(Wager::words).orElse(wager);
    }

    private void settlement(LoggedRound round) {
        pdf.heading(round.isSettled() ? "Settlement, in the order in which the dealer acted" : "Not settled");
        for (LoggedRound.StepView step : round.steps()) {
            pdf.row(String.format(Locale.ROOT, "%2d. %s", step.step(), step.sentence()));
            LoggedRound.StepReason reason = step.reason();
            pdf.row("      " + reason.rule() + (reason.source().isEmpty() ? "" : "; paytable " + reason.paytable() + ", "
                    + reason.source()));
        }
        resettlement.ifPresent(again -> {
            pdf.text(again.isSame() ? "Settled again by the current engine: same result."
                    : "Settled again by the current engine: different result.");
            again.differences().forEach(pdf::row);
        });
    }

    private void meters() {
        List<MeterChange> changes = details.record().meterChanges();
        if (changes.isEmpty()) {
            return;
        }
        pdf.heading("Meters");
        for (MeterChange change : changes) {
            pdf.row(change.meter() + " meter, " + change.kind().id() + ": " + change.amount() + ", then " + change.after().amount()
                    + " and reserve " + change.after().reserve() + (change.reason().isEmpty() ? "" : " (" + change.reason() + ")"));
        }
    }

    private String net(int number) {
        return details.round().seats().stream().filter(seat -> seat.seat() == number).findFirst()
                .flatMap(LoggedRound.SeatView::net).map(Money::toString).orElse(NOT_COUNTED);
    }

    private void corrections() {
        pdf.heading("Corrections");
        if (details.corrections().isEmpty()) {
            pdf.text("None.");
        }
        for (RoundDetails.LoggedCorrection correction : details.corrections()) {
            pdf.text(at(correction.at()) + ", " + correction.by() + ": " + correction.words() + " (entry "
                    + correction.number() + ")");
            for (CorrectedTotal.CorrectedSeat seat : correction.seats()) {
                pdf.row("Seat " + seat.seat() + "  net as settled " + net(seat.seat()) + ", corrected "
                        + seat.net().map(Money::toString).orElse(NOT_COUNTED));
            }
        }
        pdf.heading("Audit log");
        pdf.text("Entry " + details.number() + (details.entry().intact() ? ", unchanged since it was written." : ", CHANGED."));
        pdf.row("SHA-256 " + details.entry().hash());
        checkpoint.filter(signed -> signed.checkpoint().size() >= details.number()).ifPresent(signed -> {
            pdf.text("Signed checkpoint of the log, this entry included:");
            for (String line : signed.toString().split("\n", -1)) {
                pdf.row(line);
            }
        });
        for (String picture : details.record().evidence().pictures()) {
            EvidencePictureName name = EvidencePictureName.parse(picture);
            pdf.text("Evidence picture " + name.file() + (name.hash().isPresent() ? ", SHA-256:" : ""));
            name.hash().ifPresent(pdf::row);
        }
    }
}
