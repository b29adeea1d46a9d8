package app.spoton.tablet.app;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.room.RoomDatabase;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** A released version of a database as Room has written it to app/schemas. */
public final class SchemaFile {
    private final int version;
    private final JSONObject schema;

    public SchemaFile(Class<? extends RoomDatabase> database, int version) throws IOException, JSONException {
        this.version = version;
        String text = new String(Files.readAllBytes(Paths.get("schemas", database.getName(), version + ".json")),
                StandardCharsets.UTF_8);
        schema = new JSONObject(text).getJSONObject("database");
    }

    /** Creates the file as that version would have, for Room to open and migrate. */
    public SQLiteDatabase create(Context context, String name) throws JSONException {
        File file = context.getDatabasePath(name);
        file.getParentFile().mkdirs();
        SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null);
        for (String statement : statements()) {
            database.execSQL(statement);
        }
        database.setVersion(version);
        return database;
    }

    private List<String> statements() throws JSONException {
        List<String> statements = new ArrayList<>();
        JSONArray entities = schema.getJSONArray("entities");
        for (int i = 0; i < entities.length(); i++) {
            JSONObject entity = entities.getJSONObject(i);
            String table = entity.getString("tableName");
            statements.add(entity.getString("createSql").replace("${TABLE_NAME}", table));
            JSONArray indices = entity.has("indices") ? entity.getJSONArray("indices") : new JSONArray();
            for (int j = 0; j < indices.length(); j++) {
                statements.add(indices.getJSONObject(j).getString("createSql").replace("${TABLE_NAME}", table));
            }
        }
        JSONArray setup = schema.getJSONArray("setupQueries");
        for (int i = 0; i < setup.length(); i++) {
            statements.add(setup.getString(i));
        }
        return statements;
    }
}
