package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.Felt;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Objection;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;

/** What may be done is a question that a game answers, before anything is settled. */
public class CheckTest {
    private static final String BETS = "ante 5 super-bonus 5";

    private static Felt crazy() {
        return Felt.of("crazy-4-poker").at(Stage.DEALT);
    }

    @Test
    public void anObjectionSaysWhatIsWrongAndAtWhichSeat() {
        Felt felt = crazy().seat(2, "", "ante 5 super-bonus 4");
        assertEquals(Optional.of(new Objection(ErrorCode.UNEQUAL_WAGERS, OptionalInt.of(2),
                "Seat 2: the ante of 5.00 and the super bonus of 4.00 must be equal.")), felt.game().check(felt.round()));
        Felt fine = crazy().seat(2, "", BETS);
        assertEquals(Optional.empty(), fine.game().check(fine.round()));
    }

    @Test
    public void wagersAreCheckedBeforeThereAreCards() {
        Felt felt = Felt.of("four-card-split").at(Stage.DEALT).split(1, "", "ante-1 5 ante-2 5 blind 4");
        assertEquals(ErrorCode.BLIND_BELOW_ANTE, felt.game().checkWagers(felt.round()).orElseThrow().code());
        Felt fine = Felt.of("four-card-split").at(Stage.DEALT).split(1, "", "ante-1 5 ante-2 5 blind 5");
        assertEquals(Optional.empty(), fine.game().checkWagers(fine.round()));
        assertEquals(ErrorCode.WRONG_CARD_COUNT, fine.game().check(fine.round()).orElseThrow().code());
    }

    @Test
    public void everySeatHasItsOwnObjection() {
        Felt felt = crazy().at(Stage.DECIDED).seat(1, "", BETS + " play 5").seat(2, "", BETS).seat(4, "", "ante 5");
        assertEquals("{2=NO_DECISION, 4=MISSING_WAGER}", felt.game().checkSeats(felt.round()).entrySet().stream()
                .map(seat -> seat.getKey() + "=" + seat.getValue().code()).toList().toString().replace('[', '{')
                .replace(']', '}'));
        assertTrue(felt.game().checkSeats(felt.round()).get(2).isStillToDecide());
        assertFalse(felt.game().checkSeats(felt.round()).get(4).isStillToDecide());
    }

    @Test
    public void aRaiseMayBeTriedBeforeItIsMade() {
        Felt aces = crazy().seat(1, "Ah Ad 9c 7d 2h", BETS + " play 15");
        assertEquals(Optional.empty(), aces.game().check(aces.round()));
        Felt kings = crazy().seat(1, "Kh Kd 9c 7d 2h", BETS + " play 15");
        assertEquals(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, kings.game().check(kings.round()).orElseThrow().code());
    }

    @Test
    public void theGameSaysWhichCardsMustBeKeptTogether() {
        Felt felt = Felt.of("four-card-split").at(Stage.DEALT).split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5");
        Round round = felt.round();
        assertEquals(List.of("Ts Jh Qh", "9h Ts Jh"), texts(felt.game().mustBeKeptTogether(round, round.seats().get(0))));
        Round any = felt.choose(HouseChoices.STANDARD.withAnyInstantWinner(true)).round();
        assertEquals(3, felt.game().mustBeKeptTogether(any, any.seats().get(0)).size());
        Felt none = Felt.of("four-card-split").split(1, "9h 2s Jd Kc", "ante-1 5 ante-2 5 blind 5");
        assertEquals(List.of(), none.game().mustBeKeptTogether(none.round(), none.round().seats().get(0)));
        Felt other = crazy().seat(1, "Ah Kh Qh 7d 2h", BETS);
        assertEquals(List.of(), other.game().mustBeKeptTogether(other.round(), other.round().seats().get(0)));
    }

    private static List<String> texts(List<Cards> cards) {
        return cards.stream().map(Cards::toString).toList();
    }

    @Test
    public void theGameSaysWhetherAFoldedSeatsCardsMayStayUnseen() {
        Felt plain = crazy().seat(1, "", "folded queens-up 1 " + BETS);
        assertTrue(plain.game().mayStayUnseen(plain.round().seats().get(0), HouseRules.STANDARD));
        Round resolved = plain.house("queens-up-on-fold").round();
        assertFalse(plain.game().mayStayUnseen(resolved.seats().get(0), resolved.house()));
    }
}
