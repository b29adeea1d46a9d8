package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.Optional;

/** Pictures of practice rounds as they lie on a layout. */
@FunctionalInterface
public interface LayoutPictureSource {
    /** A JPEG of the cards of the seat in question; empty if there can be none. */
    Optional<byte[]> of(PracticeRound practice);
}
