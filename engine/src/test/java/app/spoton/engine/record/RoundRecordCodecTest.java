package app.spoton.engine.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.spoton.engine.RandomRounds;
import app.spoton.engine.auditlog.LogLine;
import app.spoton.engine.auditlog.SampleLog;
import app.spoton.engine.card.Card;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.catalog.EngineVersion;
import app.spoton.engine.game.Game;
import app.spoton.engine.json.round.Rounds;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.Stage;
import app.spoton.engine.round.Wager;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.Test;

public class RoundRecordCodecTest {
    private static final Instant BEGUN = Instant.parse("2026-11-16T20:00:00.123Z");
    private static final int ROUNDS = 300;

    private final RoundRecordCodec codec = new RoundRecordCodec(Catalog.standard());

    private interface RecordProperty {
        void of(RoundRecord record);
    }

    /** Tests records of seeded rounds of all games, settled or at an earlier stage, with all variants of the other fields. */
    private void holds(long seed, RecordProperty property) {
        Random random = new Random(seed);
        RandomRounds rounds = new RandomRounds(seed);
        for (Game game : Catalog.standard().games()) {
            for (int number = 0; number < ROUNDS; number++) {
                String json = rounds.next(game, number).json();
                if (random.nextInt(3) == 0) {
                    json = json.replaceAll("\"(ante|play|blind|ante-1|ante-2|bad-beat)\":\"[0-9.]+\"", "\"$1\":\"?\"");
                }
                Round round = Rounds.parse(Catalog.standard(), json).round()
                        .at(Stage.values()[random.nextInt(3)]);
                property.of(record("r" + number, game, round, random));
            }
        }
    }

    private static RoundRecord record(String id, Game game, Round round, Random random) {
        RoundRecord record = RoundRecord.of(id, game, "Pit \"3\"", round);
        if (game.check(round).isEmpty() && random.nextInt(4) > 0) {
            record = record.settledAs(game.settle(round));
        }
        Map<Card, CardOrigin> origins = new LinkedHashMap<>();
        round.dealer().list().forEach(card ->
                origins.put(card, CardOrigin.values()[random.nextInt(CardOrigin.values().length)]));
        boolean ended = random.nextBoolean();
        return record.with(new RoundTimeline(random.nextBoolean() ? List.of("Ann") : List.of("Ann", "Göran"),
                        Optional.of(BEGUN), ended ? Optional.of(BEGUN.plusSeconds(60)) : Optional.empty(),
                        ended ? Optional.of(BEGUN.plusSeconds(90)) : Optional.empty()))
                .with(new RoundEnding(ended ? Optional.of(RoundEnd.values()[random.nextInt(3)]) : Optional.empty(),
                        ended ? "a card was exposed" : "", random.nextBoolean() ? Map.of(3, "Sue", 11, "Tom") : Map.of()))
                .with(new RoundEvidence(origins, "Red Bee", random.nextBoolean() ? List.of("r1-1.jpg") : List.of()))
                .with(random.nextBoolean() ? List.of() : List.of(new MeterChange("main", MeterChange.Kind.WIN,
                        Money.ofCents(-12345), Money.ZERO, new Meter(Money.ofCents(1), Money.ofCents(2), Money.ofCents(3)),
                        "", "Ann")));
    }

    @Test
    public void aWrittenRecordIsReadBackAndWrittenTheSame() {
        holds(31, record -> {
            String written = codec.write(record);
            RoundRecord read = codec.read(written);
            assertEquals(written, codec.write(read));
            assertEquals(record.timeline(), read.timeline());
            assertEquals(record.ending(), read.ending());
            assertEquals(record.evidence(), read.evidence());
            assertEquals(record.meterChanges(), read.meterChanges());
            assertEquals(record.engine(), read.engine());
            assertEquals(record.round().stage(), read.round().stage());
            assertEquals(record.settlement().isPresent(), read.settlement().isPresent());
        });
    }

    @Test
    public void aRecordThatIsReadBackIsSettledTheSame() {
        holds(32, record -> record.settlement().ifPresent(settlement -> {
            RoundRecord read = codec.read(codec.write(record));
            assertEquals(Rounds.write("x", settlement), Rounds.write("x", read.game().settle(read.round())));
        }));
    }

