package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for reading the log, so that a supervisor's query never delays writing a round. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface HistoryExecutor {
}
