package app.spoton.tablet.auditlog;

/** The in-memory log of other tests behaves like a real one. */
public class InMemoryAuditLogTest extends AuditLogContract {
    @Override
    protected AuditLog log() {
        return new InMemoryAuditLog();
    }
}
