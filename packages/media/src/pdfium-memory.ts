/** The functions of PDFium's module that have to do with its memory. */
export interface PdfiumMemory {
  wasmExports: { malloc: (bytes: number) => number; free: (address: number) => void };
}

/** @param work is given an address behind which there are so many bytes, for as long as it works */
export function withMemory<T>(pdfium: PdfiumMemory, bytes: number, work: (address: number) => T): T {
  const address = pdfium.wasmExports.malloc(bytes);
  if (address === 0) throw new Error('PDFium has no memory left');
  try {
    return work(address);
  } finally {
    pdfium.wasmExports.free(address);
  }
}
