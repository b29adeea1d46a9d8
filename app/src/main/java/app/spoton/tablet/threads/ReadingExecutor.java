package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for taking, drawing and reading pictures, one at a time. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface ReadingExecutor {
}
