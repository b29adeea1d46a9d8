package app.spoton.tablet.eyes;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.Picture;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.device.CameraLens;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.camera.enrollment.GuidedEnrollment;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.card.Card;
import app.spoton.tablet.data.OnScreen;
import dagger.Lazy;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

/** Shows the house's own deck to the reader: all 52 in a grid, or card by card, and a check at the end. */
@HiltViewModel
public final class EnrolmentViewModel extends ViewModel {
    /** Longer names would not fit on a line. */
    public static final int LONGEST_NAME = 40;

    private final Stills stills;
    private final KeptFiles files;
    private final Lazy<CardReader> reader;
    private final CameraLog log;
    private final Executor reading;
    private final Executor onScreen;
    private final MutableLiveData<EnrolmentState> state = new MutableLiveData<>();
    /** Used on the thread that reads only. */
    private Optional<GuidedEnrollment> enrolment = Optional.empty();

    @Inject
    EnrolmentViewModel(Stills stills, KeptFiles files, Lazy<CardReader> reader, CameraLog log,
            @Reading Executor reading, @OnScreen Executor onScreen) {
        this.stills = stills;
        this.files = files;
        this.reader = reader;
        this.log = log;
        this.reading = reading;
        this.onScreen = onScreen;
        stills.listen(trouble -> onScreen.execute(() -> change(now -> now.with(trouble))));
    }

    /** Has no value before {@link #begin}. */
    public LiveData<EnrolmentState> state() {
        return state;
    }

    public void begin(CardSource source) {
        reading.execute(() -> enrolment = Optional.empty());
        state.setValue(EnrolmentState.begin(source));
    }

    /** @param grid whether all 52 are laid out at once; otherwise one after the other */
    public void name(String given, boolean grid) {
        String name = given.strip();
        if (!name.isEmpty() && name.length() <= LONGEST_NAME) {
            change(now -> now.named(name, grid ? EnrolmentState.Step.GRID : EnrolmentState.Step.CARDS,
                    grid ? Optional.empty() : Optional.of(GuidedEnrollment.order().get(0))));
        }
    }

    public void showOn(Surface surface) {
        stills.show(surface);
    }

    public void hide(Surface surface) {
        stills.hide(surface);
    }

    /** What the camera is like whose picture is shown. */
    public Optional<CameraLens> lens() {
        return stills.lens();
    }

    /** A picture of the grid, or of the card that is to be shown. */
    public void takePicture() {
        change(EnrolmentState::taking);
        now().ifPresent(now -> stills.take(now.source(), () -> drawn(now.showing()), picture -> {
            Shot shot = Shot.of(picture, stills.turn(now.source()));
            GuidedEnrollment learning = learning();
            boolean nothing = now.showing().map(card -> !learning.showCard(picture, card))
                    .orElseGet(() -> learning.showGrid(picture).isEmpty());
            Optional<Card> next = now.weak().isEmpty() ? learning.next() : Optional.empty();
            int seen = EnrolmentState.DECK - learning.check().missing().size();
            onScreen.execute(() -> change(taken -> taken.learned(shot, nothing, next, seen)));
        }));
    }

    private GuidedEnrollment learning() {
        if (enrolment.isEmpty()) {
            enrolment = Optional.of(new GuidedEnrollment(reader.get().scanner()));
        }
        return enrolment.get();
    }

    private static Picture drawn(Optional<Card> card) {
        return card.map(one -> CardSpread.show(List.of(one), 1, 640, 480, 110, one.index()))
                .orElseGet(() -> CardSpread.show(GuidedEnrollment.order(), 13, 1920, 840, 110, 5));
    }

    /** The cards that a grid did not show, one after the other. */
    public void cardByCard() {
        reading.execute(() -> {
            Optional<Card> next = learning().next();
            onScreen.execute(() -> next.ifPresent(card -> change(now -> now.at(card))));
        });
    }

    /** A card that is read badly, once more. */
    public void showAgain(Card card) {
        change(now -> now.at(card));
    }

    /** Tells how well the deck is read now. */
    public void check() {
        change(EnrolmentState::taking);
        reading.execute(() -> {
            DeckCheck found = learning().check();
            onScreen.execute(() -> change(now -> now.with(found)));
        });
    }

    public void keep() {
        now().ifPresent(now -> reading.execute(() -> {
            EnrolmentState.Saving saved = save(now.name());
            onScreen.execute(() -> change(later -> later.with(saved)));
        }));
    }

    private EnrolmentState.Saving save(String name) {
        try {
            files.keep(learning().deck(name));
            log.write("deck '" + name + "' shown to the camera");
            return EnrolmentState.Saving.KEPT;
        } catch (IOException e) {
            return EnrolmentState.Saving.FAILED;
        }
    }

    private Optional<EnrolmentState> now() {
        return Optional.ofNullable(state.getValue());
    }

    private void change(UnaryOperator<EnrolmentState> change) {
        now().ifPresent(now -> state.setValue(change.apply(now)));
    }

    @Override
    protected void onCleared() {
        stills.close();
    }
}
