package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which a whole log is checked, which takes minutes: nobody who opens a round waits for it. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface LogCheckExecutor {
}
