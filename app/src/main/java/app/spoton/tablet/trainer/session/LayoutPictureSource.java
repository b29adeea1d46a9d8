package app.spoton.tablet.trainer.session;

import app.spoton.tablet.trainer.practice.PracticeRound;
import java.util.Optional;

/** Pictures of practice rounds on a layout. */
@FunctionalInterface
public interface LayoutPictureSource {
    /** A JPEG of the cards at the round's seat; empty if it cannot be drawn. */
    Optional<byte[]> of(PracticeRound practice);
}
