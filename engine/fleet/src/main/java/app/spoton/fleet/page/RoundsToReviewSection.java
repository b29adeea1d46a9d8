package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.util.List;

/** Irregularities, and rounds that somebody should look at. */
final class RoundsToReviewSection {
    private static final String ID = "look";

    private RoundsToReviewSection() {
    }

    static void write(PageParts page) {
        page.section("irregularities", "Irregularities");
        SortTable unsettled = SortTable.of("Misdeals and void rounds").text("Table", "Dealer", "Ended as", "Reason")
                .numbers("Rounds").text("Latest");
        for (QueryRow row : page.ask("unsettled")) {
            unsettled.row(Cell.text(row.text("table_name")), Cell.text(row.text("dealer")), Cell.text(row.text("ending")),
                    Cell.text(row.text("reason")), Cell.count(row.number("rounds")),
                    Cell.time(page.clock(), row.number("latest_ms")));
        }
        page.add(unsettled.html("No round was misdealt or void."));
        SortTable events = SortTable.of("Wrong PINs, restored logs, adjusted meters").text("When", "What", "Table", "Who", "Details");
        for (QueryRow row : page.ask("events")) {
            events.row(Cell.time(page.clock(), row.number("at_ms")), Cell.text(switch (row.text("kind")) {
                case "wrong-pin" -> "Wrong PIN";
                case "restore" -> "Log restored";
                default -> "Meter adjusted";
            }), Cell.text(row.text("table_name")), Cell.text(row.text("person")), Cell.text(row.text("description")));
        }
        page.add(events.html("None."));
        page.section(ID, "Rounds worth a look");
        resettled(page);
        corrections(page);
        large(page);
        twice(page);
    }

    private static void resettled(PageParts page) {
        page.subsection("Settled differently today");
        List<QueryRow> found = page.ask("resettled");
        SortTable table = SortTable.of("Settled differently").text("Round", "Table", "Dealer", "Ended", "File")
                .numbers("Entry").text("Difference");
        for (QueryRow row : found) {
            table.row(Cell.text(row.text("round_id")), Cell.text(row.text("table_name")), Cell.text(row.text("dealer")),
                    row.has("ended_ms") ? Cell.time(page.clock(), row.number("ended_ms")) : Cell.text(""), Cell.text(row.text("file")),
                    Cell.count(row.number("number")), Cell.text(row.text("problem")));
        }
        page.add(table.html("None: the engine comes to what was logged in every round."));
        if (!found.isEmpty()) {
            page.attend(ID, NumberText.count(found.size(), "round settles", "rounds settle") + " differently than was logged.");
        }
    }

    private static void corrections(PageParts page) {
        page.subsection("Corrected afterwards");
        SortTable table = SortTable.of("Corrections").text("Corrected", "Table", "By", "Round", "Dealer", "Game", "Ended", "Correction");
        for (QueryRow row : page.ask("corrections")) {
            table.row(Cell.time(page.clock(), row.number("at_ms")), Cell.text(row.text("table_name")), Cell.text(row.text("person")),
                    Cell.text(row.text("round_id")), Cell.text(row.text("dealer")), Cell.text(page.game(row.text("game"))),
                    row.has("ended_ms") ? Cell.time(page.clock(), row.number("ended_ms")) : Cell.text("not in these files"),
                    Cell.text(row.text("description")));
        }
        page.add(table.html("None."));
    }

    private static void large(PageParts page) {
        page.subsection("Unusually large");
        page.say("Rounds in which ten times the table's average round was wagered, or in which the house won or lost fifty times"
                + " that. At most one hundred, largest first; counted wagers only.");
        SortTable table = SortTable.of("Large rounds").text("Ended", "Table", "Dealer", "Game", "Round").numbers("Wagered",
                "Largest wager", "Paid", "House won");
        for (QueryRow row : page.ask("large")) {
            table.row(Cell.time(page.clock(), row.number("ended_ms")), Cell.text(row.text("table_name")),
                    Cell.text(row.text("dealer")), Cell.text(page.game(row.text("game"))), Cell.text(row.text("round_id")),
                    Cell.money(row.number("staked")), Cell.money(row.number("largest")), Cell.money(row.number("paid")),
                    Cell.money(row.number("won")));
        }
        page.add(table.html("None."));
    }

    private static void twice(PageParts page) {
        List<QueryRow> found = page.ask("twice");
        if (found.isEmpty()) {
            return;
        }
        page.subsection("Logged more than once");
        SortTable table = SortTable.of("The same round in several entries").text("Round", "Table").numbers("Entries")
                .text("First", "Last");
        for (QueryRow row : found) {
            table.row(Cell.text(row.text("round_id")), Cell.text(row.text("table_name")), Cell.count(row.number("times")),
                    Cell.time(page.clock(), row.number("first_ms")), Cell.time(page.clock(), row.number("last_ms")));
        }
        page.add(table.html(""));
        page.attend(ID, NumberText.count(found.size(), "round is", "rounds are") + " logged more than once.");
    }
}
