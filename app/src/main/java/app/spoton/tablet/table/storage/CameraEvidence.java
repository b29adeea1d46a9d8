package app.spoton.tablet.table.storage;

import java.util.List;

/** The camera's part of a round's log entry. */
public interface CameraEvidence {
    /** A table without a camera. */
    CameraEvidence NONE = new CameraEvidence() {
        @Override
        public String deck() {
            return "";
        }

        @Override
        public List<String> pictures(String round) {
            return List.of();
        }
    };

    /** The name of the enrolled deck in use; empty if none is. */
    String deck();

    /** The evidence pictures kept of a round, as {@link app.spoton.tablet.auditlog.EvidencePictureName} has them. */
    List<String> pictures(String round);
}
