import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Moves references to third-party classes back from org.gradle.internal.impldep to where their own jars have them. */
final class Relocation {
    static final String PATH = "org/gradle/internal/impldep/";
    private static final String PACKAGE = "org.gradle.internal.impldep.";

    private Relocation() {
    }

    static String undo(String text) {
        if (text.equals(PATH) || text.equals(PACKAGE)) {
            return text;   // Gradle's own relocator names the bare prefix
        }
        return text.replace(PATH, "").replace(PACKAGE, "");
    }

    /** A file of the jar; only class files are changed. */
    static byte[] undo(String name, byte[] content) throws IOException {
        return name.endsWith(".class") ? undoInClass(content) : content;
    }

    /** Rewrites the constant pool; everything after it refers to it by index and stays as it is. */
    private static byte[] undoInClass(byte[] content) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(content.length);
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(in.readInt());   // magic
        out.writeInt(in.readInt());   // version
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            switch (tag) {
                case 1 -> {   // Utf8
                    byte[] utf = in.readNBytes(in.readUnsignedShort());
                    String text = new String(utf, StandardCharsets.ISO_8859_1);   // bytes as they are
                    byte[] undone = undo(text).getBytes(StandardCharsets.ISO_8859_1);
                    out.writeShort(undone.length);
                    out.write(undone);
                }
                case 7, 8, 16, 19, 20 -> out.writeShort(in.readUnsignedShort());   // one index
                case 3, 4, 9, 10, 11, 12, 17, 18 -> out.writeInt(in.readInt());    // a number, or two indices
                case 15 -> {   // MethodHandle
                    out.writeByte(in.readByte());
                    out.writeShort(in.readShort());
                }
                case 5, 6 -> {   // Long, Double: they take two places
                    out.writeLong(in.readLong());
                    i++;
                }
                default -> throw new IOException("constant pool tag " + tag);
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }
}
