package app.spoton.engine.json.round;

import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.Objection;
import java.util.Optional;

/** Collects the errors found while a round is read, and keeps only the one that is reported first. */
final class Faults {
    private Optional<Objection> first = Optional.empty();
    private boolean inSeat;
    private ErrorCode seatCode;
    private String seatMessage;

    void clear() {
        first = Optional.empty();
        inSeat = false;
        seatCode = null;
    }

    /** Assigns the errors that follow to a seat, whose number may be read after them. */
    void startSeat() {
        inSeat = true;
        seatCode = null;
    }

    void endSeat(int number) {
        inSeat = false;
        if (seatCode != null) {
            keep(Objection.at(number, seatCode, "Seat " + number + ": " + seatMessage));
        }
    }

    void note(ErrorCode code, String message) {
        if (!inSeat) {
            keep(Objection.of(code, message));
        } else if (seatCode == null || code.compareTo(seatCode) < 0) {
            seatCode = code;
            seatMessage = message;
        }
    }

    Optional<Objection> first() {
        return first;
    }

    private void keep(Objection error) {
        if (first.isEmpty() || error.comesBefore(first.get())) {
            first = Optional.of(error);
        }
    }
}
