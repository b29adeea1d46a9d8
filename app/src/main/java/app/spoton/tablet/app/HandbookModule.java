package app.spoton.tablet.app;

import app.spoton.tablet.handbook.SheetWriter;
import app.spoton.tablet.handbook.WallSheet;
import app.spoton.tablet.history.export.PdfDocument;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;

/** Gives the handbook the PDF writer of History. */
@Module
@InstallIn(SingletonComponent.class)
final class HandbookModule {
    private HandbookModule() {
    }

    @Provides
    static SheetWriter sheetWriter() {
        return sheet -> {
            PdfDocument pdf = new PdfDocument();
            for (WallSheet.SheetLine line : sheet.lines()) {
                switch (line.style()) {
                    case TITLE -> pdf.title(line.text());
                    case HEADING -> pdf.heading(line.text());
                    case TEXT -> pdf.text(line.text());
                    case ROW -> pdf.row(line.text());
                }
            }
            return pdf.bytes();
        };
    }
}
