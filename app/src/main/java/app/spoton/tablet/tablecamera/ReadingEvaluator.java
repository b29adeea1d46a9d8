package app.spoton.tablet.tablecamera;

import app.spoton.engine.card.Card;
import app.spoton.engine.record.CardOrigin;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.tablecamera.reading.CardReading;
import app.spoton.tablet.tablecamera.reading.ReadingDecision;
import app.spoton.tablet.tablecamera.reading.TableReading;
import app.spoton.tablet.tablecamera.reading.UncertainCard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/** Evaluates the last reading of a round and the dealer's answers. Use from the main thread. */
final class ReadingEvaluator {
    /** Called on the main thread. */
    interface Listener {
        void onEvaluating(boolean now);

        void onDecision(ReadingDecision decision);
    }

    private final Supplier<Optional<TableState>> table;
    private final Executor reading;
    private final Executor mainThread;
    private final Listener listener;
    private final Map<CardReading, Optional<Card>> answers = new HashMap<>();
    private Optional<TableReading> last = Optional.empty();

    ReadingEvaluator(Supplier<Optional<TableState>> table, Executor reading, Executor mainThread, Listener listener) {
        this.table = table;
        this.reading = reading;
        this.mainThread = mainThread;
        this.listener = listener;
    }

    void clear() {
        last = Optional.empty();
        answers.clear();
    }

    void see(TableReading seen) {
        last = Optional.of(seen);
        answers.clear();
        evaluate();
    }

    /** @param card empty if it is no card at all */
    void answer(UncertainCard uncertain, Optional<Card> card) {
        answers.put(uncertain.reading(), card);
        evaluate();
    }

    void onRoundChanged(TableState was, TableState now) {
        if (last.isPresent()) {
            evaluate();
        } else if (isUnsure(now) && was.phase() == RoundPhase.CARDS) {
            // It made no difference before; whether it still makes none is unknown.
            listener.onDecision(new ReadingDecision(ReadingDecision.withoutUnsure(now.round()), List.of(), 0, List.of()));
        }
    }

    private static boolean isUnsure(TableState table) {
        return table.round().origins().containsValue(CardOrigin.UNSURE);
    }

    /**
     * Evaluates the last reading. If an unsure card is on the table this happens at once, so that nobody can settle
     * before it is known whether the card matters now.
     */
    private void evaluate() {
        if (last.isEmpty()) {
            return;   // taken back meanwhile
        }
        TableState at = table.get().orElseThrow();
        TableReading seen = last.orElseThrow();
        Map<CardReading, Optional<Card>> said = Map.copyOf(answers);
        if (isUnsure(at)) {
            listener.onDecision(ReadingDecision.of(at, seen, said));
            return;
        }
        listener.onEvaluating(true);
        reading.execute(() -> {
            ReadingDecision found = ReadingDecision.of(at, seen, said);
            mainThread.execute(() -> onFound(found, at, seen, said));
        });
    }

    private void onFound(ReadingDecision found, TableState at, TableReading seen, Map<CardReading, Optional<Card>> said) {
        boolean current = last.filter(reading -> reading == seen).isPresent() && said.equals(answers);
        if (!current) {
            return;
        }
        Optional<TableState> now = table.get();
        if (now.filter(t -> t.phase() == RoundPhase.CARDS).isEmpty()) {
            listener.onEvaluating(false);
        } else if (now.filter(t -> t.round() == at.round()).isPresent()) {
            listener.onDecision(found);
        } else {
            evaluate();
        }
    }
}
