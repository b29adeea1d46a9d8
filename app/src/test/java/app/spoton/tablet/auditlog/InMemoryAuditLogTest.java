package app.spoton.tablet.auditlog;

/** The log of other tests does what a real one does. */
public class InMemoryAuditLogTest extends AuditLogContract {
    @Override
    protected AuditLog log() {
        return new InMemoryAuditLog();
    }
}
