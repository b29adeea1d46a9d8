import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A class as javac 17 needs it to compile against: no private members, and "throw null" for all code. */
final class ClassStub extends ClassVisitor {
    private ClassStub(ClassWriter writer) {
        super(Opcodes.ASM9, writer);
    }

    static byte[] of(byte[] content) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(content).accept(new ClassStub(writer), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        super.visit(Math.min(version, Opcodes.V17), access, name, signature, parent, interfaces);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        return isLeftOut(access, name, descriptor) ? null
            : super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature,
            String[] exceptions) {
        return isLeftOut(access, name, descriptor) ? null
            : new MethodStub(name, super.visitMethod(access, name, descriptor, signature, exceptions));
    }

    /** Private members, and those which speak of a JDK's inside: R8 would miss the classes. */
    private static boolean isLeftOut(int access, String name, String descriptor) {
        return (access & Opcodes.ACC_PRIVATE) != 0 && !name.equals("<init>")
            || descriptor.contains("Ljdk/internal/") || descriptor.contains("Lsun/");
    }

    /** Keeps a method's declaration; of a constructor's code also its call of this(...) or super(...). */
    private static final class MethodStub extends MethodVisitor {
        private final String name;
        private final MethodVisitor out;
        private boolean hasCode;
        private int unconstructed;   // objects made with new whose constructor has not been called yet
        private String owner, constructor;

        MethodStub(String name, MethodVisitor out) {
            super(Opcodes.ASM9, out);
            this.name = name;
            this.out = out;
        }

        @Override
        public void visitCode() {
            hasCode = true;
            mv = null;   // from here on the original's code goes nowhere
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.NEW) {
                unconstructed++;
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String type, String method, String descriptor, boolean isInterface) {
            if (opcode == Opcodes.INVOKESPECIAL && method.equals("<init>") && unconstructed-- == 0
                    && constructor == null) {
                owner = type;
                constructor = descriptor;
            }
        }

        @Override
        public void visitEnd() {
            if (hasCode) {
                out.visitCode();
                if (name.equals("<init>") && constructor != null) {
                    callConstructor();
                }
                if (name.equals("<clinit>")) {
                    out.visitInsn(Opcodes.RETURN);
                } else {
                    out.visitInsn(Opcodes.ACONST_NULL);
                    out.visitInsn(Opcodes.ATHROW);
                }
                out.visitMaxs(0, 0);
            }
            out.visitEnd();
        }

        private void callConstructor() {
            out.visitVarInsn(Opcodes.ALOAD, 0);
            for (Type argument : Type.getArgumentTypes(constructor)) {
                out.visitInsn(switch (argument.getSort()) {
                    case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
                    case Type.LONG -> Opcodes.LCONST_0;
                    case Type.DOUBLE -> Opcodes.DCONST_0;
                    case Type.FLOAT -> Opcodes.FCONST_0;
                    default -> Opcodes.ICONST_0;
                });
            }
            out.visitMethodInsn(Opcodes.INVOKESPECIAL, owner, "<init>", constructor, false);
        }
    }
}
