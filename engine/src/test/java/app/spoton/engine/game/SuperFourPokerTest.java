package app.spoton.engine.game;

import app.spoton.engine.Felt;
import app.spoton.engine.round.ErrorCode;
import org.junit.Test;

public class SuperFourPokerTest {
    private static final String FLUSH = "Ah Jh 8h 6h 3d";

    private static Felt felt(String dealer) {
        return Felt.of("super-4-poker").dealer(dealer);
    }

    @Test
    public void wagersAreResolvedInTheOrderOfTheText() {
        felt("Kc Kd 8d 6c 2s").seat(1, "Qh Qd 7c 6d 3d", "ante 5 xtra-bonus 5 play 5 player-bonus 2 bad-beat 1")
                .seat(2, "Ah Ad 7s 4d 3c", "ante 5 xtra-bonus 5 play 15")
                .does("2 ante win 5.00 pays 5.00", "2 play win 15.00 pays 15.00", "2 xtra-bonus push 5.00",
                        "1 ante lose 5.00", "1 play lose 5.00", "1 xtra-bonus lose 5.00",
                        "1 player-bonus win 2.00 pays 2.00", "1 bad-beat lose 1.00");
    }

    @Test
    public void playerBonusAndBadBeatAreResolvedEvenAfterAFold() {
        felt("9s 9d 9c 4h 2s").seat(1, FLUSH, "folded ante 5 xtra-bonus 5 player-bonus 2 bad-beat 1")
                .does("1 ante lose 5.00", "1 xtra-bonus lose 5.00", "1 player-bonus win 2.00 pays 8.00",
                        "1 bad-beat win 1.00 pays 50.00");
    }

    @Test
    public void theXtraBonusDoesNotCareWhetherTheDealerQualifies() {
        felt("Qs 9d 7c 4h 2s").seat(1, "Jh Td 8c 6h 3d", "ante 5 xtra-bonus 5 play 5")
                .does("1 ante push 5.00", "1 play win 5.00 pays 5.00", "1 xtra-bonus lose 5.00");
        felt("Qs 9d 7c 4h 2s").seat(1, FLUSH, "ante 5 xtra-bonus 5 play 15")
                .does("1 ante push 5.00", "1 play win 15.00 pays 15.00", "1 xtra-bonus win 5.00 pays 7.50");
    }

    @Test
    public void paytable2PaysStraightFlushOrBetterAtOnePrice() {
        felt("9s 9d 9c 9h 2s").table("bad-beat", "S4-BB-2")
                .seat(1, "8h 8s 8d 8c Kd", "ante 5 xtra-bonus 5 folded bad-beat 1")
                .does("1 ante lose 5.00", "1 xtra-bonus lose 5.00", "1 bad-beat win 1.00 pays 1000.00");
    }

    /** The manual's example: four of a kind beaten by a higher four of a kind, at table 2. */
    @Test
    public void fourOfAKindBeatenByFourOfAKindPaysTheTopPriceOfTable2() {
        felt("Ks Kd Kc Kh 2s").table("bad-beat", "S4-BB-2")
                .seat(1, "8h 8s 8d 8c Qd", "ante 5 xtra-bonus 5 play 5 bad-beat 1")
                .does("1 ante lose 5.00", "1 play lose 5.00", "1 xtra-bonus win 5.00 pays 150.00",
                        "1 bad-beat win 1.00 pays 1000.00");
    }

    @Test
    public void anteAndXtraBonusAreRequiredAndEqual() {
        felt("Kc Kd 8d 6c 2s").seat(1, FLUSH, "ante 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kc Kd 8d 6c 2s").seat(1, FLUSH, "xtra-bonus 5 play 5").refuses(ErrorCode.MISSING_WAGER, 1);
        felt("Kc Kd 8d 6c 2s").seat(1, FLUSH, "ante 5 xtra-bonus 4 play 5").refuses(ErrorCode.UNEQUAL_WAGERS, 1);
        felt("Kc Kd 8d 6c 2s").seat(1, FLUSH, "ante 5 xtra-bonus 5 play 4")
                .refuses(ErrorCode.PLAY_NOT_1_TO_3_TIMES_ANTE, 1);
        felt("Kc Kd 8d 6c 2s").seat(1, "Jh Td 8c 6h 3d", "ante 5 xtra-bonus 5 play 6")
                .refuses(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, 1);
        felt("Kc Kd 8d 6c 2s").seat(1, FLUSH, "ante 5 xtra-bonus 5").refuses(ErrorCode.NO_DECISION, 1);
    }
}
