package app.spoton.engine.auditlog.verification;

/** The ids of the rounds so far, each as a number of 64 bits: a million of them take 16 MB. */
final class RoundIdSet {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private long[] slots = new long[1 << 10];
    private int count;

    /** An id as a number that two ids do not have in common by chance; never 0. */
    static long number(byte[] bytes, int from, int end) {
        long hash = FNV_OFFSET;
        for (int at = from; at < end; at++) {
            hash = (hash ^ (bytes[at] & 255)) * FNV_PRIME;
        }
        hash ^= hash >>> 32;
        return hash == 0 ? 1 : hash;
    }

    /** Whether it was not there yet. */
    boolean add(long id) {
        if (2 * count >= slots.length) {
            grow();
        }
        boolean isNew = put(id);
        count += isNew ? 1 : 0;
        return isNew;
    }

    private boolean put(long id) {
        int at = (int) id & slots.length - 1;
        while (slots[at] != 0 && slots[at] != id) {
            at = at + 1 & slots.length - 1;
        }
        boolean isNew = slots[at] == 0;
        slots[at] = id;
        return isNew;
    }

    private void grow() {
        long[] before = slots;
        slots = new long[2 * before.length];
        for (long id : before) {
            if (id != 0) {
                put(id);
            }
        }
    }
}
