package app.spoton.engine.cli;

import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.verification.Finding;
import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.PrintableText;
import app.spoton.engine.auditlog.verification.VerificationReport;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Prints what a verification found: what is wrong and where, then a verdict for each question, then the result. */
final class VerifyPrinter {
    private static final int MOST_NOTICES = 20;

    private final PrintWriter out;

    VerifyPrinter(PrintWriter out) {
        this.out = out;
    }

    void print(Path file, VerificationReport report, long millis) {
        if (report.isNoExport()) {
            out.println(file + " is not an exported audit log: no line of it is a log entry. Export the log as JSON lines.");
            return;
        }
        report.findings().forEach(out::println);
        more(report.found(), report.findings().size(), "more");
        List<Finding> notices = report.notices().kept().subList(0, Math.min(MOST_NOTICES, report.notices().kept().size()));
        notices.forEach(notice -> out.println("note: " + notice));
        more(report.notices().count(), notices.size(), "more notes");
        out.printf("%,d entries (%d to %d), %,d rounds settled again, in %,d ms (%,d entries per second)%n",
                report.entries(), report.extent().first(), report.extent().last(), report.settled(), millis,
                report.entries() * 1000 / millis);
        report.checkpoint().ifPresent(this::checkpoint);
        report.head().ifPresent(hash -> out.println("head " + PrintableText.of(hash)));
        verdicts(report);
    }

    private void more(long all, int printed, String what) {
        if (all > printed) {
            out.printf("and %,d %s%n", all - printed, what);
        }
    }

    private void checkpoint(SignedCheckpoint signed) {
        out.printf("log %s, checkpoint of %,d entries, signed %s by the tablet's clock%n", PrintableText.shortened(signed.checkpoint().origin()),
                signed.checkpoint().size(), signed.time().map(Object::toString).orElse("at an unknown time"));
    }

    private void verdicts(VerificationReport report) {
        LogVerdicts verdicts = report.verdicts();
        String key = report.key().map(LogPublicKey::id).orElse("");
        out.println("authenticity  " + switch (verdicts.authenticity()) {
            case AUTHENTIC -> "authentic: signed with the key that was given, " + key;
            case TRUSTED_ON_FIRST_USE -> "TRUSTED ON FIRST USE: signed with the key " + key + " that the file itself names."
                    + " Compare it with the tablet's, or give the key with --key";
            case UNSIGNED -> "UNSIGNED: nothing proves who wrote this file";
            case NOT_AUTHENTIC -> "NOT AUTHENTIC";
        });
        out.println("consistency   " + switch (verdicts.consistency()) {
            case CONSISTENT -> "consistent: the entries are as they were written";
            case NOT_PROVABLE -> "NOT PROVABLE";
            case CHANGED -> "CHANGED";
        });
        out.println("completeness  " + switch (verdicts.completeness()) {
            case COMPLETE -> "complete";
            case PARTIAL -> String.format(Locale.ROOT, "PARTIAL EXPORT (%s): %,d %s not in this file",
                    report.filter(), report.leftOut(), report.leftOut() == 1 ? "entry is" : "entries are");
            case INCOMPLETE -> "INCOMPLETE";
        });
        out.println("settlement    " + switch (verdicts.settling()) {
            case SAME -> "the engine settles every round the same way" + (hasOtherPaytables(report)
                    ? ", some of them with other paytables than they had (see the notes)" : "");
            case OTHER_RULES -> "RULES CORRECTED SINCE: rounds that another engine settled come out differently today";
            case DIFFERENT -> "DIFFERENT";
        });
        out.println("meters        " + (verdicts.meters() == LogVerdicts.Balance.BALANCED ? "every meter balances"
                : "NOT BALANCED"));
    }

    private static boolean hasOtherPaytables(VerificationReport report) {
        return report.notices().kept().stream().anyMatch(notice -> notice.kind() == Finding.Kind.OTHER_PAYTABLES);
    }

    /** The last line of a file's report. */
    static String result(VerifyResult result, VerificationReport report) {
        String problems = report.found() == 0 ? "" : " " + report.found() + (report.found() == 1 ? " problem." : " problems.");
        boolean isAuthentic = report.verdicts().authenticity() == LogVerdicts.Authenticity.AUTHENTIC;
        return result(result, isAuthentic, isAuthentic ? "authentic, consistent and complete." : "consistent and complete.") + problems;
    }

    /** A key that the file brings along verifies nothing by itself, so the last line says so too. */
    static String result(VerifyResult result, boolean isAuthentic, String verified) {
        String start = isAuthentic ? "VERIFIED" : "VERIFIED, IF THE KEY IS THE TABLET'S";
        return switch (result) {
            case VERIFIED -> start + ": " + verified;
            case OTHER_RULES -> start + ", " + result.text();
            default -> result.text();
        };
    }
}
