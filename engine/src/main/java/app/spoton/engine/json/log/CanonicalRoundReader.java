package app.spoton.engine.json.log;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Cards;
import app.spoton.engine.catalog.Catalog;
import app.spoton.engine.json.Amounts;
import app.spoton.engine.json.JsonLine;
import app.spoton.engine.json.round.RoundReader;
import app.spoton.engine.json.round.RoundWriter;
import app.spoton.engine.money.Money;
import app.spoton.engine.round.Meter;
import app.spoton.engine.round.Round;
import app.spoton.engine.round.RoundError;
import app.spoton.engine.round.Seat;
import app.spoton.engine.round.SplitHand;
import app.spoton.engine.round.Wager;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a round as {@link RoundWriter} writes it, with the fields in its order. Game, paytables and house rules are
 * read by {@link RoundReader}, and only if they differ from the line before.
 */
final class CanonicalRoundReader {
    private static final byte[] ID = JsonLine.ascii("{\"id\":");
    private static final byte[] GAME = JsonLine.ascii(",\"game\":");
    private static final byte[] METERS = JsonLine.ascii(",\"meters\":{");
    private static final byte[] DEALER = JsonLine.ascii(",\"dealer\":");
    private static final byte[] SEATS = JsonLine.ascii(",\"seats\":[");
    private static final byte[] SEAT = JsonLine.ascii("{\"seat\":");
    private static final byte[] PLAYER = JsonLine.ascii(",\"player\":");
    private static final byte[] UNSEEN = JsonLine.ascii(",\"unseen\":true");
    private static final byte[] CARDS = JsonLine.ascii(",\"cards\":");
    private static final byte[] FOLDED = JsonLine.ascii(",\"folded\":true");
    private static final byte[] HANDS = JsonLine.ascii(",\"hands\":[");
    private static final byte[] HAND = JsonLine.ascii("{\"cards\":");
    private static final byte[] DRAWN = JsonLine.ascii(",\"drawn\":");
    private static final byte[] WAGERS = JsonLine.ascii(",\"wagers\":{");
    private static final byte[] UNCOUNTED = JsonLine.ascii('"' + Amounts.UNCOUNTED + '"');
    private static final byte[] AMOUNT = JsonLine.ascii(":{\"amount\":");
    private static final byte[] SEED = JsonLine.ascii(",\"seed\":");
    private static final byte[] RESERVE = JsonLine.ascii(",\"reserve\":");
    private static final String WITHOUT_CARDS = ",\"dealer\":[],\"seats\":[]}";
    private static final List<Wager> ALL = Wager.all();
    private static final byte[][] WAGER_IDS = new byte[ALL.size()][];
    private static final int DECK = 52;

    static {
        for (Wager wager : ALL) {
            WAGER_IDS[wager.ordinal()] = JsonLine.ascii('"' + wager.id() + "\":");
        }
    }

    private final RoundReader general;
    private final byte[] cardBuffer = new byte[DECK];
    private ByteCursor line;
    private String id = "";
    /** Game, paytables and house rules of the last line, as written and as read. */
    private byte[] setup = new byte[0];
    private Optional<RoundReader.Reading> lastSetup = Optional.empty();
    private byte[] paytables = new byte[0];

    CanonicalRoundReader(Catalog catalog) {
        general = new RoundReader(catalog, (field, parser) -> {
            throw RoundReader.malformed();
        });
    }

    /** The id of the round read last, as JSON. */
    String idJson() {
        return id;
    }

    /** The digests of the paytables of the round read last, as its entry holds them. */
    byte[] paytables() {
        return paytables;
    }

    /** Reads the round at the start of a line; what follows its seats is left to the caller. */
    RoundReader.Reading read(ByteCursor cursor) throws NotCanonicalException {
        line = cursor;
        line.expect(ID);
        int from = line.position();
        line.string();
        id = new String(line.bytes(), from, line.position() - from, StandardCharsets.ISO_8859_1);
        if (id.chars().anyMatch(one -> one > '~')) {
            throw new NotCanonicalException();
        }
        RoundReader.Reading settings = setup();
        Map<String, Meter> meters = line.skip(METERS) ? meters() : Map.of();
        line.expect(DEALER);
        Cards dealer = cards();
        line.expect(SEATS);
        Round like = settings.round();
        return new RoundReader.Reading(settings.game(), new Round(like.stage(), like.paytables(), like.house(), meters, dealer,
                seats()), Optional.empty());
    }

