package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which the log is read: a supervisor's question never keeps a round from being written. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface HistoryExecutor {
}
