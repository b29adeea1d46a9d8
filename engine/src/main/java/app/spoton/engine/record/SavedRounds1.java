package app.spoton.engine.record;

import app.spoton.engine.game.Game;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Rounds in progress as version 1 saved them: what belongs to the record is under {@code story}. */
final class SavedRounds1 {
    private static final String STEP = "step ";

    private SavedRounds1() {
    }

    static RoundRecord read(Game game, Round round, JsonObject fields) {
        JsonObject story = fields.object("story");
        boolean settled = fields.text("phase").equals("SETTLEMENT") || fields.text("phase").equals("CONFIRMED");
        List<String> dealers = new ArrayList<>();
        while (story.has("dealer " + dealers.size())) {
            dealers.add(story.text("dealer " + dealers.size()));
        }
        Map<Integer, String> approvals = new TreeMap<>();
        for (String name : story.names()) {
            if (name.startsWith(STEP)) {
                approvals.put(Integer.valueOf(name.substring(STEP.length())), story.text(name));
            }
        }
        Optional<RoundEnd> end = story.has(RecordFields.ENDED) ? RoundEnd.withId(story.text(RecordFields.END))
                : Optional.empty();
        Round reached = settled ? round : round.at(Stage.DEALT);
        return new RoundRecord(fields.text("id"), game, fields.text(RecordFields.TABLE), reached, Optional.empty(),
                new RoundTimeline(dealers, story.instant(RecordFields.BEGUN), story.instant(RecordFields.SETTLED),
                story.instant(RecordFields.ENDED)), new RoundEnding(end, story.text(RecordFields.REASON), approvals),
                new RoundEvidence(RoundRecordCodec.origins(fields.object(RecordFields.KNOWN)), "", List.of()), List.of(),
                EngineStamp.of(round));
    }
}
