package app.spoton.camera.reading;

import static org.junit.Assert.assertEquals;

import app.spoton.camera.PaintedTable;
import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import app.spoton.camera.reading.finding.CornerIndex;
import app.spoton.camera.reading.index.Calibration;
import app.spoton.camera.reading.index.HouseDeck;
import app.spoton.camera.reading.index.IndexReading;
import app.spoton.camera.reading.index.IndexScan;
import app.spoton.camera.reading.print.PrintMatch;
import app.spoton.engine.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public class CardAssemblerTest {
    private static final Calibration CALIBRATION = PaintedTable.calibration(16, 0.999);

    @Test
    public void betweenTheCornersOfAClearCardLieOnlyItsPips() {
        IndexReading corner = reading("As", 300, 300, 1, 15);
        IndexReading opposite = reading("As", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15);
        IndexReading pip = reading("Kd", 345, 350, 1, 2);
        assertEquals(1, decide(corner, opposite, pip).size());
        IndexReading clear = reading("Kd", 345, 350, 1, 15);
        assertEquals("a clear card is never dropped", 2, decide(corner, opposite, clear).size());
        assertEquals("without the other corner it may be a card", 2, decide(corner, pip).size());
    }

    /** The jack's picture looks like an index that stands on its head; a card there would hide the jack's own index. */
    @Test
    public void aDoubtfulIndexWhoseCardWouldHideAnIndexThatIsClearlySeenIsNone() {
        IndexReading jack = reading("Js", 300, 300, 1, 15);
        IndexReading picture = reading("2d", 300 + 1.5 * 24, 300 + 3.5 * 24, -1, 2);
        assertEquals(1, onATable(jack, picture).size());
        assertEquals("how large cards are is not known", 2, decide(jack, picture).size());
        IndexReading next = reading("2d", 300 + 1.5 * 24, 300 + 0.2 * 24, 1, 2);
        assertEquals("a card that lies on the jack and leaves its index free", 2, onATable(jack, next).size());
        IndexReading clear = reading("2d", 300 + 1.5 * 24, 300 + 3.5 * 24, -1, 15);
        assertEquals("a clear card is never dropped", 2, onATable(jack, clear).size());
        IndexReading opposite = reading("2d", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 2);
        assertEquals("the jack's other corner is no picture", 2, onATable(jack, opposite).size());
    }

    private static List<SeenCard> onATable(IndexReading... readings) {
        return new CardAssembler(CALIBRATION, ReadingConditions.UNKNOWN, false, 24)
                .decide(new IndexScan(List.of(readings), List.of()));
    }

    @Test
    public void cornersOfOneCardThatAreReadDifferentlyAreAsked() {
        List<SeenCard> seen = decide(reading("Ah", 300, 300, 1, 15),
                reading("4h", 300 + 3.4 * 24, 300 + 4.4 * 24, -1, 15));
        assertEquals(2, seen.stream().filter(c -> c.verdict() == ReadingVerdict.ASK).count());
    }

    @Test
    public void aDoubtfulIndexFarLargerThanTheClearOnesBesideItIsNone() {
        IndexReading[] hand = {reading("Ah", 300, 300, 1, 15), reading("4c", 360, 300, 1, 15),
                reading("9d", 420, 300, 1, 15),
            reading("Ts", 480, 300, 1, 15), null};
        IndexReading pips = reading("8h", 310, 330, 1, 3);
        hand[4] = new IndexReading(pips.index().resized(2), pips.out());
        assertEquals(4, decide(hand).size());
        hand[4] = pips;
        assertEquals("as large as they are: it may be a card", 5, decide(hand).size());
        hand[4] = new IndexReading(pips.index().resized(2), reading("8h", 310, 330, 1, 15).out());
        assertEquals("what is clear is never dropped", 5, decide(hand).size());
    }

    @Test
    public void aDoubtfulIndexThatReadsAsACardThatLiesElsewhereIsNoneAndPutsThatCardNotInDoubt() {
        IndexReading pips = reading("9c", 700, 600, 1, 12);
        pips.out()[Calibration.RANKS + Calibration.SUITS] = 0.5f;
        List<SeenCard> seen = decide(reading("9c", 300, 300, 1, 15), pips);
        assertEquals(1, seen.size());
        assertEquals(ReadingVerdict.CERTAIN, seen.get(0).verdict());
        assertEquals("a second deck may have got onto the table: both are asked", 2,
                decide(reading("9c", 300, 300, 1, 15), reading("9c", 700, 600, 1, 15)).stream()
                        .filter(card -> card.verdict() == ReadingVerdict.ASK).count());
    }

    @Test
    public void whatBelongsToACertainCardIsNotLookedAtAgain() {
        IndexReading clear = reading("As", 300, 300, 1, 15);
        IndexReading doubtful = reading("Kd", 700, 300, 1, 3);
        IndexScan view = new IndexScan(List.of(clear, doubtful), List.of());
        assertEquals(List.of(doubtful), new CardAssembler(CALIBRATION, ReadingConditions.UNKNOWN).doubtful(view));
    }

    /** Seen on a deck with an index in all four corners: a six, half under the next card, that was read as a five. */
    @Test
    public void anotherCardsIndexInTheMiddleOfACardIsAskedAbout() {
        IndexReading corner = reading("6d", 100, 100, 1, 12);
        IndexReading opposite = reading("6d", 100 + 3.4 * 24, 100 + 4.4 * 24, -1, 12);
        IndexReading five = reading("5d", 100 + 1.7 * 24, 100 + 2.2 * 24, -1, 12);
        assertEquals(Map.of("6d", ReadingVerdict.CERTAIN, "5d", ReadingVerdict.ASK),
                verdicts(decide(corner, opposite, five)));
        IndexReading beside = reading("5d", 100 + 3.9 * 24, 100, 1, 12);
        assertEquals(Map.of("6d", ReadingVerdict.CERTAIN, "5d", ReadingVerdict.CERTAIN),
                verdicts(decide(corner, opposite, beside)));
    }

    private static Map<String, ReadingVerdict> verdicts(List<SeenCard> cards) {
        return cards.stream().collect(Collectors.toMap(card -> card.card().toString(), SeenCard::verdict));
    }

    private static List<SeenCard> decide(IndexReading... readings) {
        return new CardAssembler(CALIBRATION, ReadingConditions.UNKNOWN)
                .decide(new IndexScan(List.of(readings), List.of()));
    }

    /** @param up 1 upright, -1 turned by half; clarity: the reader's logit */
    private static IndexReading reading(String text, double x, double y, int up, float clarity) {
        Card card = Card.parse(text).orElseThrow();
        float[] out = new float[IndexReading.OUTPUTS];
        out[Calibration.readersRank(card.rank())] = clarity;
        out[Calibration.RANKS + card.suit().ordinal()] = clarity;
        out[Calibration.RANKS + Calibration.SUITS] = clarity;
        return new IndexReading(new CornerIndex(x, y, 0, -up, 24, 24 * up, 0, 0.9), out);
    }

    @Test
    public void agreeingFramesMakeACardOfTheHousesDeckCertainOnlyIfTheReaderOfAllDecksIsSureToo() {
        assertEquals(ReadingVerdict.CERTAIN, verdict(6.5f, true, false));
        assertEquals("only the deck is sure", ReadingVerdict.ASK, verdict(2.5f, true, false));
        assertEquals("no frames agree", ReadingVerdict.ASK, verdict(6.5f, false, false));
    }

    @Test
    public void theSecondReaderMakesACardOfTheHousesDeckCertainOnlyIfTheReaderOfAllDecksReadsItToo() {
        for (boolean fromTheSide : new boolean[] {false, true}) {
            assertEquals(ReadingVerdict.CERTAIN, seconded(6, fromTheSide));
            assertEquals("the deck and the second reader alone", ReadingVerdict.ASK, seconded(4.5f, fromTheSide));
        }
    }

    @Test
    public void aCardThatTheDecksPrintConfirmsIsCertainFromALowerProbabilityOn() {
        assertEquals("nothing confirms it", ReadingVerdict.ASK, printed(Optional.empty(), 9));
        assertEquals(ReadingVerdict.CERTAIN, printed(Optional.of(match("9c", 2)), 9));
        assertEquals("the print is like another's too", ReadingVerdict.ASK, printed(Optional.of(match("9c", 0.01)), 9));
        assertEquals("too doubtful", ReadingVerdict.ASK, printed(Optional.of(match("9c", 2)), 2));
    }

    @Test
    public void aCardWhosePrintIsAnotherCardsIsAsked() {
        assertEquals(ReadingVerdict.CERTAIN, printed(Optional.empty(), 15));
        assertEquals(ReadingVerdict.ASK, printed(Optional.of(match("9s", 2)), 15));
        assertEquals("the print does not tell", ReadingVerdict.CERTAIN, printed(Optional.of(match("9s", 0.01)), 15));
    }

    private static PrintMatch match(String card, double margin) {
        return new PrintMatch(Card.parse(card).orElseThrow(), 0.97, 0.99, margin, margin, margin);
    }

    private static ReadingVerdict printed(Optional<PrintMatch> match, float clarity) {
        IndexReading reading = reading("9c", 300, 300, 1, clarity);
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 14,
                new Calibration.Levels(0.9999, 0.95, 0.95, 0.9), 0.5);
        return new CardAssembler(calibration, ReadingConditions.UNKNOWN)
                .decide(new IndexScan(List.of(match.map(reading::with).orElse(reading)), List.of())).get(0).verdict();
    }

    @Test
    public void whereTheReaderIsAtALossWithMostCardsAgreementMakesNoneCertain() {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 14,
                new Calibration.Levels(0.9999, 0.9, 0.9, 0.9), 0.5);
        for (int clear : new int[] {1, 6}) {
            List<IndexReading> readings = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                IndexReading one = reading(Card.of(4 * i).toString(), 200 + 150 * i, 300, 1, i < clear ? 15 : 6.5f);
                readings.add(new IndexReading(one.index(), one.out(), true, Optional.empty()));
            }
            long certain = new CardAssembler(calibration, ReadingConditions.UNKNOWN)
                    .decide(new IndexScan(readings, List.of())).stream()
                    .filter(card -> card.verdict() == ReadingVerdict.CERTAIN).count();
            assertEquals(clear == 1 ? 1 : 12, certain);
        }
    }

    @Test
    public void aPrintDoesNotMakeACardCertainThatTheReaderOfAllDecksTakesForAnother() {
        IndexReading reading = ofTheHouse(9, false);
        IndexReading other = ofTheHouse(9, false);
        float[] out = other.out();
        out[Calibration.RANKS + Card.parse("Kd").orElseThrow().suit().ordinal()] = 0;
        out[Calibration.RANKS + Card.parse("Kh").orElseThrow().suit().ordinal()] = 1;
        assertEquals(ReadingVerdict.CERTAIN, verdict(reading.with(match("Kd", 2))));
        assertEquals(ReadingVerdict.ASK, verdict(other.with(match("Kd", 2))));
    }

    private static ReadingVerdict verdict(IndexReading reading) {
        return new CardAssembler(levels(0.9999999), house(), false, 0).decide(scan(reading)).get(0).verdict();
    }

    @Test
    public void aHousesDeckThatTheReaderOfAllDecksDoubtsMustBeSurerToBeCertain() {
        assertEquals("the deck alone", ReadingVerdict.ASK, alone(2.5f, 0.996));
        assertEquals("both", ReadingVerdict.CERTAIN, alone(9, 0.996));
    }

    /** With a deck whose prototypes are less clear, so that it is sure, but not beyond doubt. */
    private static ReadingVerdict alone(float generic, double certain) {
        IndexReading reading = ofTheHouse(generic, false);
        reading.out()[18 + Calibration.readersRank(Card.parse("Qd").orElseThrow().rank())] = 0.62f;
        return new CardAssembler(levels(certain), house(), false, 0).decide(scan(reading)).get(0).verdict();
    }

    private static ReadingVerdict seconded(float generic, boolean fromTheSide) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        Calibration calibration = new Calibration(0.25, plain, plain, 14,
                new Calibration.Levels(0.9999999, 0.9999999, 0.9, 0.9), 0.5);
        IndexReading reading = ofTheHouse(generic, true);
        IndexReading supported = new IndexReading(reading.index(), reading.out(), true,
                Optional.of(reading("Kd", 300, 300, 1, 12).out()));
        return new CardAssembler(calibration, house(), fromTheSide, 0).decide(scan(supported)).get(0).verdict();
    }

    @Test
    public void fromTheSideAHousesDeckAloneDoesNotMakeACardCertain() {
        assertEquals(ReadingVerdict.CERTAIN, new CardAssembler(levels(0.9), house(), false, 0)
                .decide(scan(ofTheHouse(4, false))).get(0).verdict());
        assertEquals(ReadingVerdict.ASK, new CardAssembler(levels(0.9), house(), true, 0)
                .decide(scan(ofTheHouse(4, false))).get(0).verdict());
        assertEquals("the reader of all decks is as sure", ReadingVerdict.CERTAIN,
                new CardAssembler(levels(0.9), house(), true, 0).decide(scan(ofTheHouse(9, false))).get(0).verdict());
    }

    private static ReadingVerdict verdict(float generic, boolean agreed, boolean fromTheSide) {
        return new CardAssembler(levels(0.9999999), house(), fromTheSide, 0)
                .decide(scan(ofTheHouse(generic, agreed))).get(0).verdict();
    }

    private static Calibration levels(double certain) {
        Calibration.Temperatures plain = new Calibration.Temperatures(1, 1, 1);
        return new Calibration(0.25, plain, plain, 14, new Calibration.Levels(certain, 0.95, 0.9, 0.9), 0.5);
    }

    private static IndexScan scan(IndexReading reading) {
        return new IndexScan(List.of(reading), List.of());
    }

    /** The king of diamonds just as the house's deck has it; generic: the logit of the reader of all decks. */
    private static IndexReading ofTheHouse(float generic, boolean agreed) {
        IndexReading plain = reading("Kd", 300, 300, 1, generic);
        float[] out = plain.out();
        out[Calibration.RANKS + Calibration.SUITS] = 15;
        out[18 + Calibration.readersRank(Card.parse("Kd").orElseThrow().rank())] = 1;
        out[66 + Card.parse("Kd").orElseThrow().suit().ordinal()] = 1;
        return new IndexReading(plain.index(), out, agreed, Optional.empty());
    }

    /** A deck whose ranks and suits each have a direction of their own. */
    private static ReadingConditions house() {
        float[][] ranks = new float[HouseDeck.RANKS][48];
        float[][] suits = new float[HouseDeck.SUITS][16];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i][i] = 1;
        }
        for (int i = 0; i < suits.length; i++) {
            suits[i][i] = 1;
        }
        return ReadingConditions.UNKNOWN.with(new HouseDeck("house", ranks, suits));
    }
}
