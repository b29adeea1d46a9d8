package app.spoton.tablet.devicecheck;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The thread that device checks run on. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface CheckExecutor {
}
