package app.spoton.engine.cli;

/** The engine's command line. */
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        System.out.println("spoton");
    }
}
