package app.spoton.tablet.trainer.practice;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Deals rounds with a goal, always the same for the same seed. The deck is stacked, the engine settles, and if the
 * settlement does not meet the goal, the cards are dealt again.
 */
public final class PracticeDealer {
    private static final int MOST_DEALS = 3_000;

    private final TableSetup setup;

    public PracticeDealer(TableSetup setup) {
        this.setup = setup;
    }

    /**
     * A round that meets the goal at one of its seats; empty if it cannot be dealt at this table.
     *
     * @param seats how many are in play
     */
    public Optional<PracticeRound> deal(PracticeGoal goal, int seats, long seed) {
        SeededRandom random = new SeededRandom(seed * 31 + goal.id().hashCode());
        for (int tries = 0; tries < MOST_DEALS; tries++) {
            Optional<PracticeRound> dealt = attempt(goal, seats, new Shoe(random.split()));
            if (dealt.isPresent() && GoalCheck.isMet(dealt.get())) {
                return dealt;
            }
        }
        return Optional.empty();
    }

    private Optional<PracticeRound> attempt(PracticeGoal goal, int seats, Shoe shoe) {
        CardRequest wanted = new StackedDeck(setup, shoe).cards(goal);
        List<Card> player = shoe.reserve(wanted.player());
        List<Card> drawn = shoe.reserve(wanted.drawn());
        List<Card> forDealer = shoe.reserve(wanted.dealer());
        List<Card> otherSeat = shoe.reserve(wanted.otherSeat());
        Cards dealer = shoe.fill(forDealer, setup.game().dealerCards());
        List<Integer> numbers = shoe.shuffled(IntStream.rangeClosed(1, setup.seats()).boxed()
                .collect(Collectors.toList())).subList(0, Math.min(seats, setup.seats()));
        Map<Integer, String> players = players(goal, numbers);
        List<Seat> dealt = new ArrayList<>();
        for (int place = 0; place < numbers.size(); place++) {
            Seat.Builder seat = Seat.at(numbers.get(place));
            Optional.ofNullable(players.get(numbers.get(place))).ifPresent(seat::player);
            boolean asked = place == 0;
            List<Card> cards = asked ? player : place == 1 ? otherSeat : List.of();
            new SeatDealer(shoe, goal, asked).deal(seat, cards, asked ? drawn : List.of());
            dealt.add(seat.build());
        }
        Round round = new Round(setup.paytables(), setup.house(), setup.meters(), dealer, dealt);
        return setup.game().check(round).isPresent() ? Optional.empty()
                : Optional.of(new PracticeRound(setup, goal, round, setup.game().settle(round), numbers.get(0), players));
    }

    /** The same player at two seats, if that is the goal. */
    private static Map<Integer, String> players(PracticeGoal goal, List<Integer> numbers) {
        Map<Integer, String> players = new HashMap<>();
        if (goal.situation() == PracticeSituation.OWN_ENVY && numbers.size() > 1) {
            numbers.subList(0, 2).forEach(number -> players.put(number, "same"));
        }
        return players;
    }

    /** Deals one seat: its wagers, its cards and its decisions. */
    private final class SeatDealer {
        private final Shoe shoe;
        private final PracticeGoal goal;
        private final boolean asked;
        private final PracticeWagers bets;

        SeatDealer(Shoe shoe, PracticeGoal goal, boolean asked) {
            this.shoe = shoe;
            this.goal = goal;
            this.asked = asked;
            this.bets = new PracticeWagers(setup, shoe);
        }

        void deal(Seat.Builder seat, List<Card> wanted, List<Card> drawn) {
            Money ante = bets.ante();
            bets.before(seat, neededBets(), ante);
            Cards cards = shoe.fill(wanted, setup.game().playerCards());
            seat.cards(cards);
            if (setup.game().facts().isSplit()) {
                split(seat, cards, wanted, drawn, ante);
            } else if (asked ? folds() : !isEnvied() && shoe.oneIn(5)) {
                seat.folded(true);
            } else {
                seat.bet(Wager.PLAY, bets.play(ante));
            }
        }

        private boolean folds() {
            return goal.situation() == PracticeSituation.FOLD || goal.situation() == PracticeSituation.FOLD_WITH_LIVE_BONUS
                    || goal.situation().isExample() && ManualExamples.of(setup.game(), goal.situation()).seat().folded();
        }

        private boolean isEnvied() {
            return goal.situation() == PracticeSituation.ENVY || goal.situation() == PracticeSituation.OWN_ENVY;
        }

        private Set<Wager> neededBets() {
            return switch (goal.situation()) {
                case ROW -> goal.wager().map(Set::of).orElse(Set.of());
                case ENVY, OWN_ENVY -> Set.of(Wager.PROGRESSIVE);
                case BAD_BEAT_TIE -> Set.of(Wager.BAD_BEAT);
                case THREE_TO_TWO -> StackedDeck.threeToTwo(setup).flatMap(PracticeGoal::wager).map(Set::of).orElse(Set.of());
                case EXAMPLE_1, EXAMPLE_2, EXAMPLE_3, EXAMPLE_4 ->
                        Set.copyOf(ManualExamples.of(setup.game(), goal.situation()).seat().wagers());
                default -> Set.of();
            };
        }

        /** Keeps an instant winner together; without one the first two requested cards, or any two or three. */
        private void split(Seat.Builder seat, Cards four, List<Card> wanted, List<Card> drawn, Money ante) {
            List<Cards> instant = setup.game().mustBeKeptTogether(
                    new Round(setup.paytables(), setup.house(), setup.meters(), Cards.NONE, List.of()),
                    Seat.at(1).cards(four).build());
            if (!instant.isEmpty()) {
                Cards three = shoe.pick(instant);
                Cards one = SplitCards.without(four, three.list());
                boolean folded = shoe.oneIn(2);
                if (shoe.oneIn(2)) {
                    seat.hand(new SplitHand(three, Cards.NONE, false));
                    hand(seat, 1, one, List.of(), ante, folded);
                } else {
                    hand(seat, 0, one, List.of(), ante, folded);
                    seat.hand(new SplitHand(three, Cards.NONE, false));
                }
                return;
            }
            Optional<Cards> kept = kept();
            Cards first = kept.orElseGet(() -> asked && !drawn.isEmpty() ? Cards.of(wanted) : someOf(four));
            boolean folded = asked && (folds() || goal.situation().isAboutTheDraw() && shoe.oneIn(3));
            hand(seat, 0, first, drawn, ante, folded);
            hand(seat, 1, SplitCards.without(four, first.list()), List.of(), ante, kept.isEmpty() && shoe.oneIn(3));
        }

        /** The first hand of an example about the draw. */
        private Optional<Cards> kept() {
            return asked && goal.situation().isExample()
                    ? ManualExamples.of(setup.game(), goal.situation()).firstHand() : Optional.empty();
        }

        private Cards someOf(Cards four) {
            int size = goal.situation().isAboutTheDraw() ? 1 + shoe.nextInt(3) : 2 + shoe.nextInt(2);
            return Cards.of(four.list().subList(0, size));
        }

        private void hand(Seat.Builder seat, int which, Cards cards, List<Card> drawn, Money ante, boolean folded) {
            if (folded) {
                seat.hand(new SplitHand(cards, Cards.NONE, true));
            } else {
                seat.hand(new SplitHand(cards, shoe.fill(drawn, 3 - cards.size()), false));
                seat.bet(setup.game().facts().plays().get(which).play(), ante);
            }
        }
    }
}
