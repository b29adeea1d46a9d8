package app.spoton.engine.auditlog.proof;

import java.security.GeneralSecurityException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A checkpoint with its signature. Its first extension line is {@code time} and when it was signed.
 *
 * @param note the signed text
 * @param checkpoint what the text says
 */
public record SignedCheckpoint(SignedNote note, Checkpoint checkpoint) {
    private static final String TIME = "time ";

    /**
     * Signs the current state of a log.
     *
     * @param tree the frontier over all its entries
     * @param more extension lines after the time
     * @throws GeneralSecurityException if the key cannot be used now
     */
    public static SignedCheckpoint sign(CompactRange tree, Instant time, List<String> more, LogSigner signer)
            throws GeneralSecurityException {
        List<String> extensions = new ArrayList<>();
        extensions.add(timeLine(time));
        extensions.addAll(more);
        Checkpoint checkpoint = new Checkpoint(signer.publicKey().name(), tree.end(), tree.root(), extensions);
        return new SignedCheckpoint(SignedNote.sign(checkpoint.text(), signer), checkpoint);
    }

    /** The extension line for a time, to the millisecond. */
    public static String timeLine(Instant time) {
        return TIME + Instant.ofEpochMilli(time.toEpochMilli());
    }

    /** Reads a checkpoint, whoever signed it; empty if it is not one. */
    public static Optional<SignedCheckpoint> parse(String text) {
        return SignedNote.parse(text).flatMap(note -> Checkpoint.parse(note.text())
                .map(checkpoint -> new SignedCheckpoint(note, checkpoint)));
    }

    /** When it was signed, by the tablet's clock; empty if it does not say. */
    public Optional<Instant> time() {
        List<String> extensions = checkpoint.extensions();
        if (extensions.isEmpty() || !extensions.get(0).startsWith(TIME)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Instant.parse(extensions.get(0).substring(TIME.length())));
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    /** Whether the key signed it, and the key is of this log. */
    public boolean isSignedBy(LogPublicKey key) {
        return key.name().equals(checkpoint.origin()) && note.isSignedBy(key);
    }

    /** The text to show, print and store. */
    @Override
    public String toString() {
        return note.toString();
    }
}
