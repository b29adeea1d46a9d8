package app.spoton.engine.oracle.value;

import java.util.ArrayList;
import java.util.List;

/** One of a seat's two hands in 4 Card Split. */
public final class OracleSplit {
    public final List<Object> rawCards = new ArrayList<>();
    public final List<Object> rawDrawn = new ArrayList<>();
    public int[] cards = new int[0];
    public int[] drawn = new int[0];
    public boolean folded;
}
