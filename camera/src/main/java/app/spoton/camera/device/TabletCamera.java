package app.spoton.camera.device;

import android.Manifest;
import android.content.Context;
import android.content.pm.PackageManager;
import android.graphics.ImageFormat;
import android.graphics.Rect;
import android.hardware.camera2.CameraAccessException;
import android.hardware.camera2.CameraCaptureSession;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraDevice;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CaptureFailure;
import android.hardware.camera2.CaptureRequest;
import android.hardware.camera2.params.OutputConfiguration;
import android.hardware.camera2.params.SessionConfiguration;
import android.hardware.camera2.params.StreamConfigurationMap;
import android.media.Image;
import android.media.ImageReader;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.Surface;
import app.spoton.camera.Picture;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The tablet's own camera through Camera2. All its state lives on one serial executor. */
public final class TabletCamera implements LayoutCamera {
    private static final int BUFFERS = 2;

    private final Context context;
    private final CameraManager cameras;
    private final Surface preview;
    private final Executor executor;
    private final Handler onAnyThread = new Handler(Looper.getMainLooper());
    private final Queue<Consumer<Picture>> waiting = new ArrayDeque<>();
    private final Requests requests = new Requests();
    private Optional<Running> running = Optional.empty();
    private Listener told = new Silent();
    private boolean closed;

    private record Running(CameraDevice device, CameraCaptureSession session, ImageReader stills,
            ImageReader watching) {
    }

    /** @param preview where the picture is shown; the caller keeps it alive until {@link #close()} */
    public TabletCamera(Context context, Surface preview, Executor executor) {
        this.context = context;
        this.cameras = context.getSystemService(CameraManager.class);
        this.preview = preview;
        this.executor = executor;
    }

    @Override
    public void open(Listener listener) {
        executor.execute(() -> {
            told = listener;
            if (context.checkSelfPermission(Manifest.permission.CAMERA) != PackageManager.PERMISSION_GRANTED) {
                listener.onTrouble(CameraTrouble.PERMISSION_DENIED);
                return;
            }
            try {
                Optional<String> id = backCamera();
                if (id.isEmpty()) {
                    listener.onTrouble(CameraTrouble.NO_CAMERA);
                    return;
                }
                cameras.openCamera(id.get(), executor, new Opening(listener, id.get()));
            } catch (CameraAccessException e) {
                listener.onTrouble(Requests.trouble(e));
            } catch (SecurityException e) {
                listener.onTrouble(CameraTrouble.PERMISSION_DENIED);
            }
        });
    }

    private Optional<String> backCamera() throws CameraAccessException {
        List<String> ids = Arrays.asList(cameras.getCameraIdList());
        for (String id : ids) {
            Integer facing = cameras.getCameraCharacteristics(id).get(CameraCharacteristics.LENS_FACING);
            if (facing != null && facing == CameraCharacteristics.LENS_FACING_BACK) {
                return Optional.of(id);
            }
        }
        return ids.stream().findFirst();
    }

    private final class Opening extends CameraDevice.StateCallback {
        private final Listener listener;
        private final String id;

        Opening(Listener listener, String id) {
            this.listener = listener;
            this.id = id;
        }

        @Override
        public void onOpened(CameraDevice device) {
            if (closed) {
                device.close();
                return;
            }
            try {
                startSession(device, listener, cameras.getCameraCharacteristics(id));
            } catch (CameraAccessException e) {
                listener.onTrouble(Requests.trouble(e));
            }
        }

        @Override
        public void onDisconnected(CameraDevice device) {
            stop(device);
            listener.onTrouble(CameraTrouble.TAKEN_AWAY);
        }

        @Override
        public void onError(CameraDevice device, int error) {
            stop(device);
            listener.onTrouble(error == ERROR_CAMERA_IN_USE || error == ERROR_MAX_CAMERAS_IN_USE
                    ? CameraTrouble.TAKEN_AWAY : CameraTrouble.FAILED);
        }
    }

