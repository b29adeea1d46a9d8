package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.time.Duration;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.Map;
import org.junit.Test;

public class HousePolicyTest {
    private final Map<String, String> stored = new HashMap<>();
    private final HousePolicyRepository policies = new HousePolicyRepository(new SettingDao() {
        @Override
        public void put(SettingEntity entry) {
            stored.put(entry.name, entry.value);
        }

        @Override
        public String get(String name) {
            return stored.get(name);
        }

        @Override
        public LiveData<String> watch(String name) {
            return new MutableLiveData<>(stored.get(name));
        }
    });

    @Test
    public void aHouseThatChoseNothingSignsIdleDealersOutAndLetsNobodyApproveTheirOwnWin() {
        assertEquals(new HousePolicy(LocalTime.of(6, 0), Duration.ofMinutes(30), false), policies.get());
    }

    @Test
    public void whatWasSavedIsRead() {
        HousePolicy policy = new HousePolicy(LocalTime.of(4, 30), Duration.ZERO, true);
        policies.put(policy);
        assertEquals(policy, policies.get());
    }

    @Test
    public void aTextThatCannotBeReadGivesTheStrictDefault() {
        stored.put("house-policy", "{\"gaming-day-start\":\"noonish\",\"dealer-may-approve-own-win\":true}");
        assertEquals(HousePolicy.DEFAULT, policies.get());
    }
}
