package app.spoton.tablet.history;

import android.database.sqlite.SQLiteException;
import android.os.Looper;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.AuditLogException;
import app.spoton.tablet.auditlog.RoundRow;
import app.spoton.tablet.auditlog.StoredAuditLog;
import app.spoton.tablet.threads.HistoryExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

/** History: one state, changed by what a supervisor taps; the log is read on a thread of its own. */
@HiltViewModel
public final class HistoryViewModel extends ViewModel {
    private final RoundRepository reading;
    private final Catalog catalog;
    private final Executor review;
    private final Exports paperwork;
    private final StatisticsReader figures;
    private final StoredAuditLog log;
    private final EvidencePictures stills;
    private final EvidenceRetention keeping;
    private final WhatIfEditor trying;
    private final MutableLiveData<HistoryUiState> live;
    private HistoryUiState now = HistoryUiState.START;
    private String who = "";

    @Inject
    HistoryViewModel(StoredAuditLog log, Catalog catalog, @HistoryExecutor Executor review, DocumentStore documents, EvidencePictures stills,
            EvidenceRetention keeping) {
        this.log = log;
        this.catalog = catalog;
        this.review = review;
        this.stills = stills;
        this.keeping = keeping;
        reading = new RoundRepository(log, catalog);
        paperwork = new Exports(log, catalog, documents);
        figures = new StatisticsReader(log, catalog, ZoneId.systemDefault());
        trying = new WhatIfEditor(catalog, tried -> change(state -> onRound(state, round ->
                round.with(round.again(), round.whatIf().map(tried)))));
        live = new MutableLiveData<>(now);
    }

    public LiveData<HistoryUiState> state() {
        return live;
    }

    /** The name that a correction is signed with unless another is typed. */
    public String who() {
        return who;
    }

    /** Someone looks at History: what is shown is read anew. */
    public void enter() {
        find(now().found().filter());
        refresh();
    }

    /** @param supervisor whose PIN was right; empty on a tablet that has no people yet, where nobody is asked */
    public void unlock(String supervisor) {
        who = supervisor;
        change(state -> state.withOpen(true));
    }

    /** The supervisor has gone: the next one must show who it is. */
    public void lock() {
        who = "";
        change(state -> state.withOpened(Optional.empty()).withOpen(false));
    }

    public void show(HistoryUiState.Tab tab) {
        change(state -> state.with(tab));
        switch (tab) {
            case ROUNDS -> find(now().found().filter());
            case METERS -> read(this::meters);
            case FIGURES -> addUp(now().figures().map(Statistics::period).orElse(Statistics.Period.MONTH));
            case LOG -> refresh();
        }
    }

    private void refresh() {
        review.execute(() -> doing(() -> {
            HistoryUiState.LogState read = reading.state(now().log()).with(keeping.look());
            change(state -> state.with(read));
        }));
    }

    /** Evidence pictures are kept for another time; those that are older are deleted now. */
    public void keepStills(EvidenceRetention.Keep keep) {
        review.execute(() -> doing(() -> {
            keeping.keepFor(keep, who());
            HistoryUiState.LogState read = reading.state(now().log()).with(keeping.look());
            change(state -> state.with(read));
        }));
    }

    /** Looks for rounds. */
    public void find(RoundFilter filter) {
        change(state -> state.with(new HistoryUiState.Found(filter, state.found().rounds(), state.found().more(), true,
                state.found().choices())));
        review.execute(() -> doing(() -> {
            if (!now().found().filter().equals(filter)) {
                return;   // asked for something else since
            }
            List<RoundRow> rounds = reading.page(filter, Long.MAX_VALUE);
            HistoryUiState.Choices choices = reading.choices();
            change(state -> !state.found().filter().equals(filter) ? state : state.with(new HistoryUiState.Found(filter,
                    rounds, rounds.size() == RoundRepository.PAGE, false, choices)));
        }));
    }

    /** The next page, once the last round of this one is in sight. */
    public void more() {
        HistoryUiState.Found found = now().found();
        if (!found.more() || found.loading()) {
            return;
        }
        change(state -> state.with(new HistoryUiState.Found(found.filter(), found.rounds(), true, true, found.choices())));
        long before = found.rounds().get(found.rounds().size() - 1).number;
        read(then -> {
            List<RoundRow> next = reading.page(found.filter(), before);
            List<RoundRow> all = new ArrayList<>(found.rounds());
            all.addAll(next);
            return state -> !state.found().filter().equals(found.filter()) ? state : state.with(new HistoryUiState.Found(
                    found.filter(), List.copyOf(all), next.size() == RoundRepository.PAGE, false, found.choices()));
        });
    }

    public void open(long number) {
        read(then -> {
            Optional<RoundDetails> opened = reading.open(number);
            return state -> state.withOpened(opened).withNotice(Optional.empty());
        });
        lookAtStills();
    }

    /** Pictures are large: the round is shown first. */
    private void lookAtStills() {
        read(then -> {
            Optional<RoundDetails> opened = then.opened().filter(round -> !round.pictures().isEmpty());
            if (opened.isEmpty()) {
                return UnaryOperator.identity();
            }
            List<EvidencePicture> read = stills.of(opened.get());
            return state -> onRound(state, round -> round.number() == opened.get().number() ? round.with(read) : round);
        });
    }

    public void close() {
        change(state -> state.withOpened(Optional.empty()).withNotice(Optional.empty()));
    }

    public void settleAgain() {
        read(then -> {
            Optional<RoundDetails.Again> again = then.opened().map(reading::settleAgain);
            return state -> onRound(state, round -> round.with(again, round.whatIf()));
        });
    }

