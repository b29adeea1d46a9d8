package app.spoton.engine.handbook;

import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.settlement.Rule;
import java.util.Set;

/**
 * One step of the procedure, in our own words.
 *
 * @param id unique in the game; the trainer stores progress under it
 * @param variants the step applies if the table uses all of these; empty if it always applies
 * @param progressive whether the step applies only where a progressive is offered
 * @param isOrdered whether the manual fixes its place among the steps before and after it; alternatives and steps that
 *     happen alongside others have none
 * @param text what is done, in a few words
 * @param detail the rest of what the manual says about it; may be empty
 */
public record ProcedureStep(String id, Moment moment, Set<Variant> variants, boolean progressive, boolean isOrdered, Actor by,
        String text, String detail, Rule rule) {
    public ProcedureStep {
        variants = Set.copyOf(variants);
    }
}
