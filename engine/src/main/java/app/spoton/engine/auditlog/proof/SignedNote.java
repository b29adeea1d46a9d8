package app.spoton.engine.auditlog.proof;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** A text with signatures, in the C2SP signed-note format. Trust nothing in it before its signature is verified. */
public final class SignedNote {
    private static final String MARK = "\u2014 ";
    private static final int KEY_ID_BYTES = 4;
    private static final int MOST_SIGNATURES = 16;
    private static final int LONGEST = 1 << 16;

    private final String text;
    private final List<String> signatureLines;

    private SignedNote(String text, List<String> signatureLines) {
        this.text = text;
        this.signatureLines = List.copyOf(signatureLines);
    }

    /**
     * Signs a text.
     *
     * @param text ends with a line end
     * @throws GeneralSecurityException if the key cannot be used now
     */
    public static SignedNote sign(String text, LogSigner signer) throws GeneralSecurityException {
        if (!text.endsWith("\n") || hasControls(text)) {
            throw new IllegalArgumentException("This is not the text of a note.");
        }
        byte[] id = signer.publicKey().idBytes();
        byte[] signature = signer.sign(text.getBytes(StandardCharsets.UTF_8));
        byte[] both = Arrays.copyOf(id, id.length + signature.length);
        System.arraycopy(signature, 0, both, id.length, signature.length);
        return new SignedNote(text, List.of(MARK + signer.publicKey().name() + ' '
                + Base64.getEncoder().encodeToString(both)));
    }

    /** Reads a note, whoever signed it; empty if it is not one. */
    public static Optional<SignedNote> parse(String note) {
        int blank = note.lastIndexOf("\n\n");
        if (blank < 0 || blank + 2 >= note.length() || note.length() > LONGEST || !note.endsWith("\n") || hasControls(note)) {
            return Optional.empty();
        }
        List<String> lines = List.of(note.substring(blank + 2, note.length() - 1).split("\n", -1));
        if (lines.size() > MOST_SIGNATURES || !lines.stream().allMatch(SignedNote::isSignature)) {
            return Optional.empty();
        }
        return Optional.of(new SignedNote(note.substring(0, blank + 1), lines));
    }

    private static boolean hasControls(String text) {
        return text.chars().anyMatch(one -> one < ' ' && one != '\n');
    }

    private static boolean isSignature(String line) {
        String[] parts = line.split(" ", -1);
        return line.startsWith(MARK) && parts.length == 3 && LogPublicKey.isName(parts[1])
                && TreeHash.decode(parts[2]).filter(bytes -> bytes.length > KEY_ID_BYTES).isPresent();
    }

    /** The signed text, with its last line end. */
    public String text() {
        return text;
    }

    /** Whether the key signed it. Signatures of other keys are ignored; a wrong one of this key invalidates it. */
    public boolean isSignedBy(LogPublicKey key) {
        boolean signed = false;
        for (String line : signatureLines) {
            String[] parts = line.split(" ", -1);
            byte[] both = TreeHash.decode(parts[2]).orElseThrow();
            if (parts[1].equals(key.name()) && Arrays.equals(Arrays.copyOf(both, KEY_ID_BYTES), key.idBytes())) {
                if (!key.verifies(text, Arrays.copyOfRange(both, KEY_ID_BYTES, both.length))) {
                    return false;
                }
                signed = true;
            }
        }
        return signed;
    }

    @Override
    public String toString() {
        return text + '\n' + String.join("\n", signatureLines) + '\n';
    }
}
