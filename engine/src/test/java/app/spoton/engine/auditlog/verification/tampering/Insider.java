package app.spoton.engine.auditlog.verification.tampering;

import app.spoton.engine.auditlog.ExportHead;
import app.spoton.engine.auditlog.LogIdentity;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.OmittedEntries;
import app.spoton.engine.auditlog.SignedHead;
import app.spoton.engine.auditlog.SignedSampleLog;
import app.spoton.engine.auditlog.proof.CompactRange;
import app.spoton.engine.auditlog.proof.LogSigner;
import app.spoton.engine.auditlog.proof.MerkleNodes;
import app.spoton.engine.auditlog.proof.PrivateKeySigner;
import app.spoton.engine.auditlog.proof.SignedCheckpoint;
import app.spoton.engine.auditlog.proof.TestKeys;
import app.spoton.engine.auditlog.proof.TreeHash;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Somebody who knows how a log is written and has everything but its key. Changes what the log says, then computes again
 * whatever can be computed without the key.
 */
public final class Insider {
    /** What is done to the entries. */
    public enum Tampering { EDIT, DROP, DOUBLE, SWAP, INSERT, CUT, TIME, NOTHING }

    /** What stands in the head where the true signature cannot. */
    public enum Signature { OLD_NOTE, OLD_SIGNATURE, OWN_KEY, OWN_KEY_IN_LOG, VERSION_1, EARLIER_NOTE }

    private static final KeyPair OWN = TestKeys.pair();

    private final SignedSampleLog log;
    private final Random random;
    private final List<LogLine> entries;
    private final SignedHead trueHead;
    /** A head from an old backup. */
    private final SignedHead earlier;
    private LogSigner own;

    public Insider(SignedSampleLog log, byte[] export, byte[] backup, Random random) {
        this.log = log;
        this.random = random;
        entries = entries(export);
        trueHead = head(export);
        earlier = head(backup);
        own = new PrivateKeySigner(LogIdentity.of(log.identity().logId(), OWN.getPublic()).key(), OWN.getPrivate());
    }

    public static List<LogLine> entries(byte[] export) {
        return SignedSampleLog.strings(export).stream().map(LogLine::read).flatMap(Optional::stream)
                .filter(line -> !line.kind().equals(LogLine.HEAD)).collect(Collectors.toCollection(ArrayList::new));
    }

    public static SignedHead head(byte[] export) {
        List<String> lines = SignedSampleLog.strings(export);
        String text = lines.get(lines.size() - 1);
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        return SignedHead.read(app.spoton.engine.json.JsonObject.of(text).object("head"),
                LogLine.Tail.read(bytes, 0, bytes.length).orElseThrow(), text).orElseThrow();
    }

    /** A file that was tampered with. */
    public byte[] tamper(Tampering change, Signature signature) throws GeneralSecurityException {
        List<LogLine> all = new ArrayList<>(log.lines());
        int place = random.nextInt(entries.size());
        int at = (int) entries.get(place).number() - 1;
        boolean isWhole = entries.size() == all.size();
        switch (change) {
            case EDIT -> all.set(at, edited(all.get(at)));
            case TIME -> all.set(at, LogLine.after(all.get(at).previous(), at + 1, Instant.parse(all.get(at).time())
                    .plusSeconds(1 + random.nextInt(100)), all.get(at).kind(), SignedSampleLog.body(all.get(at))));
            case DROP -> all.remove(at);
            case DOUBLE -> all.add(at, all.get(at));
            case SWAP -> Collections.swap(all, at, (at + 1) % all.size());
            case INSERT -> all.add(at, edited(all.get(at)));
            case CUT -> all.subList(Math.max(1, at), all.size()).clear();
            default -> { }
        }
        if (signature == Signature.OWN_KEY_IN_LOG) {
            all.set(0, LogLine.after(LogLine.NOTHING, 1, Instant.parse(log.lines().get(0).time()), LogIdentity.CREATED,
                    LogIdentity.of(log.identity().logId(), OWN.getPublic()).body(log.now(), "", "Log created")));
        }
        List<LogLine> chain = random.nextInt(4) == 0 ? all : chained(all);
        List<LogLine> shown = isWhole && random.nextBoolean() ? chain : chain.stream().filter(line ->
                isShown(line, change)).collect(Collectors.toList());
        return written(chain, shown.isEmpty() ? chain : shown, signature, shown.size() == chain.size() ? "" : "dealer Ann");
    }

