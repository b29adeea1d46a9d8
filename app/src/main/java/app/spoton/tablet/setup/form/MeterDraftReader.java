package app.spoton.tablet.setup.form;

import app.spoton.engine.game.facts.HouseOption;
import app.spoton.engine.money.Money;
import app.spoton.engine.paytable.Paytable;
import app.spoton.engine.round.ContributionAdvice;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.setup.ContributionRate;
import app.spoton.tablet.setup.MeterKeeper;
import app.spoton.tablet.setup.draft.MeterDraft;
import app.spoton.tablet.setup.draft.SetupDraft;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the meters of a draft and warns about entries that the manuals advise against. */
final class MeterDraftReader {
    private static final Pattern PERCENT = Pattern.compile("(\\d{1,3})(?:\\.(\\d{1,2}))?");
    private static final Meter OF_THE_CONTROLLER = new Meter(Money.ZERO, Meter.NO_SEED, Money.ZERO);

    private final SetupDraft draft;
    private final DraftFindings findings;
    private final Optional<Paytable> table;
    private final Map<String, Meter> meters = new LinkedHashMap<>();
    private final Map<String, ContributionRate> rates = new LinkedHashMap<>();

    MeterDraftReader(SetupDraft draft, DraftFindings findings, Optional<Paytable> table) {
        this.draft = draft;
        this.findings = findings;
        this.table = table;
    }

    Map<String, Meter> meters() {
        return meters;
    }

    Map<String, ContributionRate> rates() {
        return rates;
    }

    /** A table that does not offer the progressive has no meters, and a controller's meters have no amount here. */
    void read() {
        List<String> names = draft.offers(Wager.PROGRESSIVE) ? table.map(Paytable::meters).orElse(List.of()) : List.of();
        for (String name : names) {
            if (draft.progressive().keeper() == MeterKeeper.CONTROLLER) {
                meters.put(name, OF_THE_CONTROLLER);
            } else {
                meters.put(name, meter(name));
                rates.put(name, rate(name));
            }
        }
    }

    private Meter meter(String name) {
        MeterDraft typed = draft.progressive().meter(name);
        Money seed = required(SetupField.of(SetupField.Name.SEED, name), typed.seed());
        if (!typed.seed().isBlank()) {
            Meter.seedRefused(seed).ifPresent(words ->
                    findings.wrong(SetupField.of(SetupField.Name.SEED, name), SetupProblem.Kind.SEED, words));
            Meter.seedWarning(seed, table.orElseThrow().largestFixedAward()).ifPresent(words ->
                    findings.warn(SetupField.of(SetupField.Name.SEED, name), SetupProblem.Kind.SEED, words));
        }
        if (draft.isLive(name)) {
            Meter live = draft.progressive().live().get(name);
            return new Meter(live.amount(), seed, live.reserve());
        }
        return new Meter(required(SetupField.of(SetupField.Name.AMOUNT, name), typed.amount()), seed,
                findings.optional(SetupField.of(SetupField.Name.RESERVE, name), typed.reserve()).orElse(Money.ZERO));
    }

    private Money required(SetupField field, String typed) {
        if (typed.isBlank()) {
            findings.wrong(field, SetupProblem.Kind.AMOUNT_MISSING, "");
            return Money.ZERO;
        }
        return findings.amount(field, typed);
    }

    private ContributionRate rate(String name) {
        MeterDraft typed = draft.progressive().meter(name);
        SetupField field = SetupField.of(SetupField.Name.RATE, name);
        SetupField reserveField = SetupField.of(SetupField.Name.RESERVE_RATE, name);
        int before = findings.problems().size();
        int rate = percent(field, typed.rate());
        int reserve = typed.reserveRate().isBlank() ? 0 : percent(reserveField, typed.reserveRate());
        if (rate + reserve > ContributionRate.ALL) {
            findings.wrong(field, SetupProblem.Kind.PERCENT_SUM, "");
        }
        if (findings.problems().size() > before) {
            return ContributionRate.NONE;
        }
        advise(name, field, rate);
        ContributionAdvice.reserve(reserve).ifPresent(words -> findings.warn(reserveField, SetupProblem.Kind.ADVICE, words));
        return new ContributionRate(rate, reserve);
    }

    /** The rate in force is the one that the progressive is configured with; a new meter has none yet. */
    private void advise(String name, SetupField field, int rate) {
        boolean allFromMeter = draft.options().on().contains(HouseOption.FIXED_PROGRESSIVE_PAYS)
                && draft.game().facts().has(HouseOption.FIXED_PROGRESSIVE_PAYS);
        Optional<ContributionRate> inForce = Optional.ofNullable(draft.progressive().rates().get(name))
                .filter(known -> draft.isLive(name));
        Optional<String> words = allFromMeter ? ContributionAdvice.whereAllPaysComeFromTheMeter(rate)
                : inForce.flatMap(preset -> ContributionAdvice.whereOnlyPercentagesComeFromTheMeter(rate, preset.meter()));
        words.ifPresent(text -> findings.warn(field, SetupProblem.Kind.ADVICE, text));
    }

    private int percent(SetupField field, String text) {
        Matcher typed = PERCENT.matcher(text.strip());
        if (typed.matches()) {
            String hundredths = typed.group(2) == null ? "" : typed.group(2);
            int percent = Integer.parseInt(typed.group(1)) * 100 + Integer.parseInt((hundredths + "00").substring(0, 2));
            if (percent <= ContributionRate.ALL) {
                return percent;
            }
        }
        findings.wrong(field, SetupProblem.Kind.PERCENT, "");
        return 0;
    }
}
