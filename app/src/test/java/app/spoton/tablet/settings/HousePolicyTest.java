package app.spoton.tablet.settings;

import static org.junit.Assert.assertEquals;

import java.time.Duration;
import java.time.LocalTime;
import org.junit.Test;

public class HousePolicyTest {
    private final FakeSettingDao settings = new FakeSettingDao();
    private final HousePolicyRepository policies = new HousePolicyRepository(settings, Runnable::run, Runnable::run);

    @Test
    public void aHouseThatChoseNothingSignsIdleDealersOutAndLetsNobodyApproveTheirOwnWin() {
        assertEquals(new HousePolicy(LocalTime.of(6, 0), Duration.ofMinutes(30), false), policies.get());
    }

    @Test
    public void whatWasPutIsRead() {
        HousePolicy policy = new HousePolicy(LocalTime.of(4, 30), Duration.ZERO, true);
        policies.put(policy);
        assertEquals(policy, policies.get());
    }

    @Test
    public void aTextThatCannotBeReadGivesTheStrictDefault() {
        settings.stored.put("house-policy", "{\"gaming-day-start\":\"noonish\",\"dealer-may-approve-own-win\":true}");
        assertEquals(HousePolicy.DEFAULT, policies.get());
    }
}
