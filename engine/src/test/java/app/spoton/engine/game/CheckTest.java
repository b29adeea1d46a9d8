package app.spoton.engine.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RoundScenario;
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

/** A game says what is allowed before anything is settled. */
public class CheckTest {
    private static final String BETS = "ante 5 super-bonus 5";

    private static RoundScenario crazy() {
        return RoundScenario.of("crazy-4-poker").at(Stage.DEALT);
    }

    @Test
    public void anObjectionSaysWhatIsWrongAndAtWhichSeat() {
        RoundScenario scenario = crazy().seat(2, "", "ante 5 super-bonus 4");
        assertEquals(Optional.of(new Objection(ErrorCode.UNEQUAL_WAGERS, OptionalInt.of(2),
                "Seat 2: the ante of $5.00 and the super bonus of $4.00 must be equal.")), scenario.game().check(scenario.round()));
        RoundScenario fine = crazy().seat(2, "", BETS);
        assertEquals(Optional.empty(), fine.game().check(fine.round()));
    }

    @Test
    public void wagersAreCheckedBeforeCardsAreDealt() {
        RoundScenario scenario = RoundScenario.of("four-card-split").at(Stage.DEALT).split(1, "", "ante-1 5 ante-2 5 blind 4");
        assertEquals(ErrorCode.BLIND_BELOW_ANTE, scenario.game().checkWagers(scenario.round()).orElseThrow().code());
        RoundScenario fine = RoundScenario.of("four-card-split").at(Stage.DEALT).split(1, "", "ante-1 5 ante-2 5 blind 5");
        assertEquals(Optional.empty(), fine.game().checkWagers(fine.round()));
        assertEquals(ErrorCode.WRONG_CARD_COUNT, fine.game().check(fine.round()).orElseThrow().code());
    }

    @Test
    public void everySeatHasItsOwnObjection() {
        RoundScenario scenario = crazy().at(Stage.DECIDED).seat(1, "", BETS + " play 5").seat(2, "", BETS).seat(4, "", "ante 5");
        assertEquals("{2=NO_DECISION, 4=MISSING_WAGER}", scenario.game().checkSeats(scenario.round()).entrySet().stream()
                .map(seat -> seat.getKey() + "=" + seat.getValue().code()).toList().toString().replace('[', '{')
                .replace(']', '}'));
        assertTrue(scenario.game().checkSeats(scenario.round()).get(2).isStillToDecide());
        assertFalse(scenario.game().checkSeats(scenario.round()).get(4).isStillToDecide());
    }

    @Test
    public void aRaiseCanBeCheckedBeforeItIsMade() {
        RoundScenario aces = crazy().seat(1, "Ah Ad 9c 7d 2h", BETS + " play 15");
        assertEquals(Optional.empty(), aces.game().check(aces.round()));
        RoundScenario kings = crazy().seat(1, "Kh Kd 9c 7d 2h", BETS + " play 15");
        assertEquals(ErrorCode.RAISE_NEEDS_PAIR_OF_ACES, kings.game().check(kings.round()).orElseThrow().code());
    }

    @Test
    public void theGameSaysWhichCardsMustBeKeptTogether() {
        RoundScenario scenario = RoundScenario.of("four-card-split").at(Stage.DEALT).split(1, "9h Ts Jh Qh", "ante-1 5 ante-2 5 blind 5");
        Round round = scenario.round();
        assertEquals(List.of("Ts Jh Qh", "9h Ts Jh"), texts(scenario.game().mustBeKeptTogether(round, round.seats().get(0))));
        Round any = scenario.choose(HouseChoices.STANDARD.withAnyInstantWinner(true)).round();
        assertEquals(3, scenario.game().mustBeKeptTogether(any, any.seats().get(0)).size());
        RoundScenario none = RoundScenario.of("four-card-split").split(1, "9h 2s Jd Kc", "ante-1 5 ante-2 5 blind 5");
        assertEquals(List.of(), none.game().mustBeKeptTogether(none.round(), none.round().seats().get(0)));
        RoundScenario other = crazy().seat(1, "Ah Kh Qh 7d 2h", BETS);
        assertEquals(List.of(), other.game().mustBeKeptTogether(other.round(), other.round().seats().get(0)));
    }

    private static List<String> texts(List<Cards> cards) {
        return cards.stream().map(Cards::toString).toList();
    }

    @Test
    public void theGameSaysWhetherAFoldedSeatsCardsMayRemainUnseen() {
        RoundScenario plain = crazy().seat(1, "", "folded queens-up 1 " + BETS);
        assertTrue(plain.game().mayStayUnseen(plain.round().seats().get(0), HouseRules.STANDARD));
        Round resolved = plain.house("queens-up-on-fold").round();
        assertFalse(plain.game().mayStayUnseen(resolved.seats().get(0), resolved.house()));
    }
}
