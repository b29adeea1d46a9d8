package app.spoton.engine.handbook;

import java.util.ArrayList;
import java.util.List;

/** Splits the text of a handbook file into records. */
final class HandbookRecords {
    private HandbookRecords() {
    }

    /** A record begins at the margin, and its fields are indented. */
    static List<HandbookRecord> read(String text) {
        List<HandbookRecord> records = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            String content = line.strip();
            if (content.isEmpty() || content.startsWith("#")) {
                continue;
            }
            String[] words = content.split(" +", 2);
            if (words.length < 2) {
                throw HandbookProblem.at(number, "'" + words[0] + "' has nothing after it");
            }
            if (!Character.isWhitespace(line.charAt(0))) {
                records.add(new HandbookRecord(words[0], words[1], number));
            } else if (records.isEmpty()) {
                throw HandbookProblem.at(number, "a field before the first record");
            } else {
                records.get(records.size() - 1).add(new HandbookRecord.Field(words[0], words[1], number));
            }
        }
        return records;
    }
}
