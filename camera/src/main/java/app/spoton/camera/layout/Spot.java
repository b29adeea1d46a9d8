package app.spoton.camera.layout;

/** Whose cards lie there: the dealer's or a seat's. Seats count from 1 at the dealer's left. */
public record Spot(int seat) implements Comparable<Spot> {
    public static final Spot DEALER = new Spot(0);

    public Spot {
        if (seat < 0) {
            throw new IllegalArgumentException("seat " + seat);
        }
    }

    public boolean isDealer() {
        return seat == 0;
    }

    @Override
    public int compareTo(Spot other) {
        return Integer.compare(seat, other.seat);
    }

    @Override
    public String toString() {
        return isDealer() ? "dealer" : "seat " + seat;
    }
}
