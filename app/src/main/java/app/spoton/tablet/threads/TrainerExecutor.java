package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor on which questions are dealt and pictures drawn. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface TrainerExecutor {
}
