package app.spoton.camera.device;

import java.util.List;

/**
 * Watches the preview and decides when to read: something lies on the layout, nothing has moved for a moment, and no
 * hand reaches in. After a reading it waits for the layout to change.
 */
public final class PreviewWatcher {
    /** What the layout is doing. */
    public enum State {
        /** Nothing lies there. */
        EMPTY,
        /** Somebody reaches in. */
        HANDS,
        /** Nobody reaches in, but something moves. */
        MOVING,
        /** Something lies there and has just come to rest. */
        SETTLING,
        /** Now is the moment to read. */
        READ_NOW,
        /** What lies there has been read. */
        READ
    }

    private static final long STILL_MS = 600;
    private static final long DARK_MS = 1000;
    private static final double MOVES = 0.004;
    private static final double CHANGED = 0.012;
    private static final double DARK = 32;

    private State state = State.EMPTY;
    private long stillSince;
    private long darkSince = -1;
    private boolean dark;

    /**
     * Takes in one frame of the preview.
     *
     * @param moved the share of the picture that differs from the frame before
     */
    public State see(long atMs, double moved, double brightness, List<PreviewObject> things) {
        noteBrightness(atMs, brightness);
        boolean hands = things.stream().anyMatch(PreviewObject::reachesIn);
        if (hands || moved > (state == State.READ ? CHANGED : MOVES)) {
            state = hands ? State.HANDS : State.MOVING;
            return state;
        }
        switch (state) {
            case HANDS, MOVING -> {
                state = State.SETTLING;
                stillSince = atMs;
            }
            case EMPTY -> {
                if (!things.isEmpty()) {
                    state = State.SETTLING;
                    stillSince = atMs;
                }
            }
            case SETTLING -> {
                if (atMs - stillSince >= STILL_MS) {
                    state = things.isEmpty() ? State.EMPTY : State.READ_NOW;
                }
            }
            case READ_NOW -> state = State.READ;
            case READ -> { }
        }
        return state;
    }

    /** Whether it has been too dark for a while. */
    public boolean isDark() {
        return dark;
    }

    private void noteBrightness(long atMs, double brightness) {
        if (brightness >= DARK) {
            darkSince = -1;
            dark = false;
        } else if (darkSince < 0) {
            darkSince = atMs;
        } else if (atMs - darkSince >= DARK_MS) {
            dark = true;
        }
    }

    /** Reads again what lies there, as after a tap on 'again'. */
    public void again() {
        state = State.MOVING;
    }

    /** Treats the current layout as read, because somebody had it read by hand. */
    public void taken() {
        state = State.READ;
    }
}
