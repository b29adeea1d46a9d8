package app.spoton.tablet.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import app.spoton.engine.game.Variant;
import app.spoton.tablet.threads.DiskExecutor;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;

/** How this table is run where the manual allows several ways: dealt by machine or by hand, progressive with keypad or display. */
@Singleton
public final class ProcedureVariants {
    private static final String SETTING = "procedure-variants";

    private final SettingDao dao;
    private final Executor disk;

    @Inject
    public ProcedureVariants(SettingDao dao, @DiskExecutor Executor disk) {
        this.dao = dao;
        this.disk = disk;
    }

    public LiveData<Set<Variant>> chosen() {
        return Transformations.map(dao.watch(SETTING), ProcedureVariants::read);
    }

    private static Set<Variant> read(String stored) {
        Set<Variant> variants = EnumSet.noneOf(Variant.class);
        for (String id : stored == null ? new String[0] : stored.split(" ")) {
            Variant.withId(id).ifPresent(variants::add);
        }
        return variants;
    }

    public void choose(Set<Variant> variants) {
        String text = variants.stream().map(Variant::id).sorted().collect(Collectors.joining(" "));
        disk.execute(() -> dao.put(new SettingEntity(SETTING, text)));
    }
}
