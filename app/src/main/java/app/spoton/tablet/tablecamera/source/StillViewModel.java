package app.spoton.tablet.tablecamera.source;

import android.view.Surface;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.camera.Picture;
import app.spoton.camera.device.CameraLens;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A page on which a person takes pictures one by one: the camera's preview, its problems, one state. Use from the main
 * thread; pictures are processed on the reading thread.
 */
public abstract class StillViewModel<S extends StillUiState<S>> extends ViewModel {
    private final StillSource stills;
    private final Executor reading;
    private final Executor mainThread;
    private final MutableLiveData<S> state = new MutableLiveData<>();

    protected StillViewModel(StillSource stills, Executor reading, Executor mainThread) {
        this.stills = stills;
        this.reading = reading;
        this.mainThread = mainThread;
        stills.setListener(problem -> changeLater(now -> now.with(problem)));
    }

    /** Has no value before the page is begun. */
    public final LiveData<S> state() {
        return state;
    }

    protected final void begin(S first) {
        state.setValue(first);
    }

    public final void showOn(Surface surface) {
        stills.show(surface);
    }

    public final void hide(Surface surface) {
        stills.hide(surface);
    }

    /** What the camera is like whose picture is shown. */
    public final Optional<CameraLens> lens() {
        return stills.lens();
    }

    /**
     * Takes a picture.
     *
     * @param drawn what the demonstration shows
     * @param use gets the picture in the thread that reads, with the state in which it was asked for
     */
    protected final void take(Function<S, Supplier<Picture>> drawn, BiConsumer<S, Picture> use) {
        change(StillUiState::takingPicture);
        now().ifPresent(now -> stills.take(now.source(), drawn.apply(now), picture -> use.accept(now, picture)));
    }

    protected final StillSource stills() {
        return stills;
    }

    /** Does something in the thread that reads. */
    protected final void inBackground(Runnable work) {
        reading.execute(work);
    }

    protected final Optional<S> now() {
        return Optional.ofNullable(state.getValue());
    }

    protected final void change(UnaryOperator<S> change) {
        now().ifPresent(now -> state.setValue(change.apply(now)));
    }

    /** From the thread that reads. */
    protected final void changeLater(UnaryOperator<S> change) {
        mainThread.execute(() -> change(change));
    }

    @Override
    protected void onCleared() {
        stills.close();
    }
}
