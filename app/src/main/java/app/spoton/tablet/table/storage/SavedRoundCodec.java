package app.spoton.tablet.table.storage;

import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.json.Json;
import app.spoton.engine.json.JsonObject;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.record.EngineStamp;
import app.spoton.engine.record.RoundRecord;
import app.spoton.engine.record.RoundRecordCodec;
import app.spoton.engine.round.HouseRules;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import app.spoton.engine.settlement.Settlement;
import app.spoton.engine.settlement.SettlementResult;
import app.spoton.tablet.setup.TableSetup;
import app.spoton.tablet.setup.TableSetupCodec;
import app.spoton.tablet.table.round.LastWagers;
import app.spoton.tablet.table.round.RoundAudit;
import app.spoton.tablet.table.round.RoundInProgress;
import app.spoton.tablet.table.round.RoundPhase;
import app.spoton.tablet.table.round.TableFocus;
import app.spoton.tablet.table.round.seat.SeatInPlay;
import app.spoton.tablet.table.round.seat.Stake;
import app.spoton.tablet.table.state.TableState;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** A table with its round in progress as JSON: the round's record, and the table's own fields (docs/table.md). */
public final class SavedRoundCodec {
    private static final String PHASE = "phase";
    private static final String LINE = "line";
    private static final String LAST_WAGERS = "last";
    /** The wagers of seats that sat out the last round; absent in version 1 and where there are none. */
    private static final String EARLIER_WAGERS = "earlier";
    /** The lowest seat of the same player, by seat; absent where nobody holds several. */
    private static final String PLAYERS = "players";
    private static final String FOCUS = "focus";
    private static final String VERSION = "version";
    private static final String AS_LOGGED = "as-logged";
    private static final String SETTLED_BY_VERSION_1 = "settled-by-version-1";

    /** Stands for the engine of version 1, whose saved rounds do not name it. */
    private static final EngineStamp FIRST_ENGINE = new EngineStamp("0.1", Map.of());

    private final RoundRecordCodec records;

    public SavedRoundCodec(Catalog catalog) {
        this.records = new RoundRecordCodec(catalog);
    }

    public String write(TableState state) {
        return records.write(RoundRecords.inProgress(state.round()), tableFields(state));
    }

    /** An ended round as it goes to the log; its payouts are not calculated again. */
    String writeEnded(TableState state, RoundRecord ended) {
        Map<String, String> more = tableFields(state);
        more.put(AS_LOGGED, "true");
        return records.write(ended, more);
    }

    private static Map<String, String> tableFields(TableState state) {
        RoundInProgress round = state.round();
        Map<String, String> more = TableSetupCodec.tableFields(round.setup());
        more.put(PHASE, Json.quoted(round.phase().name()));
        more.put(LINE, Integer.toString(round.line()));
        more.put(LAST_WAGERS, Json.text(wagers(state.lastWagers().lastRound())));
        if (!state.lastWagers().earlier().isEmpty()) {
            more.put(EARLIER_WAGERS, Json.text(wagers(state.lastWagers().earlier())));
        }
        if (!round.samePlayerAs().isEmpty()) {
            Map<String, Object> players = new LinkedHashMap<>();
            new TreeMap<>(round.samePlayerAs()).forEach((seat, lowest) -> players.put(seat.toString(), (long) lowest));
            more.put(PLAYERS, Json.text(players));
        }
        more.put(FOCUS, Json.quoted(focus(state.focus())));
        if (round.setup().house().choices().meterPrizesInChips()) {
            more.put(SETTLED_BY_VERSION_1, "true");
        }
        return more;
    }

    /**
     * The record of a round that was saved as ended, to be logged as it is; empty for a round in progress, and for one that
     * an older version saved.
     *
     * @throws IllegalArgumentException if the text is not a saved table, or a newer app wrote it
     */
    Optional<RoundRecord> readEnded(String text) {
        return JsonObject.of(text).isTrue(AS_LOGGED) ? Optional.of(records.read(text)) : Optional.empty();
    }

