package app.spoton.engine.auditlog.verification;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The findings of a verification so far. All are counted, but only the first ones are kept. */
final class Findings {
    private static final int MOST_KEPT = 1000;

    private final List<Finding> problems = new ArrayList<>();
    private final List<Finding> notices = new ArrayList<>();
    private final Set<Finding.Kind> kinds = EnumSet.noneOf(Finding.Kind.class);
    private long line;
    private long found;
    private long noticed;

    void nextLine() {
        line++;
    }

    long line() {
        return line;
    }

    void add(Finding.Kind kind, long entry, String problem) {
        add(kind, line, entry, problem);
    }

    void add(Finding.Kind kind, long atLine, long entry, String problem) {
        kinds.add(kind);
        boolean notice = kind.isNotice();
        found += notice ? 0 : 1;
        noticed += notice ? 1 : 0;
        List<Finding> kept = notice ? notices : problems;
        if (kept.size() < MOST_KEPT) {
            kept.add(new Finding(kind, atLine, entry, PrintableText.shortened(problem)));
        }
    }

    boolean has(Finding.Kind... any) {
        for (Finding.Kind kind : any) {
            if (kinds.contains(kind)) {
                return true;
            }
        }
        return false;
    }

    VerificationReport.FindingList problems() {
        return new VerificationReport.FindingList(found, List.copyOf(problems));
    }

    VerificationReport.FindingList notices() {
        return new VerificationReport.FindingList(noticed, List.copyOf(notices));
    }
}
