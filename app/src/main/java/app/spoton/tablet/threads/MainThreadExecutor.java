package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor of the main thread. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface MainThreadExecutor {
}
