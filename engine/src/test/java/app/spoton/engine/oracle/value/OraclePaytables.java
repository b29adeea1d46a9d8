package app.spoton.engine.oracle.value;

import static app.spoton.engine.oracle.value.OraclePaytable.grid;

import java.util.Map;
import java.util.Set;

/** Every paytable in the five manuals, entered independently of the product. Prices without a sign are 'to 1'. */
public final class OraclePaytables {
    private OraclePaytables() { }

    // Four Card Poker Training Manual, the two tables headed Four Card Poker, FCP-01 to FCP-04 and FCP-05 to FCP-09
    private static final String FCP = "FCP-01 FCP-02 FCP-03 FCP-04 FCP-05 FCP-06 FCP-07 FCP-08 FCP-09";
    public static final Map<String, OraclePaytable> AUTOMATIC_BONUS = grid(FCP,
            "four-of-a-kind   25 25 25 25  25 25 25 10  25",
            "straight-flush   20 20 20 20  20 20 20 5   20",
            "three-of-a-kind  2  2  2  2   2  2  2  3:2 2",
            "flush            -  -  -  -   -  -  -  1   -");
    public static final Map<String, OraclePaytable> ACES_UP = grid(FCP,
            "four-of-a-kind   50 50 50 50  50 50 50 50 50",
            "straight-flush   40 40 30 30  40 40 40 30 30",
            "three-of-a-kind  9  7  9  7   8  8  7  8  8",
            "flush            6  6  6  6   5  6  5  6  6",
            "straight         4  5  4  5   4  4  4  4  4",
            "two-pair         2  2  2  2   3  2  3  3  2",
            "pair-of-aces     1  1  1  1   1  1  1  1  1");
    // Four Card Poker Training Manual, Bad Beat Bonus
    public static final Map<String, OraclePaytable> FCP_BAD_BEAT = grid("FCP-BBB-01 FCP-BBB-02 FCP-BBB-03",
            "four-of-a-kind   25000 10000 10000",
            "straight-flush   10000 5000  5000",
            "three-of-a-kind  100   100   100",
            "flush            25    25    25",
            "straight         15    15    20",
            "two-pair         4     4     5");

    // Four Card Poker Training Manual, Progressive (Pays 1, Pays 2); Crazy 4 Poker Rules, Progressive (Pays 1 to 3)
    // and Nexus Command Multi-Game Link (Paytables 01, ML01, ML03)
    public static final Map<String, OraclePaytable> PROGRESSIVE = grid("PAYS-1 PAYS-2 PAYS-3 LINK-01 LINK-ML01 LINK-ML03",
            "four-aces        100%main 100%main 100%main -        -         -",
            "royal-flush      -        -        -        100%main 100%mega  100%mega",
            "straight-flush   100x     100x     100x     10%main  100%major 100%major",
            "four-of-a-kind   300x     300x     300x     300x     300x      100%minor",
            "full-house       -        -        -        50x      50x       50x",
            "flush            -        -        -        40x      40x       40x",
            "straight         -        -        -        30x      30x       30x",
            "three-of-a-kind  9x       15x      15x      9x       9x        9x");
    /** Envy in dollars; for the Multi-Game Link it is multiplied by the wager. */
    public static final Map<String, OraclePaytable> ENVY = grid("PAYS-1 PAYS-2 PAYS-3 LINK-01 LINK-ML01 LINK-ML03",
            "four-aces        100x 100x 100x -     -     -",
            "royal-flush      -    -    -    1000x 1000x 1000x",
            "four-of-a-kind   10x  25x  25x  -     -     -",
            "straight-flush   5x   -    -    300x  300x  300x");

