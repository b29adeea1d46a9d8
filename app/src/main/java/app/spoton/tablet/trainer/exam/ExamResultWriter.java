package app.spoton.tablet.trainer.exam;

import java.io.IOException;

/** Writes a text to a place that a person has chosen in the system's file dialog. */
@FunctionalInterface
public interface ExamResultWriter {
    /** @param place as the dialog names it: a content URI */
    void write(String place, String text) throws IOException;
}
