package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for everything that touches the database, one task at a time. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface DiskExecutor {
}