    private boolean isShown(LogLine line, Tampering change) {
        return entries.stream().anyMatch(entry -> entry.number() == line.number())
                && (change != Tampering.NOTHING || random.nextInt(3) > 0);
    }

    private LogLine edited(LogLine line) {
        String body = SignedSampleLog.body(line);
        String changed = body.contains("\"Ann") ? body.replace("\"Ann", "\"Eve")
                : body.substring(0, body.length() - 1) + ",\"more\":" + random.nextInt(100) + "}";
        return LogLine.after(line.previous(), line.number(), Instant.parse(line.time()), line.kind(), changed);
    }

    /** Numbers and hashes as a log has them. */
    private static List<LogLine> chained(List<LogLine> all) {
        List<LogLine> chain = new ArrayList<>();
        String previous = LogLine.NOTHING;
        for (LogLine line : all) {
            LogLine next = LogLine.after(previous, chain.size() + 1, Instant.parse(line.time()), line.kind(),
                    SignedSampleLog.body(line));
            chain.add(next);
            previous = next.hash();
        }
        return chain;
    }

    private byte[] written(List<LogLine> chain, List<LogLine> shown, Signature signature, String filter)
            throws GeneralSecurityException {
        CompactRange tree = new CompactRange(0);
        chain.forEach(line -> tree.append(TreeHash.leaf(line.text())));
        MerkleNodes nodes = MerkleNodes.fromLeaves(index -> TreeHash.leaf(chain.get((int) index).text()));
        List<String> file = new ArrayList<>();
        ExportHead counted = new ExportHead();
        long end = 0;
        for (LogLine line : shown) {
            if (line.number() - 1 > end && line.number() - 1 <= chain.size()) {
                file.add(OmittedEntries.line(nodes.range(end, line.number() - 1)));
            }
            file.add(line.text());
            counted.add(line.hash());
            end = line.number();
        }
        if (end < chain.size() && signature != Signature.VERSION_1) {
            file.add(OmittedEntries.line(nodes.range(end, chain.size())));
        }
        LogLine last = chain.get(chain.size() - 1);
        file.add(head(tree, counted, last, signature, filter));
        if (signature == Signature.VERSION_1) {
            file.removeIf(line -> line.startsWith(OmittedEntries.START));
        }
        return SignedSampleLog.bytes(file);
    }

    private String head(CompactRange tree, ExportHead counted, LogLine last, Signature signature, String filter)
            throws GeneralSecurityException {
        Instant time = trueHead.checkpoint().time().orElseThrow();
        if (signature == Signature.VERSION_1) {
            return counted.line(last.number(), last.hash(), time, filter).text();
        }
        String statement = SignedHead.statement(counted.entries(), counted.digest(), last.hash(), filter);
        SignedCheckpoint forged = SignedCheckpoint.sign(tree, time, List.of(statement), own);
        SignedCheckpoint note = switch (signature) {
            case OLD_NOTE -> trueHead.checkpoint();
            case EARLIER_NOTE -> earlier.checkpoint();
            case OLD_SIGNATURE -> {
                String true0 = trueHead.checkpoint().toString();
                yield SignedCheckpoint.parse(forged.note().text() + true0.substring(true0.lastIndexOf("\n\n") + 1)).orElseThrow();
            }
            default -> forged;
        };
        boolean isOwn = signature == Signature.OWN_KEY || signature == Signature.OWN_KEY_IN_LOG;
        return new SignedHead(counted.entries(), counted.digest(), filter, note,
                isOwn && random.nextBoolean() ? own.publicKey() : log.key()).line(last.number(), last.hash(), time).text();
    }
}
