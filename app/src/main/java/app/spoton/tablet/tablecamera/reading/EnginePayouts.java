package app.spoton.tablet.tablecamera.reading;

import app.spoton.camera.questions.Payouts;
import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.SettlementResult;
import app.spoton.engine.settlement.Step;
import app.spoton.tablet.table.round.RoundInProgress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the engine pays for a round with given values for its doubtful cards. */
final class EnginePayouts implements Payouts {
    private final RoundInProgress inProgress;
    private final Round round;
    private final List<Card> guesses;

    /** @param guesses cards of the round instead of the doubtful ones */
    EnginePayouts(RoundInProgress inProgress, List<Card> guesses) {
        this.inProgress = inProgress;
        this.round = inProgress.toRound();
        this.guesses = List.copyOf(guesses);
    }

    /** @param cards the doubtful ones first, in the order of the stand-ins */
    @Override
    public String settle(List<Card> cards) {
        Map<Card, Card> instead = new HashMap<>();
        for (int i = 0; i < guesses.size(); i++) {
            instead.put(guesses.get(i), cards.get(i));
        }

        List<Seat> seats = round.seats().stream().map(seat -> swap(seat, instead)).collect(Collectors.toList());
        SettlementResult result = inProgress.setup().game().trySettle(new Round(round.paytables(), round.house(),
                round.meters(), swap(round.dealer(), instead), seats));
        return result instanceof SettlementResult.Refused refused ? refused.objection().code() + refused.objection().message()
                : fingerprint(result.orThrow());
    }

    private static Seat swap(Seat seat, Map<Card, Card> instead) {
        Seat.Builder swapped = Seat.at(seat.number()).cards(swap(seat.cards(), instead)).folded(seat.folded())
                .unseen(seat.isUnseen());
        seat.player().ifPresent(swapped::player);
        for (Wager wager : seat.wagers()) {
            if (seat.isCounted(wager)) {
                swapped.bet(wager, seat.stake(wager));
            } else {
                swapped.betUncounted(wager);
            }
        }
        for (SplitHand hand : seat.hands()) {
            swapped.hand(new SplitHand(swap(hand.cards(), instead), swap(hand.drawn(), instead), hand.folded()));
        }
        return swapped.build();
    }

    private static Cards swap(Cards cards, Map<Card, Card> instead) {
        return Cards.of(cards.list().stream().map(card -> instead.getOrDefault(card, card))
                .collect(Collectors.toList()));
    }

    /** Everything that the dealer does, in order, and the resulting meters. */
    private static String fingerprint(Settlement settlement) {
        StringBuilder out = new StringBuilder();
        for (Step step : settlement.steps()) {
            out.append(step.seat()).append(step.wager()).append(step.outcome())
                    .append(step.isPayCounted() ? step.pay().toString() : step.odds().orElseThrow().toString()).append(';');
        }
        return out.append(settlement.meters()).toString();
    }
}
