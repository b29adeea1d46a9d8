package app.spoton.engine.handbook;

import app.spoton.engine.settlement.Rule;
import java.util.Arrays;
import java.util.Optional;

/** A condition of the approval, a limit, or advice of the manual. */
public record ApprovalCondition(String id, Group group, String text, Rule rule) {
    /** The headings under which conditions are listed. */
    public enum Group {
        LIMITS("limits", "Limits"),
        TABLE("table", "At the table"),
        APPROVAL("approval", "Conditions of the approval"),
        EQUIPMENT("equipment", "Approved equipment"),
        FACE_UP("face-up", "Dealing face up"),
        PLACARD("placard", "Placard"),
        METER("meter", "Setting the meter");

        private final String id;
        private final String words;

        Group(String id, String words) {
            this.id = id;
            this.words = words;
        }

        static Optional<Group> withId(String id) {
            return Arrays.stream(values()).filter(group -> group.id.equals(id)).findFirst();
        }

        /** A heading. */
        public String words() {
            return words;
        }
    }
}