    /** Starts to try things on a copy, or ends it. */
    public void whatIf(boolean start) {
        change(state -> onRound(state, round -> round.with(round.again(),
                start ? Optional.of(WhatIf.of(round.round(), catalog)) : Optional.empty())));
    }

    /** What is done on the copy. */
    public WhatIfEditor trying() {
        return trying;
    }

    /** Writes a correction about the round that is open: a new entry, with who says so and why. */
    public void correct(String by, String reason) {
        read(then -> then.opened().<UnaryOperator<HistoryUiState>>map(round -> {
            paperwork.correct(round, by, reason);
            Optional<RoundDetails> opened = reading.open(round.number()).map(anew -> anew.with(round.stills()));
            HistoryUiState.LogState read = reading.state(then.log());
            return state -> state.withOpened(opened).with(read).withNotice(Optional.of(
                    new HistoryUiState.Notice(HistoryUiState.Notice.Kind.CORRECTED, round.round().id())));
        }).orElse(UnaryOperator.identity()));
    }

    private UnaryOperator<HistoryUiState> meters(HistoryUiState then) {
        List<HistoryUiState.MeterName> meters = reading.meters();
        HistoryUiState.LedgerState ledger = then.ledger().chosen().filter(meters::contains)
                .or(() -> meters.stream().findFirst()).map(meter -> reading.ledger(meters, meter, then.ledger().span()))
                .orElse(HistoryUiState.LedgerState.NONE);
        return state -> state.with(ledger);
    }

    public void choose(HistoryUiState.MeterName meter) {
        read(then -> {
            HistoryUiState.LedgerState ledger = reading.ledger(then.ledger().meters(), meter, then.ledger().span());
            return state -> state.with(ledger);
        });
    }

    /** The ledger of another time. */
    public void ask(HistoryUiState.Span span) {
        read(then -> then.ledger().chosen().<UnaryOperator<HistoryUiState>>map(meter -> {
            HistoryUiState.LedgerState ledger = reading.ledger(then.ledger().meters(), meter, span);
            return state -> state.with(ledger);
        }).orElse(UnaryOperator.identity()));
    }

    public void moreOfLedger() {
        if (now().ledger().more()) {
            read(then -> {
                HistoryUiState.LedgerState ledger = reading.more(then.ledger());
                return state -> state.ledger().equals(then.ledger()) ? state.with(ledger) : state;
            });
        }
    }

    public void addUp(Statistics.Period period) {
        work(HistoryUiState.Work.ADDING_UP, progress -> {
            Statistics added = figures.read(period, log.now());
            return state -> state.withFigures(Optional.of(added));
        });
    }

    /** Checks every entry on the tablet. */
    public void check() {
        work(HistoryUiState.Work.CHECKING, progress -> {
            LogIntegrityCheck.Result result = new LogIntegrityCheck(log, catalog).run(progress::accept);
            return state -> state.with(state.log().with(result.report(), result.rows()));
        });
    }

    /** Writes what is found, as JSON lines or for a spreadsheet, to a file that a person chose. */
    public void export(Exports.Form form, String address) {
        RoundFilter filter = now().found().filter();
        work(HistoryUiState.Work.EXPORTING, progress -> {
            HistoryUiState.Notice told = paperwork.export(form, filter, now().opened(), who(), address, progress);
            HistoryUiState.LogState read = reading.state(now().log());
            return state -> state.withNotice(Optional.of(told)).with(read);
        });
    }

    public void restore(String address) {
        work(HistoryUiState.Work.RESTORING, progress -> {
            HistoryUiState.Notice told = paperwork.restore(who(), address, progress);
            HistoryUiState.LogState read = reading.state(now().log());
            return state -> state.withNotice(Optional.of(told)).with(read);
        });
    }

    private interface Progress extends java.util.function.LongConsumer {
    }

    private interface LongWork {
        UnaryOperator<HistoryUiState> done(Progress progress) throws IOException;
    }

    private void work(HistoryUiState.Work kind, LongWork work) {
        change(state -> state.withBusy(Optional.of(new HistoryUiState.Busy(kind, 0))));
        review.execute(() -> {
            doing(() -> {
                UnaryOperator<HistoryUiState> result = work.done(done -> change(state ->
                        state.withBusy(Optional.of(new HistoryUiState.Busy(kind, done)))));
                change(result);
            });
            change(state -> state.withBusy(Optional.empty()));
        });
    }

    /** Asks the log about the state as it is, and puts the answer into the state as it is by then. */
    private void read(Function<HistoryUiState, UnaryOperator<HistoryUiState>> question) {
        review.execute(() -> doing(() -> change(question.apply(now()))));
    }

    private interface Doing {
        void run() throws IOException;
    }

    private void doing(Doing doing) {
        try {
            doing.run();
        } catch (AuditLogException | IOException | UncheckedIOException | SQLiteException | SecurityException trouble) {
            change(state -> state.withNotice(Optional.of(new HistoryUiState.Notice(HistoryUiState.Notice.Kind.TROUBLE,
                    String.valueOf(trouble.getMessage())))));
        }
    }

    private static HistoryUiState onRound(HistoryUiState state, UnaryOperator<RoundDetails> change) {
        return state.withOpened(state.opened().map(change));
    }

    private synchronized HistoryUiState now() {
        return now;
    }

    private void change(UnaryOperator<HistoryUiState> change) {
        synchronized (this) {
            now = change.apply(now);
        }
        if (Looper.getMainLooper().isCurrentThread()) {
            live.setValue(now());
        } else {
            live.postValue(now());
        }
    }
}
