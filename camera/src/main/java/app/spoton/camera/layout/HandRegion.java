package app.spoton.camera.layout;

/** The owner of cards: the dealer or a seat. Seats count from 1 at the dealer's left. */
public record HandRegion(int seat) implements Comparable<HandRegion> {
    public static final HandRegion DEALER = new HandRegion(0);

    public HandRegion {
        if (seat < 0) {
            throw new IllegalArgumentException("seat " + seat);
        }
    }

    public boolean isDealer() {
        return seat == 0;
    }

    @Override
    public int compareTo(HandRegion other) {
        return Integer.compare(seat, other.seat);
    }

    @Override
    public String toString() {
        return isDealer() ? "dealer" : "seat " + seat;
    }
}
