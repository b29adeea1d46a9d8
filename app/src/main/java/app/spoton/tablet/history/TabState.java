package app.spoton.tablet.history;

/** The immutable state of a tab, with its status. */
public interface TabState<S> {
    TabStatus status();

    S withStatus(TabStatus next);
}
