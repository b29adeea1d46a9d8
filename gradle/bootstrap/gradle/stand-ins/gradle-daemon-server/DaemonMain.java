package org.gradle.launcher.daemon.bootstrap;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.logging.LogLevel;
import org.gradle.internal.classpath.DefaultClassPath;
import org.gradle.internal.concurrent.CompositeStoppable;
import org.gradle.internal.instrumentation.agent.AgentInitializer;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.ProcessEnvironment;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.nativeintegration.services.NativeServices.NativeServicesMode;
import org.gradle.internal.serialize.kryo.KryoBackedDecoder;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.stream.EncodedStream;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.daemon.configuration.DaemonPriority;
import org.gradle.launcher.daemon.configuration.DaemonServerConfiguration;
import org.gradle.launcher.daemon.configuration.DefaultDaemonServerConfiguration;
import org.gradle.launcher.daemon.context.DaemonContext;
import org.gradle.launcher.daemon.server.Daemon;
import org.gradle.launcher.daemon.server.DaemonLogFile;
import org.gradle.launcher.daemon.server.DaemonProcessState;
import org.gradle.launcher.daemon.server.DaemonStopState;
import org.gradle.launcher.daemon.server.MasterExpirationStrategy;

/** A daemon's life, from the configuration that DefaultDaemonStarter sends on its standard input to its end. */
public class DaemonMain extends EntryPoint {
    private final List<File> additionalClasspath = new ArrayList<>();
    private File userHome;

    @Override
    protected void doAction(String[] args, ExecutionListener listener) {
        DaemonServerConfiguration configuration;
        try {
            configuration = read(new KryoBackedDecoder(new EncodedStream.EncodedInput(System.in)));
        } catch (EOFException e) {
            throw new IllegalStateException("the client sent no daemon configuration", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        NativeServices.initializeOnDaemon(userHome, configuration.getNativeServicesMode());
        ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        LoggingManagerInternal manager = logging.newInstance(LoggingManagerInternal.class);
        DaemonProcessState state = new DaemonProcessState(configuration, logging, manager,
            DefaultClassPath.of(additionalClasspath));
        run(state, manager, configuration.getPeriodicCheckIntervalMs());
    }

    /** The same fields in the same order as the client writes them. */
    private DaemonServerConfiguration read(KryoBackedDecoder in) throws IOException {
        userHome = new File(in.readString());
        File baseDir = new File(in.readString());
        int idleTimeout = in.readSmallInt();
        int checkInterval = in.readSmallInt();
        boolean singleUse = in.readBoolean();
        NativeServicesMode nativeServices = NativeServicesMode.values()[in.readSmallInt()];
        String uid = in.readString();
        DaemonPriority priority = DaemonPriority.values()[in.readSmallInt()];
        List<String> jvmOptions = new ArrayList<>();
        for (int n = in.readSmallInt(); n > 0; n--) {
            jvmOptions.add(in.readString());
        }
        for (int n = in.readSmallInt(); n > 0; n--) {
            additionalClasspath.add(new File(in.readString()));
        }
        return new DefaultDaemonServerConfiguration(uid, baseDir, idleTimeout, checkInterval, singleUse, priority,
            jvmOptions, nativeServices);
    }

    private static void run(DaemonProcessState state, LoggingManagerInternal manager, int checkInterval) {
        ServiceRegistry services = state.getServices();
        File log = services.get(DaemonLogFile.class).getFile();
        PrintStream client = System.out;
        PrintStream clientErrors = System.err;
        redirectTo(log);
        manager.attachSystemOutAndErr();
        manager.setLevelInternal(LogLevel.INFO);
        manager.start();
        services.get(ProcessEnvironment.class).maybeDetachProcess();
        services.get(AgentInitializer.class).maybeConfigureInstrumentationAgent();
        Daemon daemon = services.get(Daemon.class);
        daemon.start();
        DaemonStopState stopped = DaemonStopState.Forced;
        try {
            new DaemonStartupCommunication().printDaemonStarted(client, services.get(DaemonContext.class).getPid(),
                daemon.getUid(), daemon.getAddress(), log);
            client.close();
            clientErrors.close();
            stopped = daemon.stopOnExpiration(services.get(MasterExpirationStrategy.class), checkInterval);
        } finally {
            state.stopped(stopped);
            CompositeStoppable.stoppable(daemon, state).stop();
        }
    }

    private static void redirectTo(File log) {
        PrintStream out;
        try {
            log.getParentFile().mkdirs();
            out = new PrintStream(new FileOutputStream(log), true);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the daemon log", e);
        }
        log.setReadable(false, false);
        log.setReadable(true, true);
        System.setOut(out);
        System.setErr(out);
        System.setIn(new ByteArrayInputStream(new byte[0]));
    }
}
