package app.spoton.tablet.people;

/** What the log knows about staff, which is there when the staff's own file is not. Call it on the disk thread. */
public interface StaffHistory {
    /** Whether this tablet ever had staff. */
    boolean hadStaff();

    /** Sets a log aside that cannot be opened, and starts a new one that says by whom. */
    void setLogAside(String by);
}
