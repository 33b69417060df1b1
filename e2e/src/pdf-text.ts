import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text in a PDF, page after page, with plain blanks. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' ')).join('\n');
  } finally {
    library.destroy();
  }
}
