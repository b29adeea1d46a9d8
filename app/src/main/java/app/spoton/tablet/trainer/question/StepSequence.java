package app.spoton.tablet.trainer.question;

import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.engine.handbook.Moment;
import app.spoton.engine.handbook.ProcedureStep;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.TableSetup;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Steps of a procedure whose order the manual fixes: steps that happen alongside others are left out. Immutable. */
public final class StepSequence {
    /** How many steps a question is about. */
    public static final int WINDOW = 4;

    /** A part of the procedure that has an order of its own. */
    public enum Kind {
        /** A round without a progressive win. */
        ROUND,
        /** What is done about a progressive win. */
        PROGRESSIVE_WIN,
        /** Replacing a shuffler that fails. */
        SHUFFLER;

        /** Never changes: progress is stored under it. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean includes(Moment moment) {
            return switch (this) {
                case ROUND -> moment.isPartOfARound() && moment != Moment.PROGRESSIVE_WIN && moment != Moment.ENVY;
                case PROGRESSIVE_WIN -> moment == Moment.PROGRESSIVE_WIN;
                case SHUFFLER -> moment == Moment.SHUFFLER_TROUBLE;
            };
        }
    }

    private final List<ProcedureStep> steps;

    private StepSequence(List<ProcedureStep> steps) {
        this.steps = steps;
    }

    /** The sequence at a table; its paytables decide some variants. */
    public static StepSequence of(GameHandbook handbook, TableSetup setup, Kind kind, Set<Variant> chosen) {
        Set<Variant> all = EnumSet.copyOf(chosen);
        all.addAll(setup.game().variants(setup.paytables()));
        Set<Variant> inForce = handbook.procedure().inForce(all);
        boolean progressive = setup.paytables().containsKey(Wager.PROGRESSIVE);
        return new StepSequence(handbook.procedure().steps().stream().filter(step -> step.isOrdered()
                && kind.includes(step.moment()) && inForce.containsAll(step.variants())
                && (progressive || !step.progressive())).collect(Collectors.toList()));
    }

    /** The sequence of a topic, by the first two parts of what it is about. */
    public static StepSequence of(GameHandbook handbook, TableSetup setup, String about) {
        String[] parts = about.split("\\.", -1);
        Kind kind = List.of(Kind.values()).stream().filter(one -> one.id().equals(parts[0])).findFirst().orElseThrow();
        return of(handbook, setup, kind, EnumSet.of(Variant.withId(parts[1]).orElseThrow()));
    }

    public List<ProcedureStep> steps() {
        return steps;
    }

    public int size() {
        return steps.size();
    }

    /** The step after this one. */
    public Optional<ProcedureStep> after(ProcedureStep step) {
        int next = steps.indexOf(step) + 1;
        return next < steps.size() ? Optional.of(steps.get(next)) : Optional.empty();
    }

    /**
     * The steps of which one can ask what follows. At the end of a seat's settlement it may be the next seat or the end of
     * the round, so nothing is asked there.
     */
    public List<ProcedureStep> askable() {
        List<ProcedureStep> askable = new ArrayList<>();
        for (ProcedureStep step : steps) {
            after(step).filter(next -> step.moment() != Moment.SETTLING || next.moment() == Moment.SETTLING)
                    .ifPresent(next -> askable.add(step));
        }
        return askable;
    }

    /** The variants that the steps depend on, to be shown with the question. */
    public List<Variant> variants() {
        Set<Variant> variants = EnumSet.noneOf(Variant.class);
        steps.forEach(step -> variants.addAll(step.variants()));
        return List.copyOf(variants);
    }
}
