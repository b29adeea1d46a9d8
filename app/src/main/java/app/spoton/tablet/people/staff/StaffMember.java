package app.spoton.tablet.people.staff;

/** A person who can sign in. */
public record StaffMember(String name, Role role) {
}
