package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.game.Game;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.state.TableState;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** A dealer who makes sensible random taps in any game, without an end. */
final class RandomDealer {
    private final Random random;
    private final TableViewModel table;

    RandomDealer(Random random, TableViewModel table) {
        this.random = random;
        this.table = table;
    }

    private TableState now() {
        return Objects.requireNonNull(table.state().getValue()).table().orElseThrow();
    }

    void tap() {
        switch (now().phase()) {
            case WAGERS -> betOrDeal();
            case CARDS -> cardOrDecision();
            case SETTLEMENT -> goOn();
            case CONFIRMED -> nextRound();
        }
    }

    private void betOrDeal() {
        if (now().canDeal() && random.nextInt(4) == 0) {
            table.tap(TableState::deal);
            return;
        }
        if (now().canRepeatWagers() && random.nextInt(3) == 0) {
            table.tap(TableState::repeatWagers);
            return;
        }
        int seat = 1 + random.nextInt(now().setup().seats());
        boolean split = SpotLayout.isSplit(now().setup().game());
        Wager base = split ? Wager.ANTE_1 : Wager.ANTE;
        List<Wager> spots = now().setup().game().wagers();
        Wager spot = now().round().seat(seat).made(base) ? spots.get(random.nextInt(spots.size())) : base;
        if (spot == base || split) {
            table.tap(state -> {
                TableState ante = state.selectSpot(seat, base).type("10.00");
                return split ? ante.selectSpot(seat, Wager.BLIND).type("10.00") : ante;
            });
        } else if (!SpotLayout.isPlay(spot) && SpotLayout.equalTo(now().setup().game(), spot).isEmpty()) {
            table.tap(state -> state.selectSpot(seat, spot).type("1.00"));
        }
    }

    private void cardOrDecision() {
        if (random.nextInt(40) == 0) {
            table.tap(state -> state.returnWagers(RoundEnd.MISDEAL, "a card was exposed"));
        } else if (random.nextInt(15) == 0) {
            table.tap(TableState::undo);
        } else if (now().canSettle()) {
            table.settle();
        } else if (now().focus() instanceof TableFocus.CardAt) {
            Card card = Card.of(random.nextInt(52));
            while (!now().isFree(card)) {
                card = Card.of(random.nextInt(52));
            }
            Card free = card;
            table.tap(state -> state.put(free));
        } else {
            int seat = now().focus().seat();
            table.tap(seat > 0 ? state -> decide(state, seat) : state -> state.selectSeat(1));
        }
    }

    private TableState decide(TableState state, int seat) {
        if (!SpotLayout.isSplit(state.setup().game())) {
            return decide(state, seat, 0);
        }
        List<Cards> winners = state.options(seat).instantWinners();
        TableState split = state;
        if (winners.size() > 1) {
            split = split.split(seat, winners.get(0));
        } else if (winners.isEmpty()) {
            split = split.moveToOtherHand(seat, state.round().seat(seat).cards().list().get(0));
        }
        for (int hand = 0; hand < 2; hand++) {
            boolean winner = split.round().seat(seat).hands().get(hand).cards().size() == 3 && !winners.isEmpty();
            split = winner ? split : decide(split, seat, hand);
        }
        return split;
    }

    private TableState decide(TableState state, int seat, int hand) {
        List<Stake> plays = state.options(seat).plays(hand);
        return plays.isEmpty() || random.nextInt(4) == 0 ? state.fold(seat, hand)
                : state.play(seat, hand, plays.get(random.nextInt(plays.size())));
    }

    private void goOn() {
        if (now().round().waitsForSupervisor()) {
            table.tap(state -> state.approve("Sue"));
        } else if (now().round().isAtTotals()) {
            table.tap(TableState::confirm);
        } else {
            table.tap(random.nextInt(9) == 0 ? TableState::back : TableState::next);
        }
    }

    private void nextRound() {
        if (random.nextInt(3) == 0) {
            List<Game> games = table.games();
            table.nextRound(false);
            table.changeGame(games.get(random.nextInt(games.size())));
        } else {
            table.nextRound(random.nextBoolean());
        }
    }
}
