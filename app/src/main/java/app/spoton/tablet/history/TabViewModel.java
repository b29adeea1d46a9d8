package app.spoton.tablet.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.tablet.storage.StorageText;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;

/**
 * The view model of a tab: one immutable state, changed and published only on the main thread. The log is read on a
 * background thread. A result that arrives after {@link #lock} is dropped, so nothing of it can appear before the next
 * PIN.
 */
public abstract class TabViewModel<S extends TabState<S>> extends ViewModel {
    private final S initial;
    private final HistoryAccess access;
    private final Executor background;
    private final Executor mainThread;
    private final MutableLiveData<S> state;
    private S now;
    /** Counts the calls of {@link #lock}: a result belongs to the session in which it was asked for. */
    private int session;
    /** The newest long task: only its progress is shown. */
    private int newestTask;

    protected TabViewModel(S initial, HistoryAccess access, Executor background, Executor mainThread) {
        this.initial = initial;
        this.access = access;
        this.background = background;
        this.mainThread = mainThread;
        now = initial;
        state = new MutableLiveData<>(initial);
    }

    public final LiveData<S> state() {
        return state;
    }

    /** Forgets what was read, and what is still being read. */
    public void lock() {
        session++;
        update(before -> initial);
    }

    protected final S now() {
        return now;
    }

    protected final void update(UnaryOperator<S> change) {
        now = change.apply(now);
        state.setValue(now);
    }

    /** Reads something from the log. */
    protected interface Question<T> {
        T ask() throws IOException;
    }

    /** A long task that reports how far it has come. */
    protected interface LongTask<T> {
        T run(LongConsumer progress) throws IOException;
    }

    /** Asks in the background, and puts the answer into the state as it is by then. */
    protected final <T> void read(Question<T> question, BiFunction<S, T, S> answer) {
        ask(access.isOpen(), question, answer);
    }

    /** As {@link #read}, for what this supervisor does. */
    protected final <T> void readAs(String by, Question<T> question, BiFunction<S, T, S> answer) {
        ask(access.isOpenTo(by), question, answer);
    }

    /** As {@link #readAs}, for what is the house's whatever log is shown. */
    protected final <T> void readInHouse(String by, Question<T> question, BiFunction<S, T, S> answer) {
        boolean isOpen = access.isOpenTo(by);
        readAnyway(() -> {
            access.checkHouse(isOpen);
            return question.ask();
        }, answer);
    }

    /** As {@link #read}, where History itself need not be open. */
    protected final <T> void readAnyway(Question<T> question, BiFunction<S, T, S> answer) {
        int asked = session;
        background.execute(() -> publish(asked, changeBy(question, answer)));
    }

    private <T> void ask(boolean isOpen, Question<T> question, BiFunction<S, T, S> answer) {
        readAnyway(() -> {
            access.check(isOpen);
            return question.ask();
        }, answer);
    }

    /** Runs a long task in the background and shows its progress. */
    protected final <T> void run(TabStatus.Task kind, LongTask<T> task, BiFunction<S, T, S> result) {
        run(background, access.isOpen(), kind, task, result);
    }

    /** As {@link #run}, on an executor of its own: what is asked meanwhile does not wait for it. */
    protected final <T> void runOn(Executor own, TabStatus.Task kind, LongTask<T> task, BiFunction<S, T, S> result) {
        run(own, access.isOpen(), kind, task, result);
    }

    /** As {@link #run}, for what this supervisor does. */
    protected final <T> void runAs(String by, TabStatus.Task kind, LongTask<T> task, BiFunction<S, T, S> result) {
        run(background, access.isOpenTo(by), kind, task, result);
    }

    /** As {@link #runAs}, for what is the house's whatever log is shown. */
    protected final <T> void runInHouse(String by, TabStatus.Task kind, LongTask<T> task, BiFunction<S, T, S> result) {
        boolean isOpen = access.isOpenTo(by);
        run(background, isOpen, kind, progress -> {
            access.checkHouse(isOpen);
            return task.run(progress);
        }, result);
    }

    private <T> void run(Executor executor, boolean isOpen, TabStatus.Task kind, LongTask<T> task, BiFunction<S, T, S> result) {
        int asked = session;
        int number = ++newestTask;
        update(state -> state.withStatus(state.status().withProgress(kind, 0)));
        executor.execute(() -> {
            UnaryOperator<S> change = changeBy(() -> {
                access.check(isOpen);
                return task.run(done -> publish(asked, state -> number != newestTask ? state
                        : state.withStatus(state.status().withProgress(kind, done))));
            }, result);
            publish(asked, before -> {
                S after = change.apply(before);
                return number != newestTask ? after : after.withStatus(after.status().finished());
            });
        });
    }

    private <T> UnaryOperator<S> changeBy(Question<T> question, BiFunction<S, T, S> answer) {
        try {
            T result = question.ask();
            return state -> answer.apply(state, result);
        } catch (IOException | RuntimeException failed) {
            TabStatus.Message message = new TabStatus.Message(TabStatus.Message.Kind.ERROR, StorageText.of(failed));
            return state -> state.withStatus(state.status().withMessage(message));
        }
    }

    private void publish(int asked, UnaryOperator<S> change) {
        mainThread.execute(() -> {
            if (asked == session) {
                update(change);
            }
        });
    }
}
