package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for counting paytables; counting all possible hands takes up to a few seconds. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface OddsExecutor {
}
