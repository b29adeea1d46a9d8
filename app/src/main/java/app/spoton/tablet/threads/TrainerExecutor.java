package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for dealing questions and drawing pictures. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface TrainerExecutor {
}
