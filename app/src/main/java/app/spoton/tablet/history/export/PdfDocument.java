package app.spoton.tablet.history.export;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A PDF of text lines on letter-size pages, in the standard fonts that every PDF reader has. No font is embedded, and the same
 * round always gives the same bytes, so that two copies can be compared.
 */
public final class PdfDocument {
    private static final String INDENT = "    ";
    private static final int WIDTH = 612;
    private static final int HEIGHT = 792;
    private static final int MARGIN = 54;
    private static final int CHARACTERS = 98;

    private final List<StringBuilder> pages = new ArrayList<>();
    private int y;

    public PdfDocument() {
        newPage();
    }

    private void newPage() {
        pages.add(new StringBuilder());
        y = HEIGHT - MARGIN;
    }

    public void heading(String text) {
        y -= 6;
        line(WinAnsi.encode(text), "F2", 13, 20);
    }

    public void title(String text) {
        line(WinAnsi.encode(text), "F2", 18, 28);
    }

    public void text(String text) {
        for (String part : wrapped(WinAnsi.encode(text), CHARACTERS)) {
            line(part, "F1", 10, 14);
        }
    }

    /** In a monospaced font, for tables. */
    public void row(String text) {
        for (String part : wrapped(WinAnsi.encode(text), 84)) {
            line(part, "F3", 9, 12);
        }
    }

    /** @param text as {@link WinAnsi} encodes it */
    private void line(String text, String font, int size, int height) {
        if (y - height < MARGIN) {
            newPage();
        }
        y -= height;
        pages.get(pages.size() - 1).append(String.format(Locale.ROOT, "BT /%s %d Tf %d %d Td (%s) Tj ET\n", font, size,
                MARGIN, y, escaped(text)));
    }

    private static List<String> wrapped(String text, int most) {
        List<String> lines = new ArrayList<>();
        String left = text;
        int indent = 0;
        while (left.length() > most) {
            int at = left.lastIndexOf(' ', most);
            int cut = at <= indent ? most : at;   // a word that is too long for a line is cut
            lines.add(left.substring(0, cut));
            left = INDENT + left.substring(cut).stripLeading();
            indent = INDENT.length();
        }
        lines.add(left);
        return lines;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)");
    }

    int pages() {
        return pages.size();
    }

    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Integer> offsets = new ArrayList<>();
        put(out, "%PDF-1.4\n");
        StringBuilder kids = new StringBuilder();
        for (int page = 0; page < pages.size(); page++) {
            kids.append(6 + 2 * page).append(" 0 R ");
        }
        object(out, offsets, "<< /Type /Catalog /Pages 2 0 R >>");
        object(out, offsets, "<< /Type /Pages /Count " + pages.size() + " /Kids [" + kids.toString().strip() + "] >>");
        for (String face : List.of("Helvetica", "Helvetica-Bold", "Courier")) {
            object(out, offsets, "<< /Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding /BaseFont /" + face + " >>");
        }
        for (int page = 0; page < pages.size(); page++) {
            object(out, offsets, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + WIDTH + " " + HEIGHT + "] /Resources <<"
                    + " /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents " + (7 + 2 * page) + " 0 R >>");
            String content = pages.get(page).toString();
            object(out, offsets, "<< /Length " + encoded(content).length + " >>\nstream\n" + content + "endstream");
        }
        int start = out.size();
        put(out, "xref\n0 " + (offsets.size() + 1) + "\n0000000000 65535 f \n");
        for (int offset : offsets) {
            put(out, String.format(Locale.ROOT, "%010d 00000 n \n", offset));
        }
        put(out, "trailer\n<< /Size " + (offsets.size() + 1) + " /Root 1 0 R >>\nstartxref\n" + start + "\n%%EOF\n");
        return out.toByteArray();
    }

    private static void object(ByteArrayOutputStream out, List<Integer> offsets, String body) {
        offsets.add(out.size());
        put(out, offsets.size() + " 0 obj\n" + body + "\nendobj\n");
    }

    private static void put(ByteArrayOutputStream out, String text) {
        byte[] bytes = encoded(text);
        out.write(bytes, 0, bytes.length);
    }

    /** One byte for each character: {@link WinAnsi} leaves none above 255. */
    private static byte[] encoded(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
