package app.spoton.tablet.people.staff;

/** Evidence of staff outside its own file, and recovery when a file is damaged. Call it on the disk thread. */
public interface StaffHistory {
    /** Whether this tablet ever had staff. */
    boolean hadStaff();

    /** Keeps the staff's own file, which is damaged, under another name; the app must be started again. Its new name. */
    String setStaffAside();

    /** Sets a log aside that cannot be opened, and starts a new one that says by whom. */
    void setLogAside(String by);
}
