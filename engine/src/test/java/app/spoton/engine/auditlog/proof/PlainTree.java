package app.spoton.engine.auditlog.proof;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/** RFC 6962, section 2.1, written directly from its definitions, without the code under test. */
final class PlainTree {
    private PlainTree() {
    }

    static byte[] entry(int number) {
        return ("entry " + number).getBytes(StandardCharsets.UTF_8);
    }

    static List<byte[]> entries(int count) {
        List<byte[]> entries = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            entries.add(entry(number));
        }
        return entries;
    }

    /** MTH(D[n]). */
    static byte[] root(List<byte[]> entries) {
        if (entries.isEmpty()) {
            return sha256();
        }
        if (entries.size() == 1) {
            return sha256(new byte[] {0}, entries.get(0));
        }
        int split = split(entries.size());
        return sha256(new byte[] {1}, root(entries.subList(0, split)), root(entries.subList(split, entries.size())));
    }

    /** PATH(m, D[n]). */
    static List<byte[]> path(int index, List<byte[]> entries) {
        if (entries.size() == 1) {
            return new ArrayList<>();
        }
        int split = split(entries.size());
        List<byte[]> left = entries.subList(0, split);
        List<byte[]> right = entries.subList(split, entries.size());
        List<byte[]> path = index < split ? path(index, left) : path(index - split, right);
        path.add(root(index < split ? right : left));
        return path;
    }

    /** SUBPROOF(m, D[n], b). */
    static List<byte[]> subproof(int earlier, List<byte[]> entries, boolean isKnown) {
        if (earlier == entries.size()) {
            List<byte[]> own = new ArrayList<>();
            if (!isKnown) {
                own.add(root(entries));
            }
            return own;
        }
        int split = split(entries.size());
        List<byte[]> left = entries.subList(0, split);
        List<byte[]> right = entries.subList(split, entries.size());
        List<byte[]> proof = earlier <= split ? subproof(earlier, left, isKnown) : subproof(earlier - split, right, false);
        proof.add(root(earlier <= split ? right : left));
        return proof;
    }

    private static int split(int size) {
        int split = 1;
        while (2 * split < size) {
            split *= 2;
        }
        return split;
    }

    private static byte[] sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
