package app.spoton.tablet.history;

import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.EvidencePictureName;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.stream.Collectors;

/** One round on paper, for the file of a dispute. */
final class RoundPdf {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss z", Locale.US);

    private final RoundDetails opened;
    private final ZoneId zone;
    private final PdfDocument paper = new PdfDocument();

    private RoundPdf(RoundDetails opened, ZoneId zone) {
        this.opened = opened;
        this.zone = zone;
    }

    static byte[] of(RoundDetails opened, Catalog catalog, ZoneId zone) {
        return new RoundPdf(opened, zone).write(catalog);
    }

    private byte[] write(Catalog catalog) {
        LoggedRound round = opened.round();
        paper.title("Round " + round.id());
        paper.text(catalog.game(round.game()).map(Game::title).orElse(round.game()) + ", table " + opened.table()
                + ", dealt by " + opened.dealer());
        paper.text("Began " + at(opened.begun()) + ", ended " + at(opened.ended()) + ": " + opened.end()
                + (opened.reason().isEmpty() ? "" : " (" + opened.reason() + ")"));
        if (!opened.supervisor().isEmpty()) {
            paper.text("Confirmed by supervisor " + opened.supervisor());
        }
        paper.text("Engine " + opened.engine() + (opened.deck().isEmpty() ? "" : ", deck " + opened.deck()));
        if (!round.paytables().isEmpty()) {
            paper.text("Paytables: " + round.paytables().entrySet().stream()
                    .map(table -> table.getKey() + " " + table.getValue()).collect(Collectors.joining(", ")));
        }
        layout(round);
        settlement(round);
        after();
        return paper.bytes();
    }

    private String at(Instant time) {
        return TIME.format(time.atZone(zone));
    }

    private void layout(LoggedRound round) {
        paper.heading("On the table");
        paper.row("Dealer  " + cards(round.dealer()) + (round.dealerHand().isEmpty() ? "" : "  " + round.dealerHand()
                + (round.dealerQualifies() ? ", qualifies" : ", does not qualify")));
        for (LoggedRound.SeatView seat : round.seats()) {
            paper.row("Seat " + seat.seat() + "  " + cards(seat) + (seat.folded() ? "  folded" : ""));
            for (int hand = 0; hand < seat.hands().size(); hand++) {
                LoggedRound.HandView split = seat.hands().get(hand);
                paper.row("        hand " + (hand + 1) + "  " + split.cards().stream().map(card -> card
                        + (split.isDrawn(card) ? " drawn" : "")).collect(Collectors.joining(", "))
                        + (split.folded() ? "  folded" : ""));
            }
            paper.row("        " + seat.wagers().stream().map(wager -> words(wager.wager()) + " $" + wager.stake())
                    .collect(Collectors.joining(", ")));
            seat.net().ifPresent(net -> paper.row("        pushed $" + seat.returned().orElseThrow() + " in all, net "
                    + net));
        }
        paper.text("How a card was known: c by the camera, a the camera asked, u the camera was unsure and it made no"
                + " difference, x corrected by the dealer, h by hand.");
    }

    private static String cards(LoggedRound.SeatView seat) {
        if (seat.unseen()) {
            return "cards not shown";
        }
        return seat.cards().stream().map(card -> card.card() + card.known().map(how -> switch (how) {
            case CAMERA -> "(c)";
            case ASKED -> "(a)";
            case UNSURE -> "(u)";
            case CORRECTED -> "(x)";
            case BY_HAND -> "(h)";
        }).orElse("")).collect(Collectors.joining(" "));
    }

    private static String words(String wager) {
        return Wager.withId(wager).map(Wager::words).orElse(wager);
    }

    private void settlement(LoggedRound round) {
        paper.heading(round.isSettled() ? "Settlement, in the order in which the dealer acted" : "Not settled");
        for (LoggedRound.StepView step : round.steps()) {
            paper.row(String.format(Locale.ROOT, "%2d. %s", step.step(), step.say()));
            paper.row("      " + step.rule() + (step.source().isEmpty() ? "" : "; paytable " + step.paytable() + ", "
                    + step.source()));
        }
        opened.again().ifPresent(again -> {
            paper.text(again.isSame() ? "Settled again by the engine of today: the same."
                    : "Settled again by the engine of today, which differs:");
            again.differences().forEach(paper::row);
        });
    }

    private void after() {
        paper.heading("Corrections");
        if (opened.corrections().isEmpty()) {
            paper.text("None.");
        }
        for (RoundDetails.Correction correction : opened.corrections()) {
            paper.text(at(correction.at()) + ", " + correction.by() + ": " + correction.words() + " (entry "
                    + correction.number() + ")");
        }
        paper.heading("In the log");
        paper.text("Entry " + opened.number() + (opened.whole() ? ", unchanged since it was written." : ", CHANGED."));
        paper.row("SHA-256 " + opened.hash());
        for (String picture : opened.pictures()) {
            EvidencePictureName name = EvidencePictureName.parse(picture);
            paper.text("Evidence picture " + name.file() + (name.hash().isPresent() ? ", SHA-256:" : ""));
            name.hash().ifPresent(paper::row);
        }
    }
}
