package app.spoton.engine.handbook;

import app.spoton.engine.game.facts.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The steps of a round of one game, from the shuffle to the end. Immutable. */
public final class Procedure {
    private final List<ProcedureStep> steps;
    private final Set<Variant> preferred;

    Procedure(List<ProcedureStep> steps) {
        this(List.copyOf(steps), Set.of());
    }

    private Procedure(List<ProcedureStep> steps, Set<Variant> preferred) {
        this.steps = steps;
        this.preferred = preferred;
    }

    /** This procedure where these variants are in force unless another of their kind is chosen. */
    public Procedure preferring(Set<Variant> variants) {
        return new Procedure(steps, Set.copyOf(variants));
    }

    /** Every step of every variant, in order. */
    public List<ProcedureStep> steps() {
        return steps;
    }

    /** The variants that change a step of this game. */
    public Set<Variant> variants() {
        Set<Variant> found = EnumSet.noneOf(Variant.class);
        steps.forEach(step -> found.addAll(step.variants()));
        return found;
    }

    /**
     * The variants in force at a table: those chosen, and of every other kind the preferred one or the first.
     *
     * @param chosen may be empty; of two of the same kind, both are in force
     */
    public Set<Variant> inForce(Set<Variant> chosen) {
        Set<Variant> found = EnumSet.noneOf(Variant.class);
        for (Variant.Kind kind : Variant.Kind.values()) {
            List<Variant> known = Variant.of(kind);
            found.addAll(chosen.stream().anyMatch(known::contains) ? known.stream().filter(chosen::contains).collect(Collectors.toList())
                    : preferred.stream().anyMatch(known::contains) ? known.stream().filter(preferred::contains).collect(Collectors.toList())
                    : known.subList(0, 1));
        }
        return found;
    }

    /** The steps of a round where these variants are in force. */
    public List<ProcedureStep> round(Set<Variant> chosen, boolean withProgressive) {
        Set<Variant> inForce = inForce(chosen);
        return steps.stream().filter(step -> step.moment().isPartOfARound() && inForce.containsAll(step.variants())
                && (withProgressive || !step.progressive())).collect(Collectors.toList());
    }

    /** The steps of one moment where these variants are in force. */
    public List<ProcedureStep> at(Moment moment, Set<Variant> chosen, boolean withProgressive) {
        Set<Variant> inForce = inForce(chosen);
        return steps.stream().filter(step -> step.moment() == moment && inForce.containsAll(step.variants())
                && (withProgressive || !step.progressive())).collect(Collectors.toList());
    }
}
