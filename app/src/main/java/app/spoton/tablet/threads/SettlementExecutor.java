package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which rounds are settled. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface SettlementExecutor {
}
