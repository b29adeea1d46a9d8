package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which paytables are counted: all possible hands take up to seconds. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface OddsExecutor {
}
