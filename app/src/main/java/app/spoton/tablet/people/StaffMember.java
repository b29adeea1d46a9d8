package app.spoton.tablet.people;

/** A person who can sign in. */
public record StaffMember(String name, Role role) {
}
