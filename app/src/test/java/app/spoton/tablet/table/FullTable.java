package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.game.Game;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SpotLayout;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.state.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A round with as many seats as a game has, every wager at each of them, in amounts that are long to write. */
public final class FullTable {
    private final List<Card> deck = new ArrayList<>(Card.deck());
    private final List<TableState> moments = new ArrayList<>();
    private TableState state;

    private FullTable(Game game) {
        TableSetup few = TableSetup.demonstration(Catalog.standard(), game);
        state = TableState.open(new TableSetup(few.name(), game, few.paytables(), few.house(), few.meters(), few.rates(),
                TableSetup.maxSeats(game, false), false, few.chips(), few.options()));
        Collections.shuffle(deck, new Random(7));
    }

    /** The round after each thing that the dealer did, from the first chip to the next round. */
    public static List<TableState> round(String game) {
        FullTable table = new FullTable(Catalog.standard().game(game).orElseThrow());
        table.play();
        return List.copyOf(table.moments);
    }

    private void to(TableState next) {
        state = next;
        moments.add(next);
    }

    private void play() {
        to(state);
        for (int seat = 1; seat <= state.setup().seats(); seat++) {
            for (Wager wager : state.setup().game().wagers()) {
                if (!SpotLayout.isPlay(wager)) {
                    to(state.selectSpot(seat, wager).type(switch (wager) {
                        case PROGRESSIVE -> "1";
                        case ANTE, ANTE_1, ANTE_2, MONSTER, SUPER_BONUS, XTRA_BONUS, BLIND -> "62.50";
                        default -> "12.50";
                    }));
                }
            }
        }
        to(state.deal());
        while (!(state.focus() instanceof TableFocus.Nothing)) {
            if (state.focus() instanceof TableFocus.CardAt) {
                Card card = deck.remove(deck.size() - 1);
                to(state.tapRank(card.rank()));
                to(state.tapSuit(card.suit()));
            } else {
                decide(state.focus().seat());
            }
        }
        to(state.settle());
        while (!state.round().isAtTotals()) {
            to(state.round().waitsForSupervisor() ? state.approve("Sue") : state.next());
        }
        to(TestLayouts.logged(state.confirm()));
    }

    private void decide(int seat) {
        if (!SpotLayout.isSplit(state.setup().game())) {
            List<Stake> plays = state.options(seat).plays(0);
            to(seat % 4 == 0 ? state.fold(seat, 0) : state.play(seat, 0, plays.get(plays.size() - 1)));
            return;
        }
        List<Cards> winners = state.options(seat).instantWinners();
        if (winners.size() > 1) {
            to(state.split(seat, winners.get(0)));
        } else if (winners.isEmpty()) {
            to(state.moveToOtherHand(seat, state.round().seat(seat).cards().list().get(0)));
            to(state.moveToOtherHand(seat, state.round().seat(seat).cards().list().get(1)));
        }
        for (int hand = 0; hand < 2; hand++) {
            boolean winner = state.round().seat(seat).hands().get(hand).cards().size() == 3 && !winners.isEmpty();
            if (!winner) {
                to(seat % 4 == 0 && hand == 1 ? state.fold(seat, hand)
                        : state.play(seat, hand, state.options(seat).plays(hand).get(0)));
            }
        }
    }
}
