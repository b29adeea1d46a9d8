package app.spoton.engine.handbook;

import app.spoton.engine.game.facts.Irregularity;
import app.spoton.engine.settlement.Rule;
import java.util.Optional;

/**
 * An irregularity and what the manual says about it, which may be nothing.
 *
 * @param kind the irregularity that ends a round at the table; empty if this one does not
 * @param group irregularities of one group have the same ruling, so the ruling of one is not a wrong answer for another
 * @param progressive whether it is about the progressive
 * @param happened what went wrong
 * @param ruled the ruling
 * @param decidedBy who decides: {@link Actor#MANUAL} where the manual leaves no choice
 */
public record DealingError(String id, Optional<Irregularity> kind, String group, boolean progressive,
        String happened, String ruled, Actor decidedBy, Rule rule) {
}
