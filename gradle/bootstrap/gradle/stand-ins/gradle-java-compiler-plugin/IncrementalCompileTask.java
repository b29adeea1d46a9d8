package org.gradle.internal.compiler.java;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;

/**
 * What JdkTools asks of its javac plugin: which classes came from which source file, and which classes use constants
 * of which others (all reported as visible dependents: at worst a recompilation too many).
 */
public class IncrementalCompileTask implements JavaCompiler.CompilationTask {
    private final JavacTask task;
    private final Map<String, Set<String>> classesOfSource = new HashMap<>();
    private final Consumer<Map<String, Set<String>>> result;

    public IncrementalCompileTask(JavaCompiler.CompilationTask delegate, Function<File, Optional<String>> relativize,
            Consumer<String> backup, Consumer<Map<String, Set<String>>> result,
            BiConsumer<String, String> visibleUse, BiConsumer<String, String> privateUse) {
        this.task = (JavacTask) delegate;
        this.result = result;
        task.addTaskListener(new TaskListener() {
            @Override
            public void started(TaskEvent event) {
                JavaFileObject source = event.getSourceFile();
                if (source == null || source.getKind() != JavaFileObject.Kind.SOURCE) {
                    return;
                }
                File file = new File(source.getName());
                String name = className(event, file.getName());
                Optional<String> path = name == null ? Optional.empty() : relativize.apply(file);
                if (path.isPresent()) {
                    classesOfSource.computeIfAbsent(path.get(), p -> new HashSet<>()).add(name);
                    backup.accept(name);
                }
            }

            @Override
            public void finished(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getCompilationUnit() != null
                        && event.getTypeElement() != null) {
                    Trees trees = Trees.instance(task);
                    TreePath root = trees.getPath(event.getTypeElement());
                    if (root != null) {
                        new Constants(trees, visibleUse).scan(root, null);
                    }
                }
            }
        });
    }

    /** The class that is about to be written, or null. */
    private String className(TaskEvent event, String file) {
        if (event.getKind() == TaskEvent.Kind.GENERATE) {
            if (file.equals("module-info.java")) {
                return "module-info";
            }
            return event.getTypeElement() == null ? null : binaryName(event.getTypeElement());
        }
        if (event.getKind() == TaskEvent.Kind.ANALYZE && file.equals("package-info.java")
                && event.getCompilationUnit() != null && event.getCompilationUnit().getPackageName() != null) {
            return event.getCompilationUnit().getPackageName() + ".package-info";
        }
        return null;
    }

    private String binaryName(TypeElement type) {
        return task.getElements().getBinaryName(type).toString();
    }

    /** Reports every use of another class's constant: javac copies its value, so a change must recompile the user. */
    private class Constants extends TreePathScanner<Void, String> {
        private final Trees trees;
        private final BiConsumer<String, String> use;

        Constants(Trees trees, BiConsumer<String, String> use) {
            this.trees = trees;
            this.use = use;
        }

        @Override
        public Void visitClass(ClassTree node, String within) {
            Element type = trees.getElement(getCurrentPath());
            return super.visitClass(node, type instanceof TypeElement ? binaryName((TypeElement) type) : within);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree node, String within) {
            note(within);
            return super.visitMemberSelect(node, within);
        }

        @Override
        public Void visitIdentifier(IdentifierTree node, String within) {
            note(within);
            return super.visitIdentifier(node, within);
        }

        private void note(String within) {
            Element element = trees.getElement(getCurrentPath());
            if (within != null && element instanceof VariableElement
                    && ((VariableElement) element).getConstantValue() != null
                    && element.getEnclosingElement() instanceof TypeElement) {
                use.accept(binaryName((TypeElement) element.getEnclosingElement()), within);
            }
        }
    }

    public void addModules(Iterable<String> names) {
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        try {
            return task.call();
        } finally {
            result.accept(classesOfSource);
        }
    }
}
