package app.spoton.camera.reading.print;

import app.spoton.engine.card.Card;
import app.spoton.engine.card.Rank;
import app.spoton.engine.card.Suit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the indices of one deck are printed: at most two pictures of each card's, one from each corner. Immutable. */
public final class DeckPrint {
    public static final DeckPrint NONE = new DeckPrint(Map.of());
    private static final int MOST = 2;
    private static final String LINE = "i ";

    private final Map<Card, List<IndexPrint>> prints;

    private DeckPrint(Map<Card, List<IndexPrint>> prints) {
        this.prints = prints;
    }

    /** This deck and one more picture; those beyond two of a card are left out. */
    public DeckPrint with(Card card, IndexPrint print) {
        Map<Card, List<IndexPrint>> more = new TreeMap<>(Comparator.comparingInt(Card::index));
        more.putAll(prints);
        List<IndexPrint> both = new ArrayList<>(of(card));
        if (both.size() < MOST) {
            both.add(print);
        }
        more.put(card, List.copyOf(both));
        return new DeckPrint(Collections.unmodifiableMap(more));
    }

    List<IndexPrint> of(Card card) {
        return prints.getOrDefault(card, List.of());
    }

    /** Whether every rank and every suit is known, so that none can be taken for one that is not. */
    public boolean isWhole() {
        return prints.keySet().stream().map(Card::rank).distinct().count() == Rank.values().length
                && prints.keySet().stream().map(Card::suit).distinct().count() == Suit.values().length;
    }

    /** A line of text for each picture. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        prints.forEach((card, both) -> both.forEach(print -> lines.add(LINE + card + " "
                + Base64.getEncoder().encodeToString(print.bytes()))));
        return lines;
    }

    /** Reads what {@link #lines()} gave; empty if one line is anything else. */
    public static Optional<DeckPrint> parse(List<String> lines) {
        DeckPrint deck = NONE;
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            Optional<Card> card = words.length == 3 && line.startsWith(LINE) ? Card.parse(words[1]) : Optional.empty();
            if (card.isEmpty() || deck.of(card.get()).size() == MOST) {
                return Optional.empty();
            }
            try {
                deck = deck.with(card.get(), IndexPrint.of(Base64.getDecoder().decode(words[2])));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        return Optional.of(deck);
    }
}
