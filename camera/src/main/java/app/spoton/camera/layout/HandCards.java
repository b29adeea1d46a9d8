package app.spoton.camera.layout;

import app.spoton.camera.ReadingVerdict;
import app.spoton.camera.SeenCard;
import java.util.List;
import java.util.Optional;

/** The cards at one spot, from left to right as seen from that spot. */
public record HandCards(HandRegion spot, List<SeenCard> cards, int fewest, int most) {
    private static final String[] WORDS =
        {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};

    public HandCards {
        cards = List.copyOf(cards);
    }

    /** Whether there are as many cards as the game deals and each has a reading. */
    public boolean isWhole() {
        return problem().isEmpty();
    }

    /** What is wrong with the number of cards, for the dealer to read. */
    public Optional<String> problem() {
        int found = cards.size();
        long blank = cards.stream().filter(card -> card.verdict() == ReadingVerdict.INCOMPLETE).count();
        if (found < fewest) {
            return Optional.of(spot + ": " + word(found) + " of " + word(fewest) + " cards found");
        }
        if (found > most) {
            return Optional.of(spot + ": " + word(found) + " cards found, the game deals " + word(most));
        }
        if (blank > 0) {
            return Optional.of(spot + ": " + word((int) blank) + (blank == 1 ? " card" : " cards") + " cannot be read");
        }
        return Optional.empty();
    }

    private static String word(int n) {
        return n < WORDS.length ? WORDS[n] : Integer.toString(n);
    }
}
