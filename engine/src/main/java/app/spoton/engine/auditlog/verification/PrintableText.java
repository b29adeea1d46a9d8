package app.spoton.engine.auditlog.verification;

/**
 * Makes text from an untrusted file safe to print. A line end, an escape sequence or a change of the writing direction
 * in a name or a filter could make a terminal show a false verdict.
 */
public final class PrintableText {
    /** Enough to see what it is; a line of a file may have a million characters. */
    private static final int LONGEST = 500;

    private PrintableText() {
    }

    /** As {@link #of}, and no longer than a few lines of a screen. */
    public static String shortened(String text) {
        int end = Math.min(text.length(), LONGEST);
        String start = text.substring(0, end < text.length() && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
        return of(start) + (end < text.length() ? "… (" + text.length() + " characters)" : "");
    }

    /** The text with every character that does not print as itself written as its code. */
    public static String of(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(one -> {
            if (isPrinted(one)) {
                printable.appendCodePoint(one);
            } else {
                printable.append("\\u{").append(Integer.toHexString(one)).append('}');
            }
        });
        return printable.toString();
    }

    private static boolean isPrinted(int one) {
        return switch (Character.getType(one)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
