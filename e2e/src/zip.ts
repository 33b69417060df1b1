import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js';

/** A real ZIP of files by path, encrypted if there is a `password`. */
export async function aZip(files: Record<string, Buffer | string>, password?: string): Promise<Buffer> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, password });
  for (const [path, content] of Object.entries(files))
    await zip.add(path, new BlobReader(new Blob([content as BlobPart])));
  return Buffer.from(await (await zip.close()).arrayBuffer());
}
