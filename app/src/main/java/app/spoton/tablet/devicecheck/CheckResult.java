package app.spoton.tablet.devicecheck;

/**
 * The result of a check.
 *
 * @param finding the figures, or what is wrong and what to do about it
 */
public record CheckResult(CheckStatus status, String finding) {
    /** Whether the part works. */
    public enum CheckStatus {
        PASS("pass"),
        FAIL("FAIL"),
        MISSING("missing");

        private final String words;

        CheckStatus(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public static CheckResult pass(String finding) {
        return new CheckResult(CheckStatus.PASS, finding);
    }

    public static CheckResult fail(String finding) {
        return new CheckResult(CheckStatus.FAIL, finding);
    }

    /** The tablet does not have the part; the app works without it. */
    public static CheckResult missing(String finding) {
        return new CheckResult(CheckStatus.MISSING, finding);
    }

    /** Passes or fails with the same figures; a failure also says what to do. */
    public static CheckResult of(boolean passed, String figures, String remedy) {
        return passed ? pass(figures) : fail(figures + ". " + remedy);
    }
}
