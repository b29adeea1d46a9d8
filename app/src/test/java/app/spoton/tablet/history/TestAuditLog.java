package app.spoton.tablet.history;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.tablet.app.SpotOnDatabase;
import app.spoton.tablet.auditlog.InMemoryAuditLog;
import app.spoton.tablet.auditlog.storage.StoredAuditLog;
import app.spoton.tablet.history.rounds.RoundFilter;
import app.spoton.tablet.history.rounds.RoundRepository;
import app.spoton.tablet.history.whatif.WhatIf;
import app.spoton.tablet.people.TestPeople;
import app.spoton.tablet.people.staff.Role;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Fills the app's own log before the app is started; a sign-in is its first entry. */
public final class TestAuditLog {
    private TestAuditLog() {
    }

    private static <T> T with(Context context, java.util.function.Function<StoredAuditLog, T> question) {
        Callable<T> asked = () -> {
            StoredAuditLog log = StoredAuditLog.in(context, "log.db", Clock.systemUTC(), Catalog.standard());
            try {
                return question.apply(log);
            } finally {
                log.close();
            }
        };
        return OffMainThread.call(asked);
    }

    public static void fill(Context context, int rounds) {
        with(context, log -> {
            HistoryStates.write(log, rounds);
            return rounds;
        });
    }

    /** Gives the tablet a supervisor, before the app is started. */
    public static void addSupervisor(Context context, String name, String pin) {
        OffMainThread.call(() -> {
            SpotOnDatabase database = SpotOnDatabase.open(context, Runnable::run);
            new TestPeople().repository(database, new InMemoryAuditLog(), Runnable::run, Clock.systemUTC())
                    .add(name, Role.SUPERVISOR, pin, false, "", "", refused -> { });
            database.close();
            return null;
        });
    }

    /** The number of the newest round of a dealer in which these words occur. */
    public static long newest(String words, String dealer) {
        return with(ApplicationProvider.getApplicationContext(), log -> new RoundRepository(log.reader())
                .page(RoundFilter.ALL.withText(words).withDealer(dealer), Long.MAX_VALUE).get(0).number);
    }

    /** A card that is not on the table in a round. */
    public static String freeCard(long number) {
        return with(ApplicationProvider.getApplicationContext(), log -> {
            WhatIf copy = WhatIf.of(new RoundRepository(log.reader()).open(number).orElseThrow().round());
            List<Card> free = new ArrayList<>();
            for (int index = 0; index < 52; index++) {
                if (copy.isFree(Card.of(index))) {
                    free.add(Card.of(index));
                }
            }
            return free.get(0).toString();
        });
    }
}
