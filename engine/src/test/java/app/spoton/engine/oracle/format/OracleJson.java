package app.spoton.engine.oracle.format;

import app.spoton.engine.oracle.value.OracleException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Strict JSON, read into and written from objects, arrays, strings, numbers (as printed), booleans and null. */
public final class OracleJson {
    /** Deeper than any round; a line with a million brackets must not overflow the stack. */
    private static final int DEEPEST = 50;

    public record Obj(Map<String, Object> fields) { }

    public record Arr(List<Object> items) { }

    public record Num(String text) { }

    public enum Null { NULL }

    private final String text;
    private final Map<String, Object> outermost;
    private int at;

    private OracleJson(String text, Map<String, Object> outermost) {
        this.text = text;
        this.outermost = outermost;
    }

    public static Object read(String text) {
        return read(text, new LinkedHashMap<>());
    }

    /** Like {@link #read(String)}; the fields of the outermost object are kept even if the line ends too early. */
    public static Object read(String text, Map<String, Object> outermost) {
        OracleJson json = new OracleJson(text, outermost);
        Object value = json.value(0);
        json.blanks();
        if (json.at != text.length()) {
            throw json.bad("text after the end");
        }
        return value;
    }

    private Object value(int depth) {
        if (depth > DEEPEST) {
            throw bad("nested too deep");
        }
        blanks();
        char c = peek();
        if (c == '{') {
            return object(depth);
        } else if (c == '[') {
            return array(depth);
        } else if (c == '"') {
            return string();
        } else if (c == '-' || isDigit(c)) {
            return number();
        } else if (text.startsWith("true", at)) {
            at += 4;
            return true;
        } else if (text.startsWith("false", at)) {
            at += 5;
            return false;
        } else if (text.startsWith("null", at)) {
            at += 4;
            return Null.NULL;
        }
        throw bad("no value");
    }

    private Obj object(int depth) {
        Map<String, Object> fields = depth == 0 ? outermost : new LinkedHashMap<>();
        at++;
        blanks();
        if (peek() == '}') {
            at++;
            return new Obj(fields);
        }
        while (true) {
            blanks();
            if (peek() != '"') {
                throw bad("a field without a name");
            }
            String name = string();
            blanks();
            expect(':');
            if (fields.putIfAbsent(name, value(depth + 1)) != null) {
                throw bad("the field " + name + " appears twice");
            }
            blanks();
            if (peek() == '}') {
                at++;
                return new Obj(fields);
            }
            expect(',');
        }
    }

    private Arr array(int depth) {
        List<Object> items = new ArrayList<>();
        at++;
        blanks();
        if (peek() == ']') {
            at++;
            return new Arr(items);
        }
        while (true) {
            items.add(value(depth + 1));
            blanks();
            if (peek() == ']') {
                at++;
                return new Arr(items);
            }
            expect(',');
        }
    }

    private String string() {
        at++;
        StringBuilder read = new StringBuilder();
        while (true) {
            char c = next();
            if (c == '"') {
                return read.toString();
            } else if (c < ' ') {
                throw bad("a control character in a string");
            } else if (c != '\\') {
                read.append(c);
            } else {
                read.append(escaped());
            }
        }
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw bad("an unknown escape");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = "0123456789abcdef".indexOf(Character.toLowerCase(next()));
            if (digit < 0) {
                throw bad("an unknown escape");
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Num number() {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        if (peek() == '0') {
            at++;
        } else {
            digits();
        }
        if (at < text.length() && text.charAt(at) == '.') {
            at++;
            digits();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            at++;
            if (peek() == '+' || peek() == '-') {
                at++;
            }
            digits();
        }
        return new Num(text.substring(start, at));
    }

    private void digits() {
        if (!isDigit(peek())) {
            throw bad("a number without digits");
        }
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw bad("the line ends too early");
        }
        return text.charAt(at);
    }

    private char next() {
        char c = peek();
        at++;
        return c;
    }

    private void expect(char wanted) {
        if (next() != wanted) {
            throw bad("no " + wanted + " where one belongs");
        }
    }

    private OracleException bad(String what) {
        return OracleException.badJson("Character " + at + ": " + what);
    }

    /** Writes parsed values, maps, lists, strings, and anything that prints as itself (numbers, booleans). */
    public static void write(Object value, StringBuilder out) {
        if (value instanceof Obj object) {
            write(object.fields, out);
        } else if (value instanceof Arr array) {
            write(array.items, out);
        } else if (value instanceof Map<?, ?> map) {
            char before = '{';
            for (Map.Entry<?, ?> field : map.entrySet()) {
                out.append(before);
                quote((String) field.getKey(), out);
                out.append(':');
                write(field.getValue(), out);
                before = ',';
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            char before = '[';
            for (Object item : list) {
                out.append(before);
                write(item, out);
                before = ',';
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) {
            quote(string, out);
        } else if (value instanceof Num number) {
            out.append(number.text);
        } else {
            out.append(value == Null.NULL ? "null" : value);
        }
    }

    private static void quote(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
