import java.io.IOException;
import java.io.Reader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Ends with 0 if the wrapper can download its Gradle distribution. bootstrap.sh runs it from source:
 *
 *   java DistributionCheck.java gradle-wrapper.properties gradle-user-home
 */
public class DistributionCheck {
    public static void main(String[] args) throws IOException {
        System.exit(isReachable(Path.of(args[0]), Path.of(args[1])) ? 0 : 1);
    }

    private static boolean isReachable(Path wrapperProperties, Path userHome) throws IOException {
        Path proxies = userHome.resolve("gradle.properties");
        if (Files.exists(proxies)) {   // the wrapper takes its proxy from there, and so do we
            Properties user = load(proxies);
            for (String name : user.stringPropertyNames()) {
                if (name.startsWith("systemProp.")) {
                    System.setProperty(name.substring("systemProp.".length()), user.getProperty(name));
                }
            }
        }
        try {
            URL url = URI.create(load(wrapperProperties).getProperty("distributionUrl")).toURL();
            if (!url.getProtocol().startsWith("http")) {
                return true;
            }
            HttpURLConnection connection = (HttpURLConnection) url.openConnection();
            connection.setRequestMethod("HEAD");
            connection.setConnectTimeout(5000);
            connection.setReadTimeout(10000);
            int status = connection.getResponseCode();
            return status < 400 || status == 401 || status == 407;   // the wrapper knows passwords, we do not
        } catch (IOException e) {
            return false;
        }
    }

    private static Properties load(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        }
        return properties;
    }
}
