package app.spoton.camera.reading.index;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import app.spoton.camera.OpenCv;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

public class IndexReaderTest {
    @Test
    public void aCropIsReadTheSameWithHoweverManyOthers() {
        OpenCv.load();
        List<Mat> crops = new ArrayList<>();
        for (int i = 0; i < 37; i++) {
            Mat crop = new Mat(48, 32, CvType.CV_8UC3);
            Core.randu(crop, 0, 256);
            crops.add(crop);
        }
        IndexReader reader = ReaderModels.reader();
        for (int many : new int[] {1, 4, 5, 16, 37}) {
            List<float[]> rows = reader.read(crops.subList(0, many));
            assertEquals(many, rows.size());
            for (int i = 0; i < many; i++) {
                assertArrayEquals(reader.read(crops.subList(i, i + 1)).get(0), rows.get(i), 0);
            }
        }
        assertEquals(0, reader.read(List.of()).size());
        crops.forEach(Mat::release);
    }
}
