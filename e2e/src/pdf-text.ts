import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Text of a PDF, page by page, with normalized blanks. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' ')).join('\n');
  } finally {
    library.destroy();
  }
}
