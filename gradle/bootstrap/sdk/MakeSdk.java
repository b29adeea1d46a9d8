import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the parts of an Android SDK that a build reads: main(jars, this directory, result).
 *
 * android.jar is Robolectric's android-all with the code left out, plus the JDK's java.*: it shows more than a tablet
 * has (hidden APIs, all of Java 17). aapt2 is the one that apktool carries. There is no emulator, adb or lint data.
 */
public final class MakeSdk {
    private static final String API = "36", RELEASE = "16";
    private static final String BUILD_TOOLS = "35.0.0";   // the Android plugin's default
    private static final List<String> JAVA_MODULES = List.of("java.base", "java.logging", "java.xml", "java.sql",
        "java.prefs", "java.datatransfer", "java.transaction.xa");

    private static final long ANY_TIME = 1577836800000L;   // always the same, so that equal input gives equal jars

    /** The Android plugin looks whether they are there, and uses none of them. */
    private static final List<String> UNUSED_TOOLS = List.of("aapt", "aidl", "dexdump", "zipalign", "d8",
        "split-select", "bcc_compat", "llvm-rs-cc", "lld", "mainDexClasses", "lib/d8.jar", "lib/apksigner.jar");

    private static final Pattern JAVA_CLASS = Pattern.compile("(java|javax|org)/.*\\.class");
    private static final Pattern MADE_BY_JLINK =
        Pattern.compile("java/lang/invoke/(BoundMethodHandle.Species_.*|.*.Holder)\\.class");
    private static final Pattern ANDROID_UNWANTED =   // the last: anonymous and synthetic classes
        Pattern.compile("(META-INF|usr|native)/.*|.*\\$(\\d|\\$).*\\.class");

    private final Path jars, sources, sdk;

    private MakeSdk(Path jars, Path sources, Path sdk) {
        this.jars = jars;
        this.sources = sources;
        this.sdk = sdk;
    }

    public static void main(String[] args) throws IOException {
        MakeSdk make = new MakeSdk(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
        make.platform();
        make.buildTools();
        make.aapt2();
    }

    private Path jar(String artifact) throws IOException {
        try (Stream<Path> files = Files.list(jars)) {
            return files.filter(f -> f.getFileName().toString().startsWith(artifact + "-")).findFirst().orElseThrow();
        }
    }

    // ---- platforms

    private void platform() throws IOException {
        Path platform = Files.createDirectories(sdk.resolve("platforms/android-" + API));
        try (ZipOutputStream android = zip(platform.resolve("android.jar"));
             ZipOutputStream core = zip(platform.resolve("core-for-system-modules.jar"))) {
            Set<String> seen = new HashSet<>();
            for (String module : JAVA_MODULES) {
                putJava(ModuleFinder.ofSystem().find(module).orElseThrow(), android, core, seen);
            }
            putAndroid(android, seen);
        }
        Files.writeString(platform.resolve("source.properties"), """
            Pkg.Desc=Android SDK Platform %2$s
            Pkg.Revision=2
            Platform.Version=%2$s
            AndroidVersion.ApiLevel=%1$s
            AndroidVersion.IsBaseSdk=true
            Layoutlib.Api=15
            Layoutlib.Revision=1
            """.formatted(API, RELEASE));
        Files.writeString(platform.resolve("build.prop"), """
            ro.build.version.sdk=%s
            ro.build.version.release=%s
            """.formatted(API, RELEASE));
        Files.writeString(platform.resolve("framework.aidl"), "");
    }

    private static void putJava(ModuleReference module, ZipOutputStream android, ZipOutputStream core,
            Set<String> seen) throws IOException {
        Set<String> packages = module.descriptor().exports().stream().filter(e -> !e.isQualified())
            .map(e -> e.source().replace('.', '/')).collect(Collectors.toSet());
        try (ModuleReader reader = module.open(); Stream<String> names = reader.list()) {
            for (String name : names.filter(n -> isPublic(n, packages)).toList()) {
                try (InputStream in = reader.open(name).orElseThrow()) {
                    byte[] stub = ClassStub.of(in.readAllBytes());
                    put(android, name, stub);
                    put(core, name, stub);
                    seen.add(name);
                }
            }
        }
    }

    private static boolean isPublic(String name, Set<String> packages) {
        return JAVA_CLASS.matcher(name).matches() && packages.contains(name.substring(0, name.lastIndexOf('/')))
            && !MADE_BY_JLINK.matcher(name).matches();
    }

    private void putAndroid(ZipOutputStream android, Set<String> seen) throws IOException {
        try (ZipFile all = new ZipFile(jar("android-all").toFile())) {
            for (ZipEntry entry : Collections.list(all.entries())) {
                String name = entry.getName();
                if (!entry.isDirectory() && !ANDROID_UNWANTED.matcher(name).matches() && seen.add(name)) {
                    try (InputStream in = all.getInputStream(entry)) {
                        byte[] content = in.readAllBytes();
                        put(android, name, name.endsWith(".class") ? ClassStub.of(content) : content);
                    }
                }
            }
        }
    }

    private static ZipOutputStream zip(Path file) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
        zip.setLevel(1);
        return zip;
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(ANY_TIME);
        if (name.equals("resources.arsc")) {   // aapt2 maps it into memory
            CRC32 crc = new CRC32();
            crc.update(content);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length);
            entry.setCrc(crc.getValue());
        }
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    // ---- tools

    private void buildTools() throws IOException {
        Path tools = sdk.resolve("build-tools/" + BUILD_TOOLS);
        Files.createDirectories(tools.resolve("lib"));
        Files.writeString(tools.resolve("source.properties"), "Pkg.Revision=" + BUILD_TOOLS + "\n");
        for (String tool : UNUSED_TOOLS) {
            executable(tools.resolve(tool), """
                #!/bin/sh
                echo "$0: not part of this SDK" >&2
                exit 1
                """.getBytes(StandardCharsets.UTF_8));
        }
        try (ZipOutputStream stubs = zip(tools.resolve("core-lambda-stubs.jar"))) {
            put(stubs, "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        }
        executable(tools.resolve("apksigner"), Files.readAllBytes(sources.resolve("tools/apksigner")));
        Files.copy(sources.resolve("tools/ApkSigner.java"), tools.resolve("lib/ApkSigner.java"));
        Files.createSymbolicLink(tools.resolve("aapt2"), Path.of("../../compile-only/aapt2"));
        Path platformTools = Files.createDirectories(sdk.resolve("platform-tools"));
        Files.writeString(platformTools.resolve("source.properties"), "Pkg.Revision=35.0.2\n");
    }

    private void aapt2() throws IOException {
        boolean mac = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac");
        String prebuilt = "prebuilt/" + (mac ? "macosx" : "linux") + "/aapt2";
        Files.createDirectories(sdk.resolve("compile-only"));
        try (ZipFile apktool = new ZipFile(jar("apktool-lib").toFile());
             InputStream in = apktool.getInputStream(apktool.getEntry(prebuilt))) {
            executable(sdk.resolve("compile-only/aapt2"), in.readAllBytes());
        }
    }

    private static void executable(Path file, byte[] content) throws IOException {
        Files.write(file, content);
        if (!file.toFile().setExecutable(true, false)) {
            throw new IOException("cannot make " + file + " executable");
        }
    }
}