    private void startSession(CameraDevice device, Listener listener, CameraCharacteristics facts)
            throws CameraAccessException {
        StreamConfigurationMap map = facts.get(CameraCharacteristics.SCALER_STREAM_CONFIGURATION_MAP);
        if (map == null) {
            device.close();
            listener.onTrouble(CameraTrouble.FAILED);
            return;
        }
        StillSize still = StillSize.best(sizes(map, ImageFormat.JPEG));
        StillSize watch = StillSize.forWatching(sizes(map, ImageFormat.YUV_420_888));
        Integer turned = facts.get(CameraCharacteristics.SENSOR_ORIENTATION);
        Rect sensor = facts.get(CameraCharacteristics.SENSOR_INFO_ACTIVE_ARRAY_SIZE);
        requests.sensor(sensor == null ? new Rect(0, 0, still.width(), still.height()) : sensor);
        ImageReader stills = ImageReader.newInstance(still.width(), still.height(), ImageFormat.JPEG, BUFFERS);
        ImageReader watching =
                ImageReader.newInstance(watch.width(), watch.height(), ImageFormat.YUV_420_888, BUFFERS);
        stills.setOnImageAvailableListener(reader -> executor.execute(() -> deliver(reader)), onAnyThread);
        int rotation = turned == null ? 0 : turned;
        watching.setOnImageAvailableListener(
                reader -> executor.execute(() -> watch(reader, rotation, listener)), onAnyThread);
        List<OutputConfiguration> outputs = List.of(new OutputConfiguration(preview),
                new OutputConfiguration(stills.getSurface()), new OutputConfiguration(watching.getSurface()));
        device.createCaptureSession(new SessionConfiguration(SessionConfiguration.SESSION_REGULAR, outputs, executor,
                new CameraCaptureSession.StateCallback() {
                    @Override
                    public void onConfigured(CameraCaptureSession session) {
                        running = Optional.of(new Running(device, session, stills, watching));
                        repeat(listener);
                    }

                    @Override
                    public void onConfigureFailed(CameraCaptureSession session) {
                        stop(device);
                        listener.onTrouble(CameraTrouble.FAILED);
                    }
                }));
    }

    private static List<StillSize> sizes(StreamConfigurationMap map, int format) {
        return Arrays.stream(map.getOutputSizes(format)).map(s -> new StillSize(s.getWidth(), s.getHeight()))
                .collect(Collectors.toList());
    }

    private void repeat(Listener listener) {
        if (running.isEmpty()) {
            return;
        }
        Running now = running.get();
        try {
            now.session.setSingleRepeatingRequest(requests.preview(now.device, preview, now.watching.getSurface()),
                    executor, new CameraCaptureSession.CaptureCallback() { });
        } catch (CameraAccessException e) {
            listener.onTrouble(Requests.trouble(e));
        } catch (IllegalStateException e) {
            running = Optional.empty();   // the device was closed meanwhile, which its own callback tells
        }
    }

    private void watch(ImageReader reader, int rotation, Listener listener) {
        if (closed) {
            return;
        }
        try (Image image = reader.acquireLatestImage()) {
            if (image != null) {
                Image.Plane[] p = image.getPlanes();
                byte[] nv21 = Nv21.of(plane(p[0]), plane(p[1]), plane(p[2]), image.getWidth(), image.getHeight());
                listener.onPreview(new PreviewFrame(nv21, image.getWidth(), image.getHeight(), rotation,
                        SystemClock.elapsedRealtime()));
            }
        }
    }

    private static Nv21.Plane plane(Image.Plane plane) {
        return new Nv21.Plane(plane.getBuffer(), plane.getRowStride(), plane.getPixelStride());
    }

    @Override
    public void takeStill(Consumer<Picture> still) {
        executor.execute(() -> running.ifPresentOrElse(now -> {
            try {
                waiting.add(still);
                now.session.captureSingleRequest(requests.still(now.device, now.stills.getSurface()), executor,
                        new CameraCaptureSession.CaptureCallback() {
                            @Override
                            public void onCaptureFailed(CameraCaptureSession session, CaptureRequest request,
                                    CaptureFailure failure) {
                                waiting.remove(still);
                                told.onTrouble(CameraTrouble.FAILED);
                            }
                        });
            } catch (CameraAccessException | IllegalStateException e) {
                waiting.remove(still);
                told.onTrouble(CameraTrouble.FAILED);
            }
        }, () -> told.onTrouble(CameraTrouble.FAILED)));
    }

    private void deliver(ImageReader reader) {
        if (closed) {
            return;
        }
        try (Image image = reader.acquireNextImage()) {
            Consumer<Picture> receiver = waiting.poll();
            if (image == null || receiver == null) {
                return;
            }
            ByteBuffer buffer = image.getPlanes()[0].getBuffer();
            byte[] jpeg = new byte[buffer.remaining()];
            buffer.get(jpeg);
            Picture.decode(jpeg).ifPresentOrElse(receiver, () -> told.onTrouble(CameraTrouble.FAILED));
        }
    }

    @Override
    public void torch(boolean on) {
        executor.execute(() -> {
            requests.torch(on);
            repeat(new Silent());
        });
    }

    @Override
    public void focusOn(double left, double top, double right, double bottom) {
        executor.execute(() -> {
            requests.focusOn(left, top, right, bottom);
            repeat(new Silent());
        });
    }

    private void stop(CameraDevice device) {
        running.ifPresent(now -> {
            now.stills.close();
            now.watching.close();
        });
        running = Optional.empty();
        waiting.clear();
        device.close();
    }

    @Override
    public void close() {
        executor.execute(() -> {
            closed = true;
            running.ifPresent(now -> stop(now.device));
        });
    }

    private static final class Silent implements Listener {
        @Override
        public void onPreview(PreviewFrame frame) {
        }

        @Override
        public void onTrouble(CameraTrouble trouble) {
        }
    }
}
