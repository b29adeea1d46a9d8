package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Cards;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Practice rounds with other splits or draws, in the round format. */
public final class RoundVariants {
    private RoundVariants() {
    }

    /** The round with the seat's cards split in another way and nothing drawn: hands that do not win at once are folded. */
    public static String withSplit(PracticeRound practice, String id, List<Cards> split) {
        Round round = practice.round();
        List<Seat> seats = round.seats().stream().map(seat -> seat.number() == practice.seatNumber()
                ? split(practice, seat, split) : seat).collect(Collectors.toList());
        return Rounds.write(id, practice.game(), new Round(round.paytables(), round.house(), round.meters(),
                round.dealer(), seats), Map.of());
    }

    /** The round with these numbers of cards dealt to the seat's hands. */
    public static String withDraw(PracticeRound practice, String id, List<Integer> drawn) {
        return Rounds.write(id, practice.game(), DrawCounts.with(practice, drawn), Map.of());
    }

    private static Seat split(PracticeRound practice, Seat seat, List<Cards> split) {
        Seat.Builder other = Seat.at(seat.number()).cards(seat.cards());
        Optional.ofNullable(practice.players().get(seat.number())).ifPresent(other::player);
        seat.wagers().stream().filter(wager -> practice.game().facts().plays().stream().noneMatch(hand -> hand.play() == wager))
                .forEach(wager -> other.bet(wager, seat.stake(wager)));
        List<Cards> instant = practice.game().mustBeKeptTogether(practice.round(), seat);
        split.forEach(hand -> other.hand(new SplitHand(hand, Cards.NONE,
                instant.stream().noneMatch(winner -> winner.mask() == hand.mask()))));
        return other.build();
    }
}
