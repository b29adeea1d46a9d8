package app.spoton.fleet.page;

/** Text in HTML. */
final class Html {
    private Html() {
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'", "&#39;");
    }

    static String paragraph(String text) {
        return "<p>" + escaped(text) + "</p>\n";
    }

    /** The place of a chart; the page's script draws it. */
    static String chart(String name, String label) {
        return "<figure class=\"chart\" id=\"" + name + "\"><figcaption>" + escaped(label) + "</figcaption></figure>\n";
    }
}
