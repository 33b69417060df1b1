import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface OpenBook {
  /** The text of each page, in reading order, with plain spaces. */
  pages: string[];
  text: string;
}

export async function openBook(pdf: Buffer): Promise<OpenBook> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) =>
      page.getText().replaceAll('\r\n', '\n').replaceAll('\u00a0', ' '),
    );
    return { pages, text: pages.join('\n').replace(/\s+/g, ' ') };
  } finally {
    library.destroy();
  }
}

/** Attachments of a book, by name; of each object the newest version counts, as in a PDF reader. */
export function attachmentsOf(pdf: Buffer): Record<string, Buffer> {
  const text = pdf.toString('latin1');
  const specs = [...text.matchAll(/<<[^]{0,600}?\/Type\s*\/Filespec[^]{0,900}?endobj/g)].map(([spec]) => spec);
  const found = specs.flatMap((spec) => {
    const name = /\/F\s*\(((?:\\.|[^\\)])*)\)/.exec(spec)?.[1];
    const target = /\/EF\s*<<\s*\/U?F (\d+) 0 R/.exec(spec)?.[1];
    return name && target ? [[name, streamOf(pdf, text, target)] as const] : [];
  });
  return Object.fromEntries(found);
}

function streamOf(pdf: Buffer, text: string, number: string): Buffer {
  const start = text.lastIndexOf(`\n${number} 0 obj\n`);
  const begin = text.indexOf('stream\n', start) + 'stream\n'.length;
  const head = text.slice(start, begin);
  const length = Number(/\/Length (\d+)/.exec(head)![1]);
  const data = pdf.subarray(begin, begin + length);
  return head.includes('/FlateDecode') ? inflateSync(data) : Buffer.from(data);
}
