package app.spoton.tablet.history.review;

import app.spoton.tablet.history.evidence.EvidencePicture;
import app.spoton.tablet.history.rounds.RoundDetails;
import app.spoton.tablet.history.whatif.Resettlement;
import app.spoton.tablet.history.whatif.WhatIf;
import java.util.List;
import java.util.Optional;

/**
 * The round that is open. Immutable.
 *
 * @param pictures its evidence pictures, once read
 * @param resettlement empty until requested
 * @param whatIf the copy being changed; empty if there is none
 */
public record OpenedRound(RoundDetails details, List<EvidencePicture> pictures, Optional<Resettlement> resettlement,
        Optional<WhatIf> whatIf) {
    public static OpenedRound of(RoundDetails details) {
        return new OpenedRound(details, List.of(), Optional.empty(), Optional.empty());
    }

    public OpenedRound withPictures(List<EvidencePicture> next) {
        return new OpenedRound(details, List.copyOf(next), resettlement, whatIf);
    }

    public OpenedRound withResettlement(Resettlement next) {
        return new OpenedRound(details, pictures, Optional.of(next), whatIf);
    }

    public OpenedRound withWhatIf(Optional<WhatIf> next) {
        return new OpenedRound(details, pictures, resettlement, next);
    }
}
