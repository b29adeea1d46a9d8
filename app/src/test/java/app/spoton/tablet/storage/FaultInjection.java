package app.spoton.tablet.storage;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.SupportSQLiteStatement;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Makes an operation of a real database fail: an opening, a query, a statement, the beginning or the commit of a
 * transaction. A commit that fails is rolled back, as SQLite does it.
 */
public final class FaultInjection {
    private static final Set<String> OPERATIONS = Set.of("getWritableDatabase", "getReadableDatabase", "query", "execSQL",
            "compileStatement", "beginTransaction", "beginTransactionNonExclusive", "beginTransactionReadOnly",
            "execute", "executeInsert", "executeUpdateDelete", "insert", "update", "delete",
            "simpleQueryForLong", "simpleQueryForString");
    private static final ThreadLocal<Map<SupportSQLiteDatabase, Deque<Boolean>>> TRANSACTIONS = ThreadLocal.withInitial(HashMap::new);

    private long operations;
    private long failing = Long.MAX_VALUE;
    private long times;
    private Supplier<? extends RuntimeException> fault = IllegalStateException::new;
    private boolean failed;

    /** Has the operation with this number from now on fail, counted from 1, and those after it so often in all. */
    public synchronized void failAt(long number, long howOften, Supplier<? extends RuntimeException> exception) {
        operations = 0;
        failing = number;
        times = howOften;
        fault = exception;
        failed = false;
    }

    /** Lets everything work again. */
    public synchronized void repair() {
        failing = Long.MAX_VALUE;
    }

    /** Whether an operation has failed since {@link #failAt}. */
    public synchronized boolean hasFailed() {
        return failed;
    }

    /** Another operation, which may be made up: of a key store, for example. */
    public synchronized void operation() {
        operations++;
        if (operations >= failing && operations - failing < times) {
            failed = true;
            throw fault.get();
        }
    }

    public SupportSQLiteOpenHelper.Factory around(SupportSQLiteOpenHelper.Factory inner) {
        return configuration -> proxy(SupportSQLiteOpenHelper.class, inner.create(configuration));
    }

    private <T> T proxy(Class<T> type, T real) {
        InvocationHandler handler = (self, method, arguments) -> invoke(real, method, arguments);
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    /** The transactions of this thread that have not ended, the innermost first, and whether they are to be committed. */
    private Deque<Boolean> successful(SupportSQLiteDatabase database) {
        return TRANSACTIONS.get().computeIfAbsent(database, none -> new ArrayDeque<>());
    }

    /** The commit is what writes and syncs; one that fails leaves nothing of the transaction. */
    private void endTransaction(SupportSQLiteDatabase database) {
        try {
            if (successful(database).pop()) {
                operation();
                database.setTransactionSuccessful();
            }
        } finally {
            database.endTransaction();
        }
    }

    private Object invoke(Object real, Method method, Object[] arguments) throws Throwable {
        String name = method.getName();
        if (real instanceof SupportSQLiteDatabase database && name.equals("setTransactionSuccessful")) {
            successful(database).pop();
            successful(database).push(true);
            return null;
        }
        if (real instanceof SupportSQLiteDatabase database && name.equals("endTransaction")) {
            endTransaction(database);
            return null;
        }
        if (OPERATIONS.contains(method.getName())) {
            operation();
        }
        Object result;
        try {
            result = method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        if (real instanceof SupportSQLiteDatabase database && name.startsWith("beginTransaction")) {
            successful(database).push(false);
        }
        if (result instanceof SupportSQLiteDatabase database) {
            return proxy(SupportSQLiteDatabase.class, database);
        }
        return result instanceof SupportSQLiteStatement statement ? proxy(SupportSQLiteStatement.class, statement) : result;
    }
}
