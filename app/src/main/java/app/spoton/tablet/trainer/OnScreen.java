package app.spoton.tablet.trainer;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The main thread as an executor. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface OnScreen {
}
