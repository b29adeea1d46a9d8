package app.spoton.tablet.table;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.tablet.auditlog.KnownBy;
import app.spoton.tablet.auditlog.RoundLogEntry;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * A table with its round in progress as a text of JSON: the round in the round format as far as it has come, and in
 * further fields what the format does not know. The settlement is not in it: the engine comes to the same again.
 */
final class SavedRoundCodec {
    private SavedRoundCodec() {
    }

    static String write(TableState state) {
        RoundInProgress round = state.round();
        Map<String, String> more = TableSetupCodec.more(round.setup());
        more.put("phase", Rounds.quoted(round.phase().name()));
        more.put("line", Integer.toString(round.line()));
        more.put("known", object(round.known(), Card::toString, by -> Rounds.quoted(by.name())));
        more.put("last", object(state.lastWagers, Object::toString, wagers ->
                object(wagers, Wager::id, stake -> Rounds.quoted(stake.toString()))));
        more.put("focus", Rounds.quoted(focus(state.focus())));
        more.put("story", story(round.story()));
        List<Seat> seats = round.seatsInPlay().stream().map(round::engines).collect(Collectors.toList());
        return Rounds.write(round.story().id(), round.setup().game(), new Round(round.setup().paytables(),
                round.setup().house(), round.setup().meters(), round.dealer(), seats), more);
    }

    private static <K, V> String object(Map<K, V> map, Function<K, String> name,
            Function<V, String> json) {
        return map.entrySet().stream().map(each -> Rounds.quoted(name.apply(each.getKey())) + ":"
                + json.apply(each.getValue())).sorted().collect(Collectors.joining(",", "{", "}"));
    }

    private static String story(RoundTimeline story) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int place = 0; place < story.dealers().size(); place++) {
            fields.put("dealer " + place, story.dealers().get(place));
        }
        story.begun().ifPresent(at -> fields.put("begun", at.toString()));
        story.settled().ifPresent(at -> fields.put("settled", at.toString()));
        story.ended().ifPresent(at -> fields.put("ended", at.toString()));
        fields.put("end", story.end().name());
        fields.put("reason", story.reason());
        story.approvals().forEach((step, supervisor) -> fields.put("step " + step, supervisor));
        return object(fields, String::toString, Rounds::quoted);
    }

    private static String focus(TableFocus focus) {
        if (focus instanceof TableFocus.Spot spot) {
            return "spot " + spot.seat() + " " + spot.wager().id();
        }
        if (focus instanceof TableFocus.CardAt card) {
            return "card " + card.seat() + " " + card.hand() + " " + card.index();
        }
        return focus instanceof TableFocus.Decision decision ? "decision " + decision.seat() : "nothing";
    }

    /**
     * A table as it was when it was written.
     *
     * @throws IllegalArgumentException if the text is not one that was written, or not by an app of this kind
     */
    static TableState read(Catalog catalog, String text) {
        try {
            Rounds.Parsed parsed = Rounds.parse(catalog, text);
            JSONObject fields = new JSONObject(text);
            TableSetup setup = TableSetupCodec.read(parsed, fields);
            RoundInProgress round = round(setup, parsed.round(), fields);
            if (!round.wasGivenBack() && (round.phase() == RoundPhase.SETTLEMENT || round.phase() == RoundPhase.CONFIRMED)) {
                int line = round.line();
                RoundPhase phase = round.phase();
                round = round.settledAs(round.settle()).atLine(line).with(phase);
            }
            return TableState.restored(round, focus(fields.getString("focus")), last(fields.getJSONObject("last")));
        } catch (JSONException | RuntimeException broken) {
            throw new IllegalArgumentException("No round: " + broken.getMessage(), broken);
        }
    }

    private static RoundInProgress round(TableSetup setup, Round written, JSONObject fields) throws JSONException {
        RoundInProgress round = RoundInProgress.begin(setup).withDealer(written.dealer());
        for (Seat seat : written.seats()) {
            int first = seat.player().map(name -> Integer.valueOf(name.substring("seat ".length())))
                    .orElse(seat.number());
            round = round.with(seat(seat)).withPlayer(seat.number(), first);
        }
        Map<Card, KnownBy> known = new HashMap<>();
        JSONObject by = fields.getJSONObject("known");
        for (String card : TableSetupCodec.keys(by)) {
            known.put(Card.parse(card).orElseThrow(), KnownBy.valueOf(by.getString(card)));
        }
        return round.with(known).with(RoundPhase.valueOf(fields.getString("phase"))).atLine(fields.getInt("line"))
                .with(story(fields.getString("id"), fields.getJSONObject("story")));
    }

    private static SeatInPlay seat(Seat seat) {
        Map<Wager, Money> stakes = new EnumMap<>(Wager.class);
        seat.wagers().forEach(wager -> stakes.put(wager, seat.stake(wager)));
        boolean split = seat.made(Wager.ANTE_1) || seat.made(Wager.ANTE_2) || seat.made(Wager.BLIND);
        List<SplitHand> hands = seat.hands();
        if (split && hands.isEmpty()) {   // all four thrown in: the format has no hands then
            hands = List.of(new SplitHand(seat.cards(), Cards.NONE, false),
                    new SplitHand(Cards.NONE, Cards.NONE, false));
        }
        return new SeatInPlay(seat.number(), stakes, seat.cards(), seat.folded(), hands);
    }

    private static RoundTimeline story(String id, JSONObject told) throws JSONException {
        Map<Integer, String> approvals = new TreeMap<>();
        for (String field : TableSetupCodec.keys(told)) {
            if (field.startsWith("step ")) {
                approvals.put(Integer.valueOf(field.substring("step ".length())), told.getString(field));
            }
        }
        List<String> dealers = new ArrayList<>();
        while (told.has("dealer " + dealers.size())) {
            dealers.add(told.getString("dealer " + dealers.size()));
        }
        return new RoundTimeline(id, dealers, time(told, "begun"), time(told, "settled"), time(told, "ended"),
                approvals, RoundLogEntry.End.valueOf(told.getString("end")), told.getString("reason"), 0);
    }

    private static Optional<Instant> time(JSONObject told, String field) throws JSONException {
        return told.has(field) ? Optional.of(Instant.parse(told.getString(field))) : Optional.empty();
    }

    private static Map<Integer, Map<Wager, Money>> last(JSONObject seats) throws JSONException {
        Map<Integer, Map<Wager, Money>> last = new TreeMap<>();
        for (String seat : TableSetupCodec.keys(seats)) {
            Map<Wager, Money> wagers = new EnumMap<>(Wager.class);
            JSONObject written = seats.getJSONObject(seat);
            for (String wager : TableSetupCodec.keys(written)) {
                wagers.put(Wager.withId(wager).orElseThrow(), Money.parse(written.getString(wager)).orElseThrow());
            }
            last.put(Integer.valueOf(seat), wagers);
        }
        return last;
    }

    private static TableFocus focus(String written) {
        String[] words = written.split(" ", -1);
        return switch (words[0]) {
            case "spot" -> new TableFocus.Spot(Integer.parseInt(words[1]), Wager.withId(words[2]).orElseThrow());
            case "card" -> new TableFocus.CardAt(Integer.parseInt(words[1]), Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]));
            case "decision" -> new TableFocus.Decision(Integer.parseInt(words[1]));
            default -> TableFocus.NOTHING;
        };
    }
}
