package app.spoton.engine.auditlog.verification;

/**
 * Makes text from an untrusted file safe to print. A line end, an escape sequence or a change of the writing direction
 * in a name or a filter could make a terminal show a false verdict.
 */
public final class PrintableText {
    private PrintableText() {
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
