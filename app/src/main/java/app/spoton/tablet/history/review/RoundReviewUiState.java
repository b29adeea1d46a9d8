package app.spoton.tablet.history.review;

import app.spoton.tablet.auditlog.database.RoundRow;
import app.spoton.tablet.history.TabState;
import app.spoton.tablet.history.TabStatus;
import app.spoton.tablet.history.rounds.CorrectedTotal;
import app.spoton.tablet.history.rounds.FilterChoices;
import app.spoton.tablet.history.rounds.RoundFilter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The Rounds tab: a list of rounds, and the one that is open. Immutable. */
public record RoundReviewUiState(Search search, Optional<OpenedRound> opened, TabStatus status)
        implements TabState<RoundReviewUiState> {
    public static final RoundReviewUiState INITIAL = new RoundReviewUiState(new Search(RoundFilter.ALL, FilterChoices.NONE,
            new FoundRounds(List.of(), Map.of(), Map.of(), false, true)), Optional.empty(), TabStatus.IDLE);

    /** A filter, the values it offers, and the rounds that match it. */
    public record Search(RoundFilter filter, FilterChoices choices, FoundRounds found) {
        Search withHands(Map<Long, String> hands) {
            return new Search(filter, choices, found.withHands(hands));
        }
    }

    /**
     * Rounds that match, newest first, as far as they were read.
     *
     * @param corrected what was corrected of them, by their numbers
     * @param hands the best hand of each with its ranks, by their numbers; they follow after the rounds
     * @param more whether there are more of them
     * @param loading whether some are being read
     */
    public record FoundRounds(List<RoundRow> rounds, Map<Long, CorrectedTotal> corrected, Map<Long, String> hands, boolean more,
            boolean loading) {
        FoundRounds asLoading() {
            return new FoundRounds(rounds, corrected, hands, more, true);
        }

        /** With the next page behind these rounds. */
        FoundRounds with(FoundRounds page) {
            List<RoundRow> all = new ArrayList<>(rounds);
            all.addAll(page.rounds);
            Map<Long, CorrectedTotal> totals = new HashMap<>(corrected);
            totals.putAll(page.corrected);
            return new FoundRounds(List.copyOf(all), Map.copyOf(totals), hands, page.more, false);
        }

        FoundRounds withHands(Map<Long, String> others) {
            Map<Long, String> all = new HashMap<>(hands);
            all.putAll(others);
            return new FoundRounds(rounds, corrected, Map.copyOf(all), more, loading);
        }
    }

    @Override
    public RoundReviewUiState withStatus(TabStatus next) {
        return new RoundReviewUiState(search, opened, next);
    }

    public RoundReviewUiState withSearch(Search next) {
        return new RoundReviewUiState(next, opened, status);
    }

    public RoundReviewUiState withOpened(Optional<OpenedRound> next) {
        return new RoundReviewUiState(search, next, status);
    }

    /** Changes the open round, if it still is the one with this number. */
    RoundReviewUiState changeOpened(long number, UnaryOperator<OpenedRound> change) {
        return withOpened(opened.map(round -> round.details().number() == number ? change.apply(round) : round));
    }
}
