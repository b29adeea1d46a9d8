package app.spoton.tablet.eyes;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor of the thread that draws the screen, where states are changed. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface OnScreen {
}
