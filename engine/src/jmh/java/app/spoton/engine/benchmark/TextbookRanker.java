package app.spoton.engine.benchmark;

/** A textbook four-card ranker for comparison: it counts, sorts and compares, without lookup tables. */
final class TextbookRanker {
    private TextbookRanker() {
    }

    static int four(int a, int b, int c, int d) {
        int[] ranks = {a >> 2, b >> 2, c >> 2, d >> 2};
        for (int next = 1; next < 4; next++) {
            int rank = ranks[next];
            int at = next - 1;
            while (at >= 0 && ranks[at] < rank) {
                ranks[at + 1] = ranks[at];
                at--;
            }
            ranks[at + 1] = rank;
        }
        boolean flush = (a & 3) == (b & 3) && (b & 3) == (c & 3) && (c & 3) == (d & 3);
        int pairs = 0;
        for (int one = 0; one < 4; one++) {
            for (int other = one + 1; other < 4; other++) {
                pairs += ranks[one] == ranks[other] ? 1 : 0;
            }
        }
        boolean wheel = ranks[0] == 12 && ranks[1] == 2 && ranks[2] == 1 && ranks[3] == 0;
        boolean straight = pairs == 0 && (ranks[0] - ranks[3] == 3 || wheel);
        int category = pairs == 6 ? 7 : flush && straight ? 6 : pairs == 3 ? 5 : flush ? 4 : straight ? 3
                : pairs == 2 ? 2 : pairs;
        int top = wheel ? 2 : pairs > 0 ? ranks[1] : ranks[0];
        return category << 20 | top << 16 | ranks[0] << 12 | ranks[1] << 8 | ranks[2] << 4 | ranks[3];
    }
}