    // Crazy 4 Poker Rules
    private static final String C4P = "C4P-09 C4P-10 C4P-11 C4P-12";
    public static final Map<String, OraclePaytable> SUPER_BONUS = grid(C4P,
            "four-aces        200 200 200 200",
            "four-of-a-kind   30  30  30  30",
            "straight-flush   15  15  15  15",
            "three-of-a-kind  2   2   2   2",
            "flush            3:2 3:2 3:2 3:2",
            "straight         1   1   1   1");
    public static final Map<String, OraclePaytable> QUEENS_UP = grid(C4P,
            "four-of-a-kind   50 50 50 50",
            "straight-flush   30 40 30 40",
            "three-of-a-kind  9  8  8  7",
            "flush            4  4  4  4",
            "straight         3  3  3  3",
            "two-pair         2  2  2  2",
            "pair-of-queens   1  1  1  1");
    // Crazy 4 Poker Rules, Bad Beat Bonus, Paytable 1 and Paytable 2 ('Straight Flush +')
    public static final Map<String, OraclePaytable> C4P_BAD_BEAT = grid("C4P-BBB-01 C4P-BBB-02",
            "four-of-a-kind   25000 1000",
            "straight-flush   10000 1000",
            "three-of-a-kind  200   500",
            "flush            50    50",
            "straight         30    20",
            "two-pair         20    15");

    // Super 4 Poker Rules of Play
    public static final Map<String, OraclePaytable> XTRA_BONUS = grid("XTRA",
            "four-aces        200",
            "four-of-a-kind   30",
            "straight-flush   15",
            "three-of-a-kind  2",
            "flush            3:2",
            "straight         1");
    public static final Map<String, OraclePaytable> PLAYER_BONUS = grid("PB-A PB-B PB-C PB-D",
            "four-of-a-kind   50 50 50 50",
            "straight-flush   30 40 30 40",
            "three-of-a-kind  9  8  8  7",
            "flush            4  4  4  4",
            "straight         3  3  3  3",
            "two-pair         2  2  2  2",
            "pair-of-queens   1  1  1  1");
    public static final Map<String, OraclePaytable> S4_BAD_BEAT = grid("S4-BB-1 S4-BB-2",
            "four-of-a-kind   25000 1000",
            "straight-flush   10000 1000",
            "three-of-a-kind  200   500",
            "flush            50    50",
            "straight         30    20",
            "two-pair         20    15");

    // 3 Card Fury Procedure Manual, Pay Table Options, 3 Card Monster. Merged cells are filled in; what the straight
    // flush pays in #3 to #6 is illegible and remains empty.
    private static final String MONSTERS = "M-1 M-2 M-3 M-4 M-5 M-6 M-7 M-8 M-9 M-10 M-11";
    public static final Map<String, OraclePaytable> MONSTER = grid(MONSTERS,
            "spade-mini-royal -   -   -   -   -   -   40  50  60  50  60",
            "mini-royal       25  20  20  25  15  15  20  30  20  20  25",
            "straight-flush   10  9   -   -   -   -   9   9   9   9   9",
            "three-of-a-kind  5   6   5   4   4   4   8   7   7   7   6",
            "straight         1   1   1   1   1   1   1   1   1   1   1");
    public static final Set<String> INCOMPLETE = Set.of("M-3", "M-4", "M-5", "M-6");
    public static final Map<String, OraclePaytable> BUSTED_MONSTER = grid(MONSTERS,
            "mini-royal       250 250 250 250 250 250 500 500 500 500 500",
            "straight-flush   250 250 250 250 250 250 100 50  100 75  100",
            "three-of-a-kind  250 250 250 250 250 250 20  20  30  25  50");
    // 3 Card Fury Procedure Manual, Pay Table Options, 4 Card Royal Family Bonus
    public static final Map<String, OraclePaytable> ROYAL_FAMILY = grid("RF-1 RF-2 RF-3 RF-4 RF-5 RF-6 RF-7 RF-8 RF-9 RF-10",
            "royal-family          500 500 500 500 1000 1000 250 250 250 250",
            "four-of-a-kind        200 200 200 200 400  400  100 100 100 100",
            "4-card-straight-flush 100 100 100 100 200  200  70  70  70  70",
            "mini-royal            -   -   -   -   -    -    50  40  30  30",
            "3-card-straight-flush 15  16  15  15  16   15   20  20  20  20",
            "three-of-a-kind       9   9   8   7   9    8    10  10  10  9",
            "4-card-flush          5   5   5   5   5    5    3   3   3   3",
            "4-card-straight       5   5   5   5   5    5    3   3   3   3",
            "3-card-straight       2   2   2   2   1    1    2   2   2   2",
            "3-card-flush          1   1   1   1   1    1    1   1   1   1");
    // 3 Card Fury Procedure Manual, Pay Table Options, 7 Card Bonus
    public static final Map<String, OraclePaytable> SEVEN_CARD = grid("SC-1 SC-2 SC-3 SC-4 SC-5",
            "7-card-straight-flush 1000 3000 3000 5000 5000",
            "6-card-straight-flush 500  400  500  400  500",
            "royal-flush           250  150  300  250  200",
            "straight-flush        50   50   50   40   50",
            "four-of-a-kind        30   20   25   20   25",
            "full-house            8    9    8    8    7",
            "flush                 6    6    6    6    6",
            "straight              4    4    4    4    4",
            "three-of-a-kind       3    3    3    3    3");