    /** Found by the fuzzer: it was read, and could not be written again. */
    @Test
    public void aSettlementWithoutTheDealersHandIsRefused() {
        holds(34, record -> {
            if (record.settlement().filter(found -> found.stage() == Stage.SHOWN).isPresent()) {
                String written = codec.write(record);
                int dealer = written.indexOf("\"dealer\":{\"hand\"");
                String without = written.substring(0, dealer) + "\"dealer\":{\"adhn\"" + written.substring(dealer + 16)
                        .replaceFirst("\"cards\"", "\"cord\"");
                assertThrows(IllegalArgumentException.class, () -> codec.read(without));
                String early = written.substring(0, dealer) + "\"stage\":\"shown\"," + written.substring(dealer);
                assertThrows(IllegalArgumentException.class, () -> codec.read(early));
            }
        });
    }

    @Test
    public void entriesOfThisVersionVerify() {
        List<LogLine> lines = new ArrayList<>();
        holds(33, record -> {
            if (record.settlement().isPresent() && record.meterChanges().isEmpty()) {
                String previous = lines.isEmpty() ? LogLine.NOTHING : lines.get(lines.size() - 1).hash();
                String own = codec.write(record).replace("\"id\":\"" + record.id() + '"', "\"id\":\"" + lines.size() + '"');
                lines.add(LogLine.after(previous, lines.size() + 1, BEGUN, "round", own));
            }
        });
        assertEquals(List.of(), SampleLog.verify(SampleLog.export(lines, lines.get(lines.size() - 1), "")).findings());
    }

    @Test
    public void aRecordNamesItsVersionItsEngineAndItsPaytables() {
        Game game = Catalog.standard().game("super-4-poker").orElseThrow();
        Round round = new Round(Catalog.standard().tablesFor(game, Map.of()), app.spoton.engine.round.HouseRules.STANDARD,
                Map.of(), app.spoton.engine.card.Cards.NONE, List.of());
        RoundRecord record = RoundRecord.of("r1", game, "Pit 3", round);
        assertTrue(codec.write(record).contains("\"version\":2,"));
        assertEquals(EngineVersion.text(), record.engine().version());
        assertEquals(3, record.engine().paytables().size());
        Round other = new Round(Catalog.standard().tablesFor(game, Map.of(Wager.PLAYER_BONUS, "PB-B")),
                app.spoton.engine.round.HouseRules.STANDARD, Map.of(), app.spoton.engine.card.Cards.NONE, List.of());
        assertNotEquals(record.engine().paytables().get(Wager.PLAYER_BONUS),
                record.with(other).engine().paytables().get(Wager.PLAYER_BONUS));
        assertEquals(record.engine().paytables().get(Wager.BAD_BEAT),
                record.with(other).engine().paytables().get(Wager.BAD_BEAT));
    }

    @Test
    public void textThatIsNotARecordIsRejected() {
        String fine = "{\"version\":2,\"id\":\"r\",\"game\":\"super-4-poker\",\"dealer\":[],\"seats\":[],\"log\":{}}";
        assertFalse(codec.read(fine).settlement().isPresent());
        for (String broken : List.of("", "[]", "{}", fine.replace("\"version\":2", "\"version\":3"),
                fine.replace("super-4", "super-5"), fine.replace("\"log\":{}", "\"log\":{\"begun\":\"yesterday\"}"),
                fine.replace("\"log\":{}", "\"log\":{\"known\":{\"Zz\":\"camera\"}}"),
                fine.replace("\"log\":{}", "\"log\":{\"known\":{\"As\":\"heard\"}}"),
                fine.replace("\"log\":{}", "\"log\":{},\"settlement\":{\"steps\":[{\"wager\":\"tip\"}]}"))) {
            assertThrows(broken, IllegalArgumentException.class, () -> codec.read(broken));
        }
    }

    @Test
    public void everyIdIsReadBack() {
        for (CardOrigin origin : CardOrigin.values()) {
            assertEquals(Optional.of(origin), CardOrigin.withId(origin.id()));
        }
        assertEquals(Optional.of(CardOrigin.TYPED), CardOrigin.withId("BY_HAND"));
        assertEquals(Optional.of(CardOrigin.CONFIRMED), CardOrigin.withId("asked"));
        assertEquals(Optional.empty(), CardOrigin.withId("heard"));
        assertEquals(Optional.of(RoundEnd.MISDEAL), RoundEnd.withId("MISDEAL"));
    }
}
