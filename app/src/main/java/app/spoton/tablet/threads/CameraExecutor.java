package app.spoton.tablet.threads;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor of the tablet's camera: its frames must be taken even while a picture is read. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface CameraExecutor {
}
