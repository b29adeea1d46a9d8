package app.spoton.tablet.trainer.practice;

import app.spoton.engine.game.Game;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Typical wagers within the table's limits. */
final class PracticeWagers {
    private static final List<Integer> ANTES = List.of(5, 10, 15, 20, 25, 30, 35, 45, 50, 75, 100);
    private static final List<Integer> BONUSES = List.of(1, 2, 3, 5, 10, 15, 20, 25);

    private final TableSetup setup;
    private final Game game;
    private final Shoe shoe;

    PracticeWagers(TableSetup setup, Shoe shoe) {
        this.setup = setup;
        this.game = setup.game();
        this.shoe = shoe;
    }

    /** The wagers made before the deal: the required ones, the needed bonuses, and others at random. */
    void before(Seat.Builder seat, Set<Wager> needed, Money ante) {
        for (Wager wager : game.wagers()) {
            boolean base = PracticeRound.isAnte(wager) || wager == Wager.BLIND
                    || game.facts().equalTo(wager).isPresent();
            if (base) {
                seat.bet(wager, wager == Wager.BLIND && shoe.oneIn(3) ? ante.times(2) : ante);
            } else if (!isPlay(wager) && (needed.contains(wager) || shoe.oneIn(2))) {
                seat.bet(wager, amount(wager, BONUSES));
            }
        }
    }

    Money ante() {
        return amount(game.wagers().get(0), ANTES);
    }

    private boolean isPlay(Wager wager) {
        return game.facts().plays().stream().anyMatch(hand -> hand.play() == wager);
    }

    /** The ante or a raise. The hand may not allow the raise: then the engine refuses the round. */
    Money play(Money ante) {
        int most = game.facts().mostTimesAnte();
        return most > 1 && shoe.oneIn(3) ? ante.times(1 + shoe.nextInt(most)) : ante;
    }

    private Money amount(Wager wager, List<Integer> usual) {
        Limits limits = setup.limits(wager).orElse(new Limits(Optional.empty(), Optional.empty()));
        List<Money> allowed = new ArrayList<>();
        for (int dollars : usual) {
            Money amount = Money.ofCents(dollars * 100L);
            if (limits.allow(amount)) {
                allowed.add(amount);
            }
        }
        return allowed.isEmpty() ? limits.min().or(limits::max).orElse(Money.ofCents(500)) : shoe.pick(allowed);
    }
}
