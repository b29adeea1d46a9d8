package app.spoton.tablet.trainer.question;

import app.spoton.engine.game.Game;
import app.spoton.engine.game.facts.Variant;
import app.spoton.engine.handbook.Actor;
import app.spoton.engine.handbook.DealingError;
import app.spoton.engine.handbook.GameHandbook;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.trainer.practice.PracticeGoal;
import app.spoton.tablet.trainer.practice.PracticeSituation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The topics about a game's procedure, from its handbook. */
final class ProcedureTopics {
    private final Game game;
    private final GameHandbook handbook;
    private final TableSetup setup;
    private final List<QuizTopic> topics = new ArrayList<>();

    private ProcedureTopics(TableSetup setup, GameHandbook handbook) {
        this.setup = setup;
        this.game = setup.game();
        this.handbook = handbook;
    }

    static List<QuizTopic> of(TableSetup setup, GameHandbook handbook) {
        ProcedureTopics all = new ProcedureTopics(setup, handbook);
        if (!handbook.isEmpty()) {
            all.addRounds();
            all.addProgressive();
            all.addIrregularities();
        }
        return all.topics;
    }

    private void addRounds() {
        for (StepSequence.Kind kind : List.of(StepSequence.Kind.ROUND, StepSequence.Kind.SHUFFLER)) {
            for (Variant dealing : Variant.of(Variant.Kind.DEALING)) {
                boolean isFirst = dealing == Variant.of(Variant.Kind.DEALING).get(0);
                if (isFirst || kind == StepSequence.Kind.ROUND && handbook.procedure().variants().contains(dealing)) {
                    addSequence(Skill.NEXT_STEP, kind, dealing);
                }
            }
        }
    }

    private void addProgressive() {
        for (Variant variant : List.of(Variant.DISPLAY, Variant.EXECUTIVE_LEVEL, Variant.KEYPAD)) {
            if (handbook.procedure().variants().contains(variant)) {
                addSequence(Skill.PROGRESSIVE_STEPS, StepSequence.Kind.PROGRESSIVE_WIN, variant);
                add(Skill.PROGRESSIVE_STEPS, PracticeSituation.WHO_ACTS, variant.id());
            }
        }
    }

    /** Which step follows is asked of each step by itself, the rest of the sequence as a whole. */
    private void addSequence(Skill skill, StepSequence.Kind kind, Variant variant) {
        StepSequence steps = StepSequence.of(handbook, setup, kind, Set.of(variant));
        if (steps.size() < StepSequence.WINDOW) {
            return;
        }
        String name = kind.id() + '.' + variant.id();
        steps.askable().forEach(step -> add(skill, PracticeSituation.NEXT_STEP, name + '.' + step.id()));
        add(skill, PracticeSituation.MISSING_STEP, name);
        add(skill, PracticeSituation.STEPS_IN_ORDER, name);
    }

    private void addIrregularities() {
        for (DealingError error : handbook.irregularities()) {
            Skill skill = error.progressive() ? Skill.PROGRESSIVE_STEPS : Skill.IRREGULARITY;
            add(skill, PracticeSituation.RULING, error.id());
            if (error.decidedBy() != Actor.SUPERVISOR && !error.progressive()) {
                add(skill, PracticeSituation.DECIDER, error.id());
            }
        }
    }

    private void add(Skill skill, PracticeSituation situation, String about) {
        topics.add(new QuizTopic(game, skill, PracticeGoal.about(situation, about)));
    }
}
