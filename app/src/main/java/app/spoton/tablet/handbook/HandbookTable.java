package app.spoton.tablet.handbook;

import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The table that the handbook is read for. Immutable.
 *
 * @param setup the table whose paytables and options apply
 * @param chosen the variants of the procedure chosen on this tablet
 */
public record HandbookTable(TableSetup setup, GameHandbook handbook, Set<Variant> chosen) {
    public HandbookTable {
        chosen = Set.copyOf(chosen);
    }

    /** The current variants: those that the paytables decide, and those chosen on this tablet. */
    Set<Variant> variants() {
        Set<Variant> all = EnumSet.noneOf(Variant.class);
        all.addAll(setup.game().variants(setup.paytables()));
        Set<Variant.Kind> decided = kinds(all);
        chosen.stream().filter(variant -> !decided.contains(variant.kind())).forEach(all::add);
        return handbook.procedure().inForce(all);
    }

    /** The kinds of variant that somebody can choose here: the paytables decide the others. */
    List<Variant.Kind> openKinds() {
        Set<Variant.Kind> decided = kinds(setup.game().variants(setup.paytables()));
        Set<Variant> used = handbook.procedure().variants();
        return EnumSet.allOf(Variant.Kind.class).stream().filter(kind -> !decided.contains(kind)
                && kind != Variant.Kind.JACKPOT && Variant.of(kind).stream().filter(used::contains).count() > 1).collect(Collectors.toList());
    }

    private static Set<Variant.Kind> kinds(Set<Variant> variants) {
        Set<Variant.Kind> kinds = EnumSet.noneOf(Variant.Kind.class);
        variants.forEach(variant -> kinds.add(variant.kind()));
        return kinds;
    }

    boolean hasProgressive() {
        return setup.paytables().containsKey(Wager.PROGRESSIVE);
    }
}
