package app.spoton.tablet.people.staff;

/** What there is of the staff outside of its own file, and what can be done when a file is damaged. Call it on the disk thread. */
public interface StaffHistory {
    /** Whether this tablet ever had staff. */
    boolean hadStaff();

    /** Keeps the staff's own file, which is damaged, under another name; the app must be started again. Its new name. */
    String setStaffAside();

    /** Sets a log aside that cannot be opened, and starts a new one that says by whom. */
    void setLogAside(String by);
}
