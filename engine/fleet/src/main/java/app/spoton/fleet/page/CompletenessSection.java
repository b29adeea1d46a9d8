package app.spoton.fleet.page;

import app.spoton.fleet.database.QueryRow;
import app.spoton.fleet.page.SortTable.Cell;
import java.util.List;

/** Whether every log is there, unchanged and without gaps. */
final class CompletenessSection {
    private static final String ID = "logs";

    private CompletenessSection() {
    }

    static void write(PageParts page) {
        page.section(ID, "Are the logs complete?");
        List<QueryRow> files = page.rows("SELECT files.*, coalesce(kind, '') AS signature, coalesce(problem, '') AS key_id FROM files LEFT JOIN"
                + " findings ON findings.file = files.file AND kind IN ('SIGNED', 'UNSIGNED') ORDER BY files.file");
        long failed = files.stream().filter(file -> file.number("problems") > 0).count();
        long unsigned = files.stream().filter(file -> file.text("signature").equals("UNSIGNED")).count();
        page.say(failed == 0 ? "No file contradicts itself: every entry's hash is right, every round settles the same way again, and"
                + " every meter balances."
                : "Some files did not pass. Their rounds are in the numbers below; do not rely on those tables before the"
                + " problems are explained.");
        page.say("Who wrote a file is proved only by a signature whose key you know: compare the keys below with those that the tablets"
                + " show, or verify each file with 'spoton verify --key'. Anybody can make a key.");
        if (unsigned > 0) {
            page.attend(ID, NumberText.count(unsigned, "file is not signed: nothing proves that a tablet wrote it.",
                    "files are not signed: nothing proves that a tablet wrote them."));
        }
        if (page.isOverParquet()) {
            page.say("The files were verified when they were written as Parquet. This page was made from the Parquet files, which nothing"
                    + " protects from changes: keep the exports.");
        }
        if (failed > 0) {
            page.attend(ID, NumberText.count(failed, "file", "files") + " did not pass verification.");
        }
        SortTable table = SortTable.of("Files").text("File", "Result", "Signed with", "Holds").numbers("Entries", "Rounds settled again",
                "In no file above", "Problems");
        for (QueryRow file : files) {
            boolean whole = file.number("problems") == 0;
            table.row(Cell.text(file.text("file")), Cell.text(whole ? "Verified" : "NOT verified").marked(whole ? "good" : "bad"),
                    file.text("signature").equals("UNSIGNED") ? Cell.text("Not signed").marked("warn") : Cell.text(file.text("key_id")),
                    Cell.text(file.text("selection").isEmpty() ? "Whole log" : "Part: " + file.text("selection")),
                    Cell.count(file.number("entries")), Cell.count(file.number("settled")), Cell.count(file.number("loaded")),
                    Cell.count(file.number("problems")).marked(whole ? "" : "bad"));
        }
        page.add(table.html("There are no files."));
        problems(page);
        gaps(page);
        forks(page);
    }

    private static void problems(PageParts page) {
        List<QueryRow> found = page.rows("SELECT * FROM findings WHERE kind NOT IN ('SETTLEMENT', 'METER', 'SIGNED',"
                + " 'UNSIGNED')"
                + " ORDER BY file, line, number, kind LIMIT 200");
        if (found.isEmpty()) {
            return;
        }
        page.subsection("What is wrong in the files");
        SortTable table = SortTable.of("Problems").text("File").numbers("Line", "Entry").text("Problem");
        for (QueryRow row : found) {
            table.row(Cell.text(row.text("file")), Cell.count(row.number("line")), Cell.count(row.number("number")),
                    Cell.text(row.text("problem")));
        }
        page.add(table.html(""));
    }

    private static void gaps(PageParts page) {
        page.subsection("Gaps");
        List<QueryRow> gaps = page.ask("gaps");
        SortTable table = SortTable.of("Gaps").text("File").numbers("First entry after the gap").text("Written", "Table");
        for (QueryRow gap : gaps) {
            table.row(Cell.text(gap.text("file")), Cell.count(gap.number("number")), Cell.time(page.clock(), gap.number("at_ms")),
                    Cell.text(gap.text("table_name")));
        }
        page.add(table.html("None: the entry before every entry is there."));
        if (!gaps.isEmpty()) {
            page.attend(ID, NumberText.count(gaps.size(), "gap", "gaps") + " in the logs.");
        }
    }

    private static void forks(PageParts page) {
        page.subsection("Forks");
        page.say("A fork is a place where a log continues in two ways, as after a backup was restored while the old tablet was"
                + " still in use. Both ways are in the numbers.");
        List<QueryRow> forks = page.ask("forks");
        SortTable table = SortTable.of("Forks").numbers("After entry", "Ways").text("First written", "Last written", "Files");
        for (QueryRow fork : forks) {
            table.row(Cell.count(fork.number("number") - 1), Cell.count(fork.number("ways")),
                    Cell.time(page.clock(), fork.number("first_ms")), Cell.time(page.clock(), fork.number("last_ms")),
                    Cell.text(fork.text("first_file").equals(fork.text("last_file")) ? fork.text("first_file")
                            : fork.text("first_file") + ", " + fork.text("last_file")));
        }
        page.add(table.html("None."));
        if (!forks.isEmpty()) {
            page.attend(ID, NumberText.count(forks.size(), "fork", "forks") + " in the logs.");
        }
    }
}
