package app.spoton.tablet.tablecamera.enrollment;

import app.spoton.camera.Picture;
import app.spoton.camera.demo.CardSpread;
import app.spoton.camera.enrollment.DeckCheck;
import app.spoton.camera.enrollment.GuidedEnrollment;
import app.spoton.camera.reading.CardReader;
import app.spoton.engine.card.Card;
import app.spoton.tablet.tablecamera.preview.Snapshot;
import app.spoton.tablet.tablecamera.source.StillSource;
import app.spoton.tablet.tablecamera.source.StillViewModel;
import app.spoton.tablet.tablecamera.storage.CameraFiles;
import app.spoton.tablet.tablecamera.storage.CameraSaving;
import app.spoton.tablet.tablecamera.storage.CameraSettingsLog;
import app.spoton.tablet.tablecamera.storage.CardSourceKind;
import app.spoton.tablet.threads.MainThreadExecutor;
import app.spoton.tablet.threads.ReadingExecutor;
import dagger.Lazy;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** Shows the house's own deck to the reader: all 52 in a grid, or card by card, and a check at the end. */
@HiltViewModel
public final class EnrollmentViewModel extends StillViewModel<EnrollmentUiState> {
    /** Longer names would not fit on a line. */
    public static final int MAX_NAME_LENGTH = 40;

    private final CameraFiles files;
    private final Lazy<CardReader> reader;
    private final CameraSettingsLog log;
    /** Used on the thread that reads only. */
    private Optional<GuidedEnrollment> enrollment = Optional.empty();

    @Inject
    EnrollmentViewModel(StillSource stills, CameraFiles files, Lazy<CardReader> reader, CameraSettingsLog log,
            @ReadingExecutor Executor reading, @MainThreadExecutor Executor mainThread) {
        super(stills, reading, mainThread);
        this.files = files;
        this.reader = reader;
        this.log = log;
    }

    public void begin(CardSourceKind source) {
        inBackground(() -> enrollment = Optional.empty());
        begin(EnrollmentUiState.begin(source));
    }

    /** @param grid whether all 52 are laid out at once; otherwise one after the other */
    public void name(String given, boolean grid) {
        String name = given.strip();
        if (!name.isEmpty() && name.length() <= MAX_NAME_LENGTH) {
            change(now -> now.named(name, grid ? EnrollmentUiState.EnrollmentStep.GRID : EnrollmentUiState.EnrollmentStep.CARDS,
                    grid ? Optional.empty() : Optional.of(GuidedEnrollment.order().get(0))));
        }
    }

    /** A picture of the grid, or of the card that is to be shown. */
    public void takePicture() {
        take(now -> () -> drawn(now.showing()), (now, picture) -> {
            Snapshot snapshot = Snapshot.of(picture, stills().turn(now.source()));
            GuidedEnrollment learning = learning();
            boolean nothing = now.showing().map(card -> !learning.showCard(picture, card))
                    .orElseGet(() -> learning.showGrid(picture).isEmpty());
            Optional<Card> next = now.weak().isEmpty() ? learning.next() : Optional.empty();
            int seen = EnrollmentUiState.DECK - learning.check().missing().size();
            changeLater(taken -> taken.learned(snapshot, nothing, next, seen));
        });
    }

    private GuidedEnrollment learning() {
        if (enrollment.isEmpty()) {
            enrollment = Optional.of(new GuidedEnrollment(reader.get().scanner()));
        }
        return enrollment.get();
    }

    private static Picture drawn(Optional<Card> card) {
        return card.map(one -> CardSpread.show(List.of(one), 1, 640, 480, 110, one.index()))
                .orElseGet(() -> CardSpread.show(GuidedEnrollment.order(), 13, 1920, 840, 110, 5));
    }

    /** The cards that a grid did not show, one after the other. */
    public void cardByCard() {
        inBackground(() -> learning().next().ifPresent(card -> changeLater(now -> now.at(card))));
    }

    /** A card that is read badly, once more. */
    public void showAgain(Card card) {
        change(now -> now.at(card));
    }

    /** Tells how well the deck is read now. */
    public void check() {
        now().ifPresent(now -> {
            change(EnrollmentUiState::takingPicture);
            inBackground(() -> {
                DeckCheck found = learning().check();
                boolean kept = files.decks().named(now.name()).isPresent();
                changeLater(later -> later.with(new EnrollmentUiState.CheckedDeck(found, kept)));
            });
        });
    }

    /** Where a deck with this name is kept, this becomes its new version; only after a good check. */
    public void save() {
        now().filter(EnrollmentUiState::maySave).ifPresent(now -> inBackground(() -> {
            CameraSaving saved = save(now.name());
            changeLater(later -> later.with(saved));
        }));
    }

    private CameraSaving save(String name) {
        try {
            files.save(learning().deck(name));
            int version = files.decks().versions().getOrDefault(name, CameraFiles.DeckVersions.ONLY).inUse();
            log.write("deck '" + name + "' shown to the camera" + (version == 1 ? "" : ", version " + version));
            return CameraSaving.SAVED;
        } catch (IOException e) {
            return CameraSaving.FAILED;
        }
    }
}
