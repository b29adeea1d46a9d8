/** A failure that is explained to whoever started the build. */
final class BootstrapFailure extends Exception {
    private static final long serialVersionUID = 1;

    BootstrapFailure(String message) {
        super(message);
    }
}
