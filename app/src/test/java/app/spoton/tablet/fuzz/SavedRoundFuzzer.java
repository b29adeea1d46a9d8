package app.spoton.tablet.fuzz;

import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.money.Money;
import app.spoton.engine.record.AuditEventCodec;
import app.spoton.engine.record.RoundEnd;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import app.spoton.tablet.table.storage.CameraEvidence;
import app.spoton.tablet.table.storage.RoundRecords;
import app.spoton.tablet.table.storage.SavedRoundCodec;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A saved round, a table's setup or an entry is read, or refused with an IllegalArgumentException. What was read and written is
 * read again, and is the same. A saved round that is read can be dealt to its end: whatever is tapped, nothing fails.
 */
public final class SavedRoundFuzzer {
    private static final Catalog CATALOG = Catalog.standard();
    private static final SavedRoundCodec ROUNDS = new SavedRoundCodec(CATALOG);
    private static final RoundRecordCodec RECORDS = new RoundRecordCodec(CATALOG);

    private static final int MOST_STEPS = 60;
    private static final List<UnaryOperator<TableState>> TAPS = List.of(TableState::settle, TableState::next, TableState::back,
            TableState::undo, TableState::deal, TableState::playAll, TableState::tickStaged, TableState::confirm,
            TableState::repeatWagers, TableState::clearSpot, TableState::nextRound, state -> state.selectSeat(1),
            state -> state.foldAll(1), state -> state.tapRank(Rank.ACE).tapSuit(Suit.SPADES), state -> state.type("5"),
            state -> state.returnWagers(RoundEnd.VOID, "fire alarm"), state -> state.placeCards(Map.of()));

    private SavedRoundFuzzer() {
    }

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        twice(text, read -> ROUNDS.write(ROUNDS.read(read)));
        dealt(text);
        twice(text, read -> RECORDS.write(RECORDS.read(read)));
        twice(text, read -> TableSetupCodec.write(TableSetupCodec.read(CATALOG, read)));
        twice(text, read -> AuditEventCodec.write(AuditEventCodec.read("setting", read)));
    }

    private static void dealt(String text) {
        TableState state;
        try {
            state = ROUNDS.read(text);
        } catch (IllegalArgumentException refused) {
            return;
        }
        for (UnaryOperator<TableState> tap : TAPS) {
            shown(tap.apply(state));
        }
        TableState end = state.settle();
        for (int step = 0; step < MOST_STEPS && end.phase() == RoundPhase.SETTLEMENT; step++) {
            end = end.approve("Sue", Optional.of(Money.ofCents(100)), end).next().confirm();
            shown(end);
        }
        if (end.phase() == RoundPhase.CONFIRMED) {
            shown(end.nextRound().repeatWagers().deal());
            twice(RECORDS.write(RoundRecords.ended(end.round(), CameraEvidence.NONE)), read -> RECORDS.write(RECORDS.read(read)));
        }
    }

    /** What the screen asks of a state. */
    private static void shown(TableState state) {
        state.view().ifPresent(view -> view.isFirst());
        state.waiting().ifPresent(step -> state.round().sentence(step));
        state.staged().forEach(step -> state.round().isUnapproved(step));
        state.round().meters();
        state.round().unseen();
        state.canSettle();
        String written = ROUNDS.write(ROUNDS.read(ROUNDS.write(state)));   // what is not saved is gone after the first reading
        if (!ROUNDS.write(ROUNDS.read(written)).equals(written)) {
            throw new IllegalStateException("Not the same after a tap: " + written);
        }
    }

    private static void twice(String text, UnaryOperator<String> readAndWrite) {
        String written;
        try {
            written = readAndWrite.apply(text);
        } catch (IllegalArgumentException refused) {
            return;   // with the reason
        }
        String again = readAndWrite.apply(written);
        if (!again.equals(written)) {
            throw new IllegalStateException("Not the same: " + written + " and " + again);
        }
    }
}
