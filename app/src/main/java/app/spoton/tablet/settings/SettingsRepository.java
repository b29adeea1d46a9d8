package app.spoton.tablet.settings;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.engine.game.facts.Variant;
import app.spoton.tablet.threads.DiskExecutor;
import app.spoton.tablet.threads.MainThreadExecutor;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The tablet's settings. The database is the only source of what is shown. */
@Singleton
public final class SettingsRepository {
    private static final String APPEARANCE = "appearance";
    private static final String CALL_OUTS = "call-outs";
    private static final String PROCEDURE_VARIANTS = "procedure-variants";

    private final WatchedSetting appearance;
    private final WatchedSetting callOuts;
    private final WatchedSetting procedureVariants;

    @Inject
    public SettingsRepository(SettingDao dao, @DiskExecutor Executor disk, @MainThreadExecutor Executor mainThread) {
        appearance = new WatchedSetting(dao, APPEARANCE, disk, mainThread);
        callOuts = new WatchedSetting(dao, CALL_OUTS, disk, mainThread);
        procedureVariants = new WatchedSetting(dao, PROCEDURE_VARIANTS, disk, mainThread);
    }

    public LiveData<Appearance> appearance() {
        return Transformations.map(appearance, Appearance::stored);
    }

    /** Whether the settlement is called out by the tablet's speech; it is not until somebody asks for it. */
    public LiveData<Boolean> callOuts() {
        return Transformations.map(callOuts, "on"::equals);
    }

    public void setCallOuts(boolean on) {
        callOuts.putLater(on ? "on" : "off");
    }

    public void setAppearance(Appearance chosen) {
        appearance.putLater(chosen.name());
    }

    /** How this table is run where a manual allows several ways: dealt by machine or by hand, with keypad or display. */
    public LiveData<Set<Variant>> procedureVariants() {
        return Transformations.map(procedureVariants, SettingsRepository::variants);
    }

    private static Set<Variant> variants(@Nullable String stored) {
        Set<Variant> variants = EnumSet.noneOf(Variant.class);
        for (String id : stored == null ? new String[0] : stored.split(" ", -1)) {
            Variant.withId(id).ifPresent(variants::add);
        }
        return variants;
    }

    public void setProcedureVariants(Set<Variant> variants) {
        procedureVariants.putLater(variants.stream().map(Variant::id).sorted().collect(Collectors.joining(" ")));
    }
}