    // 4 Card Split Rules of Play, 4 Card Blind Payouts: version 2 P1 to P18, version 1 Set I and Set II
    public static final Map<String, OraclePaytable> BLIND = grid(
            "V2-P1 V2-P2 V2-P3 V2-P4 V2-P5 V2-P6 V2-P7 V2-P8 V2-P9"
                    + " V2-P10 V2-P11 V2-P12 V2-P13 V2-P14 V2-P15 V2-P16 V2-P17 V2-P18"
                    + " V1-1a V1-1b V1-1c V1-1d V1-2a V1-2b V1-2c",
            "royal-flush      500 500 500 500 500 500 500 500 500  300 300 400 300 300 300 400 400 300"
                    + "  500 500 500 600  800 1000 1000",
            "four-of-a-kind   100 150 150 150 100 200 150 150 150  150 100 150 150 150 100 150 120 150"
                    + "  200 200 200 200  300 300 300",
            "straight-flush   50 80 50 50 50 80 80 60 50  50 50 50 50 50 50 80 80 50"
                    + "  60 80 100 100  200 200 200",
            "three-of-a-kind  8 8 8 9 8 8 8 8 8  8 8 8 8 9 8 8 8 8   10 10 10 10  12 12 12",
            "flush            7 7 7 6 7 6 6 6 6  7 7 7 7 6 7 6 6 6   9 9 9 9  10 9 10",
            "straight         6 5 5 5 5 5 5 5 5  6 6 5 5 5 5 5 5 5   7 7 7 7  8 8 8",
            "two-pair         4 4 4 4 4 4 4 4 4  4 4 4 4 4 4 4 4 4   5 5 5 5  6 6 6",
            "pair-of-tens     2 2 2 2 2 2 2 2 2  2 2 2 2 2 2 2 2 2   2 2 2 2  2 2 2");
    // 4 Card Split Rules of Play, Ante Bet - Payouts (version 2), Payouts I and Payouts II (version 1); the mini-royal
    // is its Royal Flush
    public static final Map<String, OraclePaytable> DRAW_ANTE = grid("V2-ANTE V1-ANTE-I V1-ANTE-II",
            "mini-royal       30 30 40",
            "straight-flush   12 15 15",
            "three-of-a-kind  8  8  8",
            "straight         3  3  3",
            "flush            2  2  2");
    public static final Map<String, OraclePaytable> INSTANT_ANTE = grid("V2-ANTE V1-ANTE-I V1-ANTE-II",
            "mini-royal       30 30 40",
            "straight-flush   12 15 15",
            "three-of-a-kind  8  8  8",
            "straight         3  3  2",
            "flush            2  2  2");
}
