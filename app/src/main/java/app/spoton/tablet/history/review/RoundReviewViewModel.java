package app.spoton.tablet.history.review;

import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.auditlog.storage.AuditLogReader;
import app.spoton.tablet.history.HistoryAccess;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.TabViewModel;
import app.spoton.tablet.history.evidence.EvidencePictureReader;
import app.spoton.tablet.history.export.Exports;
import app.spoton.tablet.history.rounds.FilterChoices;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.CorrectionWriter;
import app.spoton.tablet.history.whatif.Resettlement;
import app.spoton.tablet.history.whatif.WhatIf;
import app.spoton.tablet.history.whatif.WhatIfEditor;
import app.spoton.tablet.threads.HistoryExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import dagger.hilt.android.lifecycle.HiltViewModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** The Rounds tab: finds rounds, opens one, settles it again, tries changes in a copy, and writes corrections. */
@HiltViewModel
public final class RoundReviewViewModel extends TabViewModel<RoundReviewUiState> {
    private final AuditLogReader log;
    private final RoundRepository rounds;
    private final Catalog catalog;
    private final Exports exports;
    private final CorrectionWriter corrections;
    private final EvidencePictureReader pictures;
    private final WhatIfEditor editor;

    @Inject
    RoundReviewViewModel(AuditLogReader log, Catalog catalog, Exports exports, CorrectionWriter corrections,
            EvidencePictureReader pictures, HistoryAccess access,
            @HistoryExecutor Executor background, @MainThreadExecutor Executor mainThread) {
        super(RoundReviewUiState.INITIAL, access, background, mainThread);
        this.log = log;
        this.catalog = catalog;
        this.exports = exports;
        this.corrections = corrections;
        this.pictures = pictures;
        rounds = new RoundRepository(log);
        editor = new WhatIfEditor(change -> update(state -> state.withOpened(state.opened().map(round ->
                round.withWhatIf(round.whatIf().map(change))))));
    }

    /** @param demonstration whether the demonstration table's log is shown, which has no rounds of the house */
    public void refresh(boolean demonstration) {
        RoundFilter filter = now().search().filter();
        find(filter.isDemonstration() == demonstration ? filter : filter.toggled(RoundFilter.With.DEMONSTRATION));
    }

    private record RoundsPage(RoundReviewUiState.FoundRounds found, FilterChoices choices) {
    }

    private RoundReviewUiState.FoundRounds page(RoundFilter filter, long before) {
        List<RoundRow> rows = rounds.page(filter, before);
        return new RoundReviewUiState.FoundRounds(rows, rounds.corrected(rows), Map.of(),
                rows.size() == RoundRepository.PAGE_SIZE, false);
    }

    /** The hands of a page with their ranks follow: its rounds are read for them. */
    private void nameHands(RoundFilter filter, long before) {
        read(() -> rounds.bestHands(rounds.page(filter, before)), (state, hands) -> !state.search().filter().equals(filter) ? state
                : state.withSearch(state.search().withHands(hands)));
    }

    /** Finds rounds. If another filter is chosen in the meantime, the result for this one is dropped. */
    public void find(RoundFilter filter) {
        RoundReviewUiState.Search before = now().search();
        Map<Long, String> known = before.filter().equals(filter) ? before.found().hands() : Map.of();
        update(state -> state.withSearch(new RoundReviewUiState.Search(filter, before.choices(), before.found().asLoading())));
        read(() -> new RoundsPage(page(filter, Long.MAX_VALUE), rounds.choices()), (state, page) ->
                !state.search().filter().equals(filter) ? state
                : state.withSearch(new RoundReviewUiState.Search(filter, page.choices, page.found).withHands(known)));
        nameHands(filter, Long.MAX_VALUE);
    }

    /** Reads the next page, once the end of the list is near. */
    public void loadMore() {
        RoundReviewUiState.Search search = now().search();
        RoundReviewUiState.FoundRounds found = search.found();
        if (!found.more() || found.loading()) {
            return;
        }
        update(state -> state.withSearch(new RoundReviewUiState.Search(search.filter(), search.choices(), found.asLoading())));
        long before = found.rounds().get(found.rounds().size() - 1).number;
        read(() -> page(search.filter(), before), (state, page) -> !state.search().filter().equals(search.filter()) ? state
                : state.withSearch(new RoundReviewUiState.Search(search.filter(), search.choices(), state.search().found().with(page))));
        nameHands(search.filter(), before);
    }

    /** Opens a round; its pictures are large and follow. */
    public void open(long number) {
        read(() -> rounds.open(number), (state, details) -> state.withOpened(details.map(OpenedRound::of))
                .withStatus(state.status().withoutMessage()));
        read(() -> rounds.open(number).map(pictures::of).orElse(List.of()), (state, read) ->
                state.changeOpened(number, round -> round.withPictures(read)));
    }

    public void close() {
        update(state -> state.withOpened(Optional.empty()).withStatus(state.status().withoutMessage()));
    }

    public void settleAgain() {
        now().opened().map(OpenedRound::details).ifPresent(details -> read(() ->
                Resettlement.of(log.line(details.number()).orElseThrow(), details.round(), catalog), (state, resettlement) ->
                state.changeOpened(details.number(), round -> round.withResettlement(resettlement))));
    }

    public void startWhatIf() {
        update(state -> state.withOpened(state.opened().map(round ->
                round.withWhatIf(Optional.of(WhatIf.of(round.details().round()))))));
    }

    public void endWhatIf() {
        update(state -> state.withOpened(state.opened().map(round -> round.withWhatIf(Optional.empty()))));
    }

    /** Changes the copy. */
    public WhatIfEditor editor() {
        return editor;
    }

    /** Writes a correction of the open round: a new entry, with who says so and why. */
    public void correct(String by, String reason) {
        now().opened().ifPresent(opened -> readAs(by, () -> {
            RoundDetails details = opened.details();
            corrections.write(details, opened.whatIf(), by, reason);
            return rounds.open(details.number()).map(OpenedRound::of).map(round -> round.withPictures(opened.pictures()));
        }, (state, again) -> again.map(round -> state.changeOpened(round.details().number(), before -> round)).orElse(state)
                .withStatus(state.status().withMessage(new TabStatus.Message(TabStatus.Message.Kind.CORRECTED,
                        opened.details().round().id())))));
        find(now().search().filter());
    }

    /** Writes the rounds of the filter, or a PDF of the open round, to a file that a person chose. */
    public void export(Exports.Form form, String address, String by) {
        RoundFilter filter = now().search().filter();
        Optional<OpenedRound> opened = now().opened();
        runAs(by, TabStatus.Task.EXPORT, progress -> form == Exports.Form.PDF
                ? exports.exportPdf(opened.map(OpenedRound::details), opened.flatMap(OpenedRound::resettlement), by, address)
                : exports.exportRounds(form, filter, by, address, progress), (state, message) ->
                state.withStatus(state.status().withMessage(message)));
    }
}
