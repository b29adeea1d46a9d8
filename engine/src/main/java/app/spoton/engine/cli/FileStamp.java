package app.spoton.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/** Which file it is and when it was written: one that changes while it is verified is not the one that was verified. */
record FileStamp(long size, FileTime modified, String id) {
    static FileStamp of(Path file) throws IOException {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        return new FileStamp(now.size(), now.lastModifiedTime(), String.valueOf(now.fileKey()));
    }
}
