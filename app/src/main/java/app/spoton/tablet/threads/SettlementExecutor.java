package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for settling rounds. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface SettlementExecutor {
}
