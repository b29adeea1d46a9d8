package app.spoton.tablet.setup.draft;

import app.spoton.engine.game.Game;
import app.spoton.tablet.setup.ChipColor;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The table itself.
 *
 * @param chips the largest first
 * @param smallestChip the amount that payouts are rounded down to
 */
public record TableDraft(String name, Game game, int seats, boolean faceUp, List<Chip> chips, String smallestChip) {
    /** A chip of the house as it was typed. */
    public record Chip(String value, ChipColor color) {
    }

    public TableDraft {
        chips = List.copyOf(chips);
    }

    static TableDraft of(TableSetup setup) {
        List<Chip> chips = setup.chips().stream().map(chip -> new Chip(chip.toString(), setup.options().colorOf(chip)))
                .collect(Collectors.toList());
        return new TableDraft(setup.name(), setup.game(), setup.seats(), setup.faceUp(), chips,
                setup.house().smallestChip().toString());
    }

    public TableDraft withName(String other) {
        return new TableDraft(other, game, seats, faceUp, chips, smallestChip);
    }

    public TableDraft withSeats(int other) {
        return new TableDraft(name, game, other, faceUp, chips, smallestChip);
    }

    public TableDraft withFaceUp(boolean other) {
        return new TableDraft(name, game, seats, other, chips, smallestChip);
    }

    public TableDraft withSmallestChip(String other) {
        return new TableDraft(name, game, seats, faceUp, chips, other);
    }

    public TableDraft withChips(List<Chip> others) {
        return new TableDraft(name, game, seats, faceUp, others, smallestChip);
    }

    public TableDraft withChip(int at, Chip chip) {
        List<Chip> changed = new ArrayList<>(chips);
        changed.set(at, chip);
        return withChips(changed);
    }

    public TableDraft withoutChip(int at) {
        List<Chip> fewer = new ArrayList<>(chips);
        fewer.remove(at);
        return withChips(fewer);
    }

    public TableDraft withAnotherChip() {
        List<Chip> more = new ArrayList<>(chips);
        more.add(new Chip("", ChipColor.BROWN));
        return withChips(more);
    }
}
