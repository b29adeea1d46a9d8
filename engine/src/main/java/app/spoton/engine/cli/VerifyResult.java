package app.spoton.engine.cli;

import app.spoton.engine.auditlog.verification.LogVerdicts;
import app.spoton.engine.auditlog.verification.VerificationReport;

/** The results of {@code spoton verify} with their exit codes, worst first. */
enum VerifyResult {
    NOT_AN_EXPORT(1, "NOT AN EXPORT"),
    NOT_AUTHENTIC(3, "NOT AUTHENTIC: the signature is wrong or missing, or it is another key's. Do not rely on this file."),
    FORKED(8, "FORKED: the two files are different continuations of one log."),
    CHANGED(4, "CHANGED: entries are not as they were written."),
    INCOMPLETE(5, "INCOMPLETE: entries are missing."),
    SETTLEMENT(6, "SETTLEMENT: the engine settles rounds differently, or a round is logged twice."),
    METERS(7, "METERS: a meter does not balance."),
    NOT_PROVABLE(11, "NOT PROVABLE: nothing contradicts these entries, and nothing proves them."),
    PARTIAL(10, "PARTIAL: the entries in this file are unchanged; the others were not checked."),
    UNSIGNED(9, "CONSISTENT AND COMPLETE, BUT UNSIGNED: the log is complete and unchanged unless somebody rewrote all of it."),
    OTHER_RULES(12, "EXCEPT THAT the rules were corrected since: rounds were settled by another engine and come out differently today."),
    VERIFIED(0, "VERIFIED");

    private final int exitCode;
    private final String text;

    VerifyResult(int exitCode, String text) {
        this.exitCode = exitCode;
        this.text = text;
    }

    int exitCode() {
        return exitCode;
    }

    String text() {
        return text;
    }

    VerifyResult orWorse(VerifyResult other) {
        return compareTo(other) <= 0 ? this : other;
    }

    static VerifyResult of(VerificationReport report) {
        LogVerdicts verdicts = report.verdicts();
        if (report.isNoExport()) {
            return NOT_AN_EXPORT;
        }
        VerifyResult result = switch (verdicts.authenticity()) {
            case NOT_AUTHENTIC -> NOT_AUTHENTIC;
            case UNSIGNED -> UNSIGNED;
            default -> VERIFIED;
        };
        result = result.orWorse(switch (verdicts.consistency()) {
            case CHANGED -> CHANGED;
            case NOT_PROVABLE -> NOT_PROVABLE;
            case CONSISTENT -> VERIFIED;
        });
        result = result.orWorse(switch (verdicts.completeness()) {
            case INCOMPLETE -> INCOMPLETE;
            case PARTIAL -> PARTIAL;
            case COMPLETE -> VERIFIED;
        });
        result = result.orWorse(switch (verdicts.settling()) {
            case DIFFERENT -> SETTLEMENT;
            case OTHER_RULES -> OTHER_RULES;
            case SAME -> VERIFIED;
        });
        return verdicts.meters() == LogVerdicts.Balance.NOT_BALANCED ? result.orWorse(METERS) : result;
    }
}
