import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** Entries of a ZIP, by their path. @throws where an entry is not as its checksum says */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true, useWebWorkers: false });
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}

/** The rows of a list of an export. */
export const rowsOf = <Row = { id: number }>(files: ReadonlyMap<string, Buffer>, list: string): Row[] =>
  (files.get(`json/${list}.ndjson`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
