/** The functions of PDFium's module for memory. */
export interface PdfiumMemory {
  wasmExports: { malloc: (bytes: number) => number; free: (address: number) => void };
}

/** @param work receives the address of a buffer of this size, valid until `work` returns */
export function withMemory<T>(pdfium: PdfiumMemory, bytes: number, work: (address: number) => T): T {
  const address = pdfium.wasmExports.malloc(bytes);
  if (address === 0) throw new Error('PDFium has no memory left');
  try {
    return work(address);
  } finally {
    pdfium.wasmExports.free(address);
  }
}
