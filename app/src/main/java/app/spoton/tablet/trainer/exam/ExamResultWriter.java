package app.spoton.tablet.trainer.exam;

import java.io.IOException;

/** Writes an exam result to the file chosen in the system's file dialog. */
@FunctionalInterface
public interface ExamResultWriter {
    /** @param uri the content URI from the dialog */
    void write(String uri, String text) throws IOException;
}
