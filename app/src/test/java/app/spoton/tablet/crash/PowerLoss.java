package app.spoton.tablet.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * What can be on a disk when the power fails: everything that was synced, and of the rest nothing, everything, or any part, the
 * last sector torn.
 */
final class PowerLoss {
    private static final int SECTOR = 512;

    /** How much of what was not synced reached the disk. */
    enum Unsynced { NOTHING, EVERYTHING, SOME }

    /** A file: what is sure to be on the disk, and what may be. */
    private static final class Disk {
        byte[] synced = new byte[0];
        boolean everSynced;
        final List<DiskRecording.Event> pending = new ArrayList<>();
    }

    private final Map<String, Disk> files = new LinkedHashMap<>();
    private final Set<String> confirmed = new HashSet<>();

    /** The disk after some events. */
    static PowerLoss after(List<DiskRecording.Event> events) {
        PowerLoss loss = new PowerLoss();
        events.forEach(loss::happen);
        return loss;
    }

    void happen(DiskRecording.Event event) {
        if (event instanceof DiskRecording.Say said) {
            String word = said.word().strip();
            if (word.matches("[0-9a-f-]{36}\\.")) {
                confirmed.add(word.substring(0, word.length() - 1));
            }
        } else if (event instanceof DiskRecording.Sync sync) {
            Disk disk = disk(sync.file());
            disk.synced = content(disk, disk.pending);
            disk.everSynced = true;
            disk.pending.clear();
        } else if (event instanceof DiskRecording.Delete gone) {
            files.remove(gone.file());
        } else if (event instanceof DiskRecording.Write write) {
            disk(write.file()).pending.add(event);
        } else if (event instanceof DiskRecording.Truncate truncate) {
            disk(truncate.file()).pending.add(event);
        }
    }

    private Disk disk(String file) {
        return files.computeIfAbsent(file, name -> new Disk());
    }

    private static byte[] content(Disk disk, List<DiskRecording.Event> applied) {
        byte[] content = disk.synced;
        for (DiskRecording.Event event : applied) {
            if (event instanceof DiskRecording.Truncate truncate) {
                content = Arrays.copyOf(content, truncate.length());
            } else if (event instanceof DiskRecording.Write write) {
                byte[] grown = Arrays.copyOf(content, Math.max(content.length, write.at() + write.bytes().length));
                System.arraycopy(write.bytes(), 0, grown, write.at(), write.bytes().length);
                content = grown;
            }
        }
        return content;
    }

    /** The ids of the rounds that were confirmed before the power failed. */
    Set<String> confirmed() {
        return confirmed;
    }

    void writeTo(Path folder, Unsynced unsynced, Random random) throws IOException {
        for (Map.Entry<String, Disk> file : files.entrySet()) {
            Disk disk = file.getValue();
            List<DiskRecording.Event> applied = new ArrayList<>();
            if (unsynced == Unsynced.EVERYTHING) {
                applied.addAll(disk.pending);
            } else if (unsynced == Unsynced.SOME) {
                disk.pending.stream().filter(event -> random.nextBoolean()).map(event -> torn(event, random)).forEach(applied::add);
            }
            if (disk.everSynced || !applied.isEmpty()) {
                Files.write(folder.resolve(file.getKey()), content(disk, applied));
            }
        }
    }

    private static DiskRecording.Event torn(DiskRecording.Event event, Random random) {
        if (!(event instanceof DiskRecording.Write write) || random.nextInt(3) > 0) {
            return event;
        }
        int sectors = write.bytes().length / SECTOR;
        return new DiskRecording.Write(write.file(), write.at(), Arrays.copyOf(write.bytes(), random.nextInt(sectors + 1) * SECTOR));
    }
}
