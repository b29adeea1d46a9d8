package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which pictures are taken, drawn and read, one thing after the other. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface ReadingExecutor {
}
