package app.spoton.tablet.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import app.spoton.tablet.people.StaffName;
import app.spoton.tablet.people.sessions.SignedInUser;
import app.spoton.tablet.settings.HousePolicy;
import app.spoton.tablet.settings.HousePolicyRepository;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.state.TableState;
import java.util.Optional;

/**
 * Whoever confirmed a win does not take over its round, unless the house allows it: it would become a win that its own dealer
 * confirmed. Use from the main thread.
 */
final class OwnWinRule {
    private final LiveData<HousePolicy> policy;
    private final Observer<HousePolicy> observer = chosen -> { };

    OwnWinRule(HousePolicyRepository policies) {
        policy = policies.watch();
        policy.observeForever(observer);
    }

    void close() {
        policy.removeObserver(observer);
    }

    boolean forbids(TableState table, Optional<SignedInUser> dealer) {
        RoundAudit audit = table.round().audit();
        HousePolicy chosen = policy.getValue();
        boolean isAllowed = chosen != null && chosen.dealerMayApproveOwnWin();
        return !isAllowed && table.phase() != RoundPhase.CONFIRMED && dealer.filter(on -> !on.demonstration()
                && !audit.timeline().dealers().contains(on.name())
                && audit.approvals().values().stream().anyMatch(by -> StaffName.looksLike(by, on.name()))).isPresent();
    }
}