    private RoundReader.Reading setup() throws NotCanonicalException {
        int from = line.position();
        if (lastSetup.isPresent() && line.skip(setup) && isSetupEnd()) {
            return lastSetup.get();
        }
        line.moveTo(from);
        line.expect(GAME);
        line.string();
        while (!isSetupEnd()) {
            line.expect(',');
            line.string();
            line.expect(':');
            value();
        }
        int length = line.position() - from;
        String fields = new String(line.bytes(), from + 1, length - 1, StandardCharsets.UTF_8);
        byte[] alone = ("{\"id\":\"\"," + fields + WITHOUT_CARDS).getBytes(StandardCharsets.UTF_8);
        RoundReader.Reading read;
        try {
            read = general.read(alone, 0, alone.length);
        } catch (RoundError refused) {
            throw new NotCanonicalException();
        }
        if (read.misread().isPresent()) {
            throw new NotCanonicalException();
        }
        setup = fieldsOf(from, length);
        lastSetup = Optional.of(read);
        paytables = LoggedPaytables.json(read.round().paytables());
        return read;
    }

    private byte[] fieldsOf(int from, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(line.bytes(), from, copy, 0, length);
        return copy;
    }

    private boolean isSetupEnd() {
        int from = line.position();
        boolean ends = line.skip(METERS) || line.skip(DEALER);
        line.moveTo(from);
        return ends;
    }

    /** Moves past any value; {@link RoundReader} checks it afterward. */
    private void value() throws NotCanonicalException {
        int depth = 0;
        do {
            int one = line.peek();
            if (one == '"') {
                line.string();
                continue;
            }
            if (one < 0) {
                throw new NotCanonicalException();
            }
            depth += one == '{' || one == '[' ? 1 : one == '}' || one == ']' ? -1 : 0;
            line.moveTo(line.position() + 1);
        } while (depth > 0 || (line.peek() != ',' && line.peek() != '}'));
    }

    private Map<String, Meter> meters() throws NotCanonicalException {
        Map<String, Meter> meters = new LinkedHashMap<>();
        do {
            int from = line.position();
            line.name();
            String name = new String(line.bytes(), from + 1, line.position() - from - 2, StandardCharsets.UTF_8);
            line.expect(AMOUNT);
            long amount = line.cents();
            Money seed = line.skip(SEED) ? Money.ofCents(aboveZero(line.cents())) : Meter.NO_SEED;
            line.expect(RESERVE);
            Meter meter = new Meter(Money.ofCents(amount), seed, Money.ofCents(line.cents()));
            line.expect('}');
            if (meters.put(name, meter) != null) {
                throw new NotCanonicalException();
            }
        } while (line.skip(','));
        line.expect('}');
        return meters;
    }

    private static long aboveZero(long cents) throws NotCanonicalException {
        if (cents <= 0) {
            throw new NotCanonicalException();
        }
        return cents;
    }

    private List<Seat> seats() throws NotCanonicalException {
        List<Seat> seats = new ArrayList<>(8);
        if (line.skip(']')) {
            return seats;
        }
        do {
            seats.add(seat());
        } while (line.skip(','));
        line.expect(']');
        return seats;
    }

    private Seat seat() throws NotCanonicalException {
        line.expect(SEAT);
        Seat.Builder seat = Seat.at((int) line.number(4));
        if (line.skip(PLAYER)) {
            seat.player(line.text());
        }
        if (line.skip(UNSEEN)) {
            seat.unseen(true);
        } else {
            line.expect(CARDS);
            seat.cards(cards());
        }
        if (line.skip(FOLDED)) {
            seat.folded(true);
        }
        if (line.skip(HANDS)) {
            do {
                seat.hand(hand());
            } while (line.skip(','));
            line.expect(']');
        }
        line.expect(WAGERS);
        wagers(seat);
        line.expect('}');
        return seat.build();
    }

    private SplitHand hand() throws NotCanonicalException {
        line.expect(HAND);
        Cards kept = cards();
        line.expect(DRAWN);
        Cards drawn = cards();
        boolean folded = line.skip(FOLDED);
        line.expect('}');
        return new SplitHand(kept, drawn, folded);
    }

    /** In the order of {@link Wager}, so that none can appear twice. */
    private void wagers(Seat.Builder seat) throws NotCanonicalException {
        if (line.skip('}')) {
            return;
        }
        int next = 0;
        do {
            while (next < WAGER_IDS.length && !line.skip(WAGER_IDS[next])) {
                next++;
            }
            if (next == WAGER_IDS.length || !ALL.get(next).isBet()) {
                throw new NotCanonicalException();
            }
            Wager wager = ALL.get(next++);
            if (line.skip(UNCOUNTED)) {
                seat.betUncounted(wager);
            } else {
                seat.bet(wager, Money.ofCents(aboveZero(line.cents())));
            }
        } while (line.skip(','));
        line.expect('}');
    }

    private Cards cards() throws NotCanonicalException {
        line.expect('[');
        int count = 0;
        if (line.skip(']')) {
            return Cards.NONE;
        }
        do {
            int from = line.position() + 1;
            line.string();
            int index = line.position() - from == 3
                    ? Card.indexOf((char) line.bytes()[from], (char) line.bytes()[from + 1]) : -1;
            if (index < 0 || count == DECK) {
                throw new NotCanonicalException();
            }
            cardBuffer[count++] = (byte) index;
        } while (line.skip(','));
        line.expect(']');
        return Cards.ofIndexes(cardBuffer, count);
    }
}
