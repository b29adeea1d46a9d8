package app.spoton.tablet.handbook;

/** Turns a sheet into a file to print; the shell provides it. */
@FunctionalInterface
public interface SheetWriter {
    byte[] pdf(WallSheet sheet);
}
