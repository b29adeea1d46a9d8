package app.spoton.tablet.history;

import java.util.Optional;

/**
 * The progress of a long task in a tab, and the message about the last one. Immutable.
 *
 * @param progress empty if no task is running
 */
public record TabStatus(Optional<TaskProgress> progress, Optional<Message> message) {
    public static final TabStatus IDLE = new TabStatus(Optional.empty(), Optional.empty());

    /** A long task and how many entries it has done. */
    public record TaskProgress(Task task, long done) {
    }

    /** Tasks that can take long. */
    public enum Task { CHECK, EXPORT, RESTORE, STATISTICS }

    /**
     * A message to the supervisor.
     *
     * @param detail a name or number that is part of it, or the text of an error
     */
    public record Message(Kind kind, String detail) {
        /** What the message says. */
        public enum Kind {
            EXPORTED, RESTORED, RESTORED_OTHER_RULES, NOTHING_TO_RESTORE, BACKUP_BROKEN, BACKUP_INCOMPLETE, CORRECTED, ERROR;

            public boolean isError() {
                return this == BACKUP_BROKEN || this == BACKUP_INCOMPLETE || this == ERROR;
            }
        }
    }

    public boolean isIdle() {
        return progress.isEmpty();
    }

    TabStatus withProgress(Task task, long done) {
        return new TabStatus(Optional.of(new TaskProgress(task, done)), message);
    }

    TabStatus finished() {
        return new TabStatus(Optional.empty(), message);
    }

    public TabStatus withMessage(Message next) {
        return new TabStatus(progress, Optional.of(next));
    }

    public TabStatus withoutMessage() {
        return new TabStatus(progress, Optional.empty());
    }
}
