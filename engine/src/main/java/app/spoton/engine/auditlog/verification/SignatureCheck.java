package app.spoton.engine.auditlog.verification;

import app.spoton.engine.auditlog.CheckpointEntry;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SignedHead;
import app.spoton.engine.auditlog.proof.Checkpoint;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.KeyAttestation;
import app.spoton.engine.auditlog.proof.LogPublicKey;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TreeHash;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks who signed a log: its keys, the checkpoints in it, the one in its head, and those that the caller knows. */
final class SignatureCheck {
    /** More than any log has: each is tried on every checkpoint. */
    private static final int MOST_KEYS = 100;

    private final VerificationOptions options;
    private final Findings findings;
    private final TreeCheck tree;
    private final List<LogIdentity> identities = new ArrayList<>();
    /** The one that was given, those that the log names, and the head's. */
    private final Set<LogPublicKey> keys = new LinkedHashSet<>();
    private Optional<SignedHead> head = Optional.empty();

    SignatureCheck(VerificationOptions options, Findings findings) {
        this.options = options;
        this.findings = findings;
        this.tree = new TreeCheck(options.since());
        options.key().ifPresent(keys::add);
    }

    void entry(LogLine.Tail tail, CheckedLine checked) {
        if (tail.kind().equals(CheckpointEntry.KIND)) {
            checkpoint(tail.number(), CheckpointEntry.read(checked.text()));
        } else if (tail.kind().equals(LogIdentity.CREATED) || tail.kind().equals(LogIdentity.KEY_CHANGED)) {
            Optional<LogIdentity> read = LogIdentity.read(checked.text());
            if (identity(tail, read)) {   // the certificates of others take time, and say nothing about this log
                attestation(tail.number(), read.get().key(), LogIdentity.attestation(checked.text()));
            }
        }
        tree.entry(tail.number(), checked.leaf());
    }

    void omitted(Optional<CompactRange> range) {
        if (range.isEmpty()) {
            findings.add(Finding.Kind.UNREADABLE, 0, "this line does not say which entries were left out");
        } else if (!tree.omitted(range.get())) {
            findings.add(Finding.Kind.NOT_CONSISTENT, 0, "the entries from " + (range.get().begin() + 1) + " to "
                    + range.get().end() + " cannot have been left out here");
        }
    }

