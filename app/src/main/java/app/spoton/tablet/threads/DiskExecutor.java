package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which everything that touches the database runs, one thing after the other. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface DiskExecutor {
}
