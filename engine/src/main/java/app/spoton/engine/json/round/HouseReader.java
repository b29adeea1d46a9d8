package app.spoton.engine.json.round;

import app.spoton.engine.game.Game;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.ErrorCode;
import app.spoton.engine.round.HouseChoices;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Limits;
import app.spoton.engine.round.Wager;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the house rules of a round. Options and limits that do not apply to its game are ignored. */
final class HouseReader {
    private final Faults faults;
    private Money smallestChip = Money.CENT;
    private Optional<List<String>> order = Optional.empty();
    private boolean badBeatOnFold;
    private boolean queensUpOnFold;
    private boolean progressiveOnFold;
    private boolean fixedPaysFromMeter;
    private HouseChoices choices = HouseChoices.STANDARD;
    private Map<String, Limits> limits = Map.of();

    HouseReader(Faults faults) {
        this.faults = faults;
    }

    void read(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String option = parser.currentName();
            parser.nextToken();
            switch (option) {
                case "smallest-chip" -> smallestChip(parser);
                case "order" -> order(parser);
                case "bad-beat-on-fold" -> badBeatOnFold = choice(parser, "lose", "resolve");
                case "queens-up-on-fold" -> queensUpOnFold = choice(parser, "lose", "resolve");
                case "progressive-on-fold" -> progressiveOnFold = bool(parser);
                case "fixed-progressive-pays" -> fixedPaysFromMeter = choice(parser, "tray", "meter");
                case "bad-beat-on-tie" -> choices = choices.withBadBeatOnTie(choice(parser, "lose", "win"));
                case "instant-winner" -> choices = choices.withAnyInstantWinner(choice(parser, "best", "any"));
                case "link-envy" -> choices = choices.withLinkEnvyByWinner(choice(parser, "receiver", "winner"));
                case "limits" -> limits(parser);
                default -> parser.skipChildren();
            }
        }
    }

    /** The house rules for a game. */
    HouseRules rules(Game game) {
        Map<Wager, Limits> byWager = limits.isEmpty() ? Map.of() : new EnumMap<>(Wager.class);
        limits.forEach((id, limit) -> Wager.withId(id).ifPresent(wager -> byWager.put(wager, limit)));
        Optional<List<Wager>> wagers = order.filter(ids -> game.letsTheHouseOrder()).map(this::named);
        return new HouseRules(smallestChip, wagers, badBeatOnFold, queensUpOnFold, progressiveOnFold,
                fixedPaysFromMeter, byWager, choices);
    }

    private List<Wager> named(List<String> ids) {
        List<Wager> named = new ArrayList<>();
        for (String id : ids) {
            Wager.withId(id).ifPresentOrElse(named::add, () -> faults.note(ErrorCode.UNKNOWN_WAGER,
                    "The order of the house names '" + id + "', which no game has."));
        }
        return named;
    }

    private void smallestChip(JsonParser parser) throws IOException {
        Optional<Money> chip = Amounts.read(parser).filter(amount -> !amount.isZero());
        smallestChip = chip.orElse(Money.CENT);
        if (chip.isEmpty()) {
            faults.note(ErrorCode.BAD_AMOUNT, "The smallest chip must be an amount above zero, as \"0.50\".");
        }
    }

    private void order(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_ARRAY);
        List<String> ids = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            RoundReader.expect(parser.currentToken(), JsonToken.VALUE_STRING);
            ids.add(parser.getText());
        }
        order = Optional.of(ids);
    }

    private void limits(JsonParser parser) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.START_OBJECT);
        limits = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String wager = parser.currentName();
            RoundReader.expect(parser.nextToken(), JsonToken.START_OBJECT);
            if (Wager.withId(wager).isEmpty()) {
                parser.skipChildren();
                continue;
            }
            Optional<Money> min = Optional.empty();
            Optional<Money> max = Optional.empty();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String end = parser.currentName();
                parser.nextToken();
                switch (end) {
                    case "min" -> min = limit(parser);
                    case "max" -> max = limit(parser);
                    default -> throw RoundReader.malformed();
                }
            }
            limits.put(wager, new Limits(min, max));
        }
    }

    private Optional<Money> limit(JsonParser parser) throws IOException {
        Optional<Money> amount = Amounts.read(parser);
        if (amount.isEmpty()) {
            faults.note(ErrorCode.BAD_AMOUNT, "A limit must be an amount in dollars and cents, as \"5.00\".");
        }
        return amount;
    }

    /** Reads an option that has two values; whether it has the second one. */
    private static boolean choice(JsonParser parser, String first, String second) throws IOException {
        RoundReader.expect(parser.currentToken(), JsonToken.VALUE_STRING);
        String chosen = parser.getText();
        if (!chosen.equals(first) && !chosen.equals(second)) {
            throw RoundReader.malformed();
        }
        return chosen.equals(second);
    }

    private static boolean bool(JsonParser parser) {
        if (!parser.currentToken().isBoolean()) {
            throw RoundReader.malformed();
        }
        return parser.currentToken() == JsonToken.VALUE_TRUE;
    }
}