    private static Map<String, Object> wagers(Map<Integer, Map<Wager, Stake>> bySeat) {
        Map<String, Object> seats = new LinkedHashMap<>();
        new TreeMap<>(bySeat).forEach((seat, wagers) -> {
            Map<String, Object> stakes = new LinkedHashMap<>();
            wagers.forEach((wager, stake) -> stakes.put(wager.id(), stake.toString()));
            seats.put(seat.toString(), stakes);
        });
        return seats;
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
     * A saved table, of this version or the one before.
     *
     * @throws IllegalArgumentException if the text is not a saved table, or a newer app wrote it
     */
    public TableState read(String text) {
        try {
            JsonObject fields = JsonObject.of(text);
            RoundRecord record = records.read(text);
            RoundPhase phase = RoundPhase.valueOf(fields.text(PHASE));
            boolean settled = phase == RoundPhase.SETTLEMENT || phase == RoundPhase.CONFIRMED;
            boolean asVersion1 = settled && (!fields.has(VERSION) || fields.isTrue(SETTLED_BY_VERSION_1));
            TableSetup setup = TableSetupCodec.read(record.game(),
                    asVersion1 ? withMeterPrizesInChips(record.round()) : record.round(), fields);
            RoundInProgress round = withPlayers(round(setup, record), fields);
            if (settled && !round.wagersReturned()) {
                round = fields.has(VERSION) ? settledAsBefore(round, record) : round.settledAs(round.trySettle().orThrow());
                round = asVersion1 ? settledBy(FIRST_ENGINE, round) : round;
            }
            TableFocus focus = focus(fields.text(FOCUS));
            return TableState.restored(round.atLine((int) fields.number(LINE)).with(phase), isAt(round, focus) ? focus : TableFocus.NOTHING,
                    new LastWagers(wagers(fields.object(LAST_WAGERS), setup),
                            fields.has(EARLIER_WAGERS) ? wagers(fields.object(EARLIER_WAGERS), setup) : Map.of()));
        } catch (RuntimeException broken) {
            throw new IllegalArgumentException("Not a saved round: " + broken.getMessage(), broken);
        }
    }

    /** The announced amounts stay, even if an app update has corrected a rule since, and so does the engine that they are from. */
    private static RoundInProgress settledAsBefore(RoundInProgress round, RoundRecord record) {
        // With hands that can be compared, which the text has only as names.
        Optional<Settlement> again = round.trySettle() instanceof SettlementResult.Settled settled
                ? Optional.of(settled.settlement()) : Optional.empty();
        boolean isSameEngine = record.engine().version().equals(EngineVersion.text());
        Optional<String> before = record.settlement().map(announced -> Rounds.write("", announced));
        Optional<String> now = again.map(found -> Rounds.write("", found));
        boolean isSame = again.isPresent() && (isSameEngine || before.isEmpty() || before.equals(now));
        return isSame ? round.settledAs(again.get()) : settledBy(record.engine(), round.settledAs(record.settlement().orElseThrow()));
    }

    private static RoundInProgress settledBy(EngineStamp engine, RoundInProgress round) {
        return round.with(round.audit().settledBy(Optional.of(engine)));
    }

    /** Version 1 paid meter prizes in chips. What its dealer has announced stays. */
    private static Round withMeterPrizesInChips(Round round) {
        HouseRules house = round.house();
        return round.with(house.with(house.choices().withMeterPrizesInChips(true)));
    }

    private static RoundInProgress round(TableSetup setup, RoundRecord record) {
        RoundInProgress round = RoundInProgress.begin(setup).withDealer(record.round().dealer())
                .with(RoundPhase.CARDS);
        for (Seat seat : record.round().seats()) {
            if (seat.wagers().isEmpty() || round.seat(seat.number()).isInPlay()) {   // only seats that have bet are saved, and once
                throw new IllegalArgumentException("seat " + seat.number() + " has no wager, or is there twice");
            }
            int first = seat.player().map(name -> Integer.valueOf(name.substring("seat ".length())))
                    .orElse(seat.number());
            round = round.with(seat(seat, setup)).withPlayer(seat.number(), lower(seat.number(), first));
        }
        return round.with(record.evidence().origins())
                .with(new RoundAudit(record.id(), record.timeline(), record.ending(), 0, record.evidence().proposals(),
                        Optional.empty()));
    }

    /** The seat that stands for a player's seats is the lowest of them: two that stood for each other would never end. */
    private static int lower(int seat, int first) {
        if (first > seat) {
            throw new IllegalArgumentException("seat " + seat + " is not of the player of seat " + first);
        }
        return first;
    }

    /** Also of seats that have not bet yet, which the record does not have. */
    private static RoundInProgress withPlayers(RoundInProgress round, JsonObject fields) {
        RoundInProgress known = round;
        if (fields.has(PLAYERS)) {
            JsonObject players = fields.object(PLAYERS);
            for (String seat : players.names()) {
                known = known.withPlayer(Integer.parseInt(seat), lower(Integer.parseInt(seat), (int) players.number(seat)));
            }
        }
        return known;
    }

    private static SeatInPlay seat(Seat seat, TableSetup setup) {
        Map<Wager, Stake> stakes = new EnumMap<>(Wager.class);
        seat.wagers().forEach(wager ->
                stakes.put(wager, seat.isCounted(wager) ? Stake.counted(seat.stake(wager)) : Stake.UNCOUNTED));
        List<SplitHand> hands = seat.hands();
        if (hands.isEmpty() && setup.game().facts().isSplit()) {   // all folded: the round format has no hands then
            hands = List.of(new SplitHand(seat.cards(), Cards.NONE, false),
                    new SplitHand(Cards.NONE, Cards.NONE, false));
        }
        return new SeatInPlay(seat.number(), stakes, seat.cards(), seat.folded(), hands);
    }

    private static Map<Integer, Map<Wager, Stake>> wagers(JsonObject seats, TableSetup setup) {
        Map<Integer, Map<Wager, Stake>> last = new TreeMap<>();
        for (String seat : seats.names()) {
            Map<Wager, Stake> wagers = new EnumMap<>(Wager.class);
            JsonObject stakes = seats.object(seat);
            for (String wager : stakes.names()) {
                wagers.put(Wager.withId(wager).filter(setup.game().wagers()::contains).orElseThrow(),
                        Stake.parse(stakes.text(wager)).orElseThrow());
            }
            last.put(Objects.checkIndex(Integer.parseInt(seat) - 1, setup.seats()) + 1, wagers);
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

    /** Whether the table has this place. */
    private static boolean isAt(RoundInProgress round, TableFocus focus) {
        boolean hasSeat = focus.seat() >= 1 && focus.seat() <= round.setup().seats();
        if (focus instanceof TableFocus.Spot spot) {
            return hasSeat && round.setup().game().wagers().contains(spot.wager());
        }
        if (focus instanceof TableFocus.CardAt card) {
            boolean hasHand = hasSeat ? card.hand() >= 0 && card.hand() <= round.seat(card.seat()).hands().size()
                    : card.seat() == TableFocus.DEALER && card.hand() == 0;
            return hasHand && card.index() >= 0 && card.index() < Math.max(1, round.capacity(card.seat(), card.hand()));
        }
        return hasSeat;
    }
}
