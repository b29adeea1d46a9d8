package app.spoton.engine.auditlog;

import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.PrivateKeySigner;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.proof.TreeHash;
import app.spoton.engine.auditlog.verification.Verification;
import app.spoton.engine.auditlog.verification.VerificationOptions;
import app.spoton.engine.auditlog.verification.VerificationReport;
import app.spoton.engine.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A log as a tablet writes it today: its id and key first, then the entries of a {@link SampleLog}, and checkpoints among them. */
public final class SignedSampleLog {
    private static final Instant START = Instant.parse("2026-11-17T18:00:00Z");

    private final List<LogLine> lines = new ArrayList<>();
    private CompactRange tree = new CompactRange(0);
    private LogIdentity identity;
    private LogSigner signer;

    private SignedSampleLog() {
    }

    /** So many entries besides the first, and a checkpoint behind every five of them. */
    public static SignedSampleLog of(long seed, int entries) {
        SignedSampleLog log = new SignedSampleLog();
        KeyPair pair = TestKeys.pair();
        log.identity = LogIdentity.create(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, (byte) seed},
                pair.getPublic());
        log.signer = new PrivateKeySigner(log.identity.key(), pair.getPrivate());
        log.add(LogIdentity.CREATED, log.identity.body(START, "", "Log created"));
        log.goOn(SampleLog.of(seed, entries));
        return log;
    }

    /** A log of up to four entries that was not signed, and then got its key. */
    public static SignedSampleLog olderThanItsKey(long seed, int entries) {
        SignedSampleLog signed = of(seed, 1);
        SignedSampleLog log = new SignedSampleLog();
        log.identity = signed.identity;
        log.signer = signed.signer;
        log.goOn(SampleLog.of(seed, entries));   // no checkpoint among them
        log.add(LogIdentity.CREATED, log.identity.body(log.now(), "", "From here on this log is signed."));
        return log;
    }

    public void goOn(List<LogLine> entries) {
        for (LogLine entry : entries) {
            add(entry.kind(), body(entry));
            if (entry.number() % 5 == 0) {
                add(CheckpointEntry.KIND, CheckpointEntry.body(checkpoint(), now(), "", "Checkpoint"));
            }
        }
    }

    /** What an entry says, without its place in the log. */
    public static String body(LogLine entry) {
        return entry.text().substring(0, entry.text().lastIndexOf(",\"number\":")) + "}";
    }

    public Instant now() {
        return START.plusSeconds(60L * lines.size());
    }

    public void add(String kind, String body) {
        String previous = lines.isEmpty() ? LogLine.NOTHING : last().hash();
        LogLine line = LogLine.after(previous, lines.size() + 1, now(), kind, body);
        lines.add(line);
        tree.append(TreeHash.leaf(line.text()));
    }

    /** The log on another tablet, where a backup of it was restored. */
    public SignedSampleLog restoredElsewhere() {
        SignedSampleLog other = copy();
        KeyPair pair = TestKeys.pair();
        other.identity = LogIdentity.of(identity.logId(), pair.getPublic());
        other.signer = new PrivateKeySigner(other.identity.key(), pair.getPrivate());
        other.add(LogIdentity.KEY_CHANGED, other.identity.body(now(), "Sue", "Restored on another tablet"));
        return other;
    }

    /** The same log with the same key, to go on in two ways. */
    public SignedSampleLog copy() {
        SignedSampleLog other = new SignedSampleLog();
        other.identity = identity;
        other.signer = signer;
        other.lines.addAll(lines);
        other.tree = CompactRange.of(0, tree.end(), tree.hashes());
        return other;
    }

    public List<LogLine> lines() {
        return List.copyOf(lines);
    }

    public LogLine last() {
        return lines.get(lines.size() - 1);
    }

    public LogSigner signer() {
        return signer;
    }

    public LogPublicKey key() {
        return identity.key();
    }

    public LogIdentity identity() {
        return identity;
    }

    /** The log as it is now, signed. */
    public SignedCheckpoint checkpoint() {
        try {
            return SignedCheckpoint.sign(tree, now(), List.of(), signer);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public byte[] export() {
        return export("", line -> true, List.of());
    }

    public byte[] export(String filter, Predicate<LogLine> some, List<Long> earlier) {
        SignedExport export = new SignedExport(tree, MerkleNodes.fromLeaves(index ->
                TreeHash.leaf(lines.get((int) index).text())), earlier);
        List<String> file = new ArrayList<>();
        lines.stream().filter(some).forEach(line -> file.addAll(export.entry(line)));
        try {
            file.addAll(export.end(last().hash(), now(), filter, signer));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
        return bytes(file);
    }

    public static byte[] bytes(List<String> file) {
        return file.stream().map(line -> line + '\n').collect(Collectors.joining()).getBytes(StandardCharsets.UTF_8);
    }

    public static List<String> strings(byte[] file) {
        return new ArrayList<>(List.of(new String(file, StandardCharsets.UTF_8).split("\n")));
    }

    /** What an auditor who has the key finds. */
    public VerificationReport verify(byte[] file, SignedCheckpoint... since) {
        return verify(file, VerificationOptions.EXPORT.withKey(key()).withSince(List.of(since)));
    }

    public static VerificationReport verify(byte[] file, VerificationOptions options) {
        Verification verification = new Verification(Catalog.standard(), options);
        try {
            verification.lines(new ByteArrayInputStream(file), done -> { });
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return verification.report(Optional.empty());
    }
}