    /** Whether it is a key of this log. */
    private boolean identity(LogLine.Tail tail, Optional<LogIdentity> read) {
        if (read.isEmpty()) {
            findings.add(Finding.Kind.UNREADABLE, tail.number(), "it does not name the log and its key");
            return false;
        }
        if (identities.size() == MOST_KEYS) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, tail.number(), "the log names more than " + MOST_KEYS + " keys");
            return false;
        }
        boolean isCreated = tail.kind().equals(LogIdentity.CREATED);
        boolean isExpected = identities.isEmpty() ? isCreated || !tree.isComplete()
                : !isCreated && identities.get(0).logId().equals(read.get().logId());
        if (!isExpected) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, tail.number(), "the log is created once, and keeps its id when its key"
                    + " changes; here it is '" + read.get().origin() + "'");
            return false;
        }
        if (isCreated && tail.number() > 1) {   // they may be of an unsigned backup that was restored on a new tablet
            findings.add(Finding.Kind.OLDER_THAN_KEY, tail.number(), "the entries before this one are older than the log's key:"
                    + " it proves that they are as they were then, not who wrote them");
        }
        if (!isCreated) {
            findings.add(Finding.Kind.KEY_CHANGED, tail.number(), "from here on the log is signed with the key "
                    + read.get().key().id() + ": it was restored on another tablet");
        }
        identities.add(read.get());
        keys.add(read.get().key());
        return true;
    }

    private void attestation(long number, LogPublicKey key, List<String> chain) {
        if (chain.isEmpty()) {
            return;
        }
        Optional<String> root = KeyAttestation.root(key, chain);
        if (root.isEmpty()) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, number, "its certificates do not vouch for the log's key");
        } else {
            findings.add(Finding.Kind.KEY_ATTESTED, number, "the key " + key.id() + " is attested; compare the root with that of the"
                    + " tablet's maker: " + root.get());
        }
    }

    /** A checkpoint in the log covers all entries before it. */
    private void checkpoint(long number, Optional<SignedCheckpoint> read) {
        if (read.isEmpty()) {
            findings.add(Finding.Kind.UNREADABLE, number, "it holds no checkpoint");
            return;
        }
        Checkpoint checkpoint = read.get().checkpoint();
        if (keys.stream().noneMatch(read.get()::isSignedBy) && tree.isComplete()) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, number, "its checkpoint is not signed by a key of this log");
        }
        Optional<TreeHash> root = tree.rootOf(number - 1);
        if (checkpoint.size() != number - 1 || !root.orElse(checkpoint.root()).equals(checkpoint.root())) {
            findings.add(Finding.Kind.NOT_CONSISTENT, number, "its checkpoint is of other entries than those before it");
        }
    }

    /** A head of version 1, or none. */
    void unsigned() {
        if (options.key().isPresent()) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "this file is not signed, so the key that was given proves nothing");
        } else if (options.expectsSignature() && !identities.isEmpty()) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "the log has a key, and this export of it is not signed");
        }
    }

    void unreadableHead() {
        findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "the signed head is not as it was written");
    }

    void head(SignedHead signed, LogLine.Tail tail) {
        head = Optional.of(signed);
        keys.add(signed.key());
        SignedCheckpoint checkpoint = signed.checkpoint();
        LogPublicKey key = options.key().orElse(signed.key());
        if (!key.equals(signed.key())) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "WRONG KEY: the file is signed with the key " + signed.key().id()
                    + " of " + signed.key().name() + ", not with the key " + key.id() + " of " + key.name());
        } else if (!checkpoint.isSignedBy(key)) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "the signature of the head is wrong");
        }
        List<String> expected = List.of(SignedCheckpoint.timeLine(tail.instant().orElseThrow()),
                SignedHead.statement(signed.entries(), signed.digest(), tail.previous(), signed.filter()));
        if (checkpoint.checkpoint().size() != tail.number() || !checkpoint.checkpoint().extensions().equals(expected)) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "the head's checkpoint was not signed for this export");
        }
        if (!isNamed(signed.key())) {
            findings.add(Finding.Kind.NOT_AUTHENTIC, 0, "the log does not name the key " + signed.key().id()
                    + " that the head is signed with");
        }
        Optional<TreeHash> root = tree.rootOf(tail.number());
        if (root.isEmpty() || !root.get().equals(checkpoint.checkpoint().root())) {
            findings.add(Finding.Kind.NOT_CONSISTENT, 0, "the entries are not those of the signed checkpoint");
        }
    }

    /** Where entries are left out, the one that names the key may be among them. */
    private boolean isNamed(LogPublicKey key) {
        if (identities.isEmpty()) {
            return !tree.isComplete();
        }
        LogPublicKey last = identities.get(identities.size() - 1).key();
        return tree.isComplete() ? last.equals(key) : last.name().equals(key.name());
    }

    /** @param size how many entries the log has, by its head */
    void since(long size) {
        for (SignedCheckpoint known : options.since()) {
            Checkpoint checkpoint = known.checkpoint();
            Optional<TreeHash> root = tree.rootAt(checkpoint.size());
            boolean isOther = keys.stream().anyMatch(key -> !key.name().equals(checkpoint.origin()));
            String which = "the checkpoint of " + checkpoint.size() + " entries that was given";
            if (isOther) {
                findings.add(Finding.Kind.NOT_CONSISTENT, 0, which + " is of another log, " + checkpoint.origin());
            } else if (checkpoint.size() > size) {
                findings.add(Finding.Kind.CUT_OFF, 0, which + " is later than this file, which has " + size
                        + ": entries were removed, or the file is older");
            } else if (root.isEmpty()) {
                findings.add(Finding.Kind.NOT_PROVABLE, 0, which + " cannot be compared with this file, because a filter left"
                        + " out entries around it");
            } else if (!root.get().equals(checkpoint.root())) {
                findings.add(Finding.Kind.NOT_CONSISTENT, 0, which + " is not of this file's first " + checkpoint.size()
                        + " entries: they were changed since, or two logs continue from one backup");
            }
            signatureOf(known, which);
        }
    }

    private void signatureOf(SignedCheckpoint known, String which) {
        if (keys.stream().noneMatch(known::isSignedBy)) {
            findings.add(tree.isComplete() && !keys.isEmpty() ? Finding.Kind.NOT_AUTHENTIC : Finding.Kind.NOT_PROVABLE, 0,
                    which + " is not signed by a key that this file names");
        } else if (options.key().isEmpty() && head.isPresent() && !known.isSignedBy(head.get().key())) {
            findings.add(Finding.Kind.NOT_PROVABLE, 0, which + " is signed with another key than this file. Whoever had the log then could"
                    + " have written what follows. If the log was restored on another tablet, give that tablet's key with --key");
        }
    }

    Optional<SignedHead> signed() {
        return head;
    }

    LogVerdicts.Authenticity verdict() {
        if (findings.has(Finding.Kind.NOT_AUTHENTIC)) {
            return LogVerdicts.Authenticity.NOT_AUTHENTIC;
        }
        if (head.isEmpty()) {
            return LogVerdicts.Authenticity.UNSIGNED;
        }
        return options.key().isPresent() ? LogVerdicts.Authenticity.AUTHENTIC
                : LogVerdicts.Authenticity.TRUSTED_ON_FIRST_USE;
    }
}
