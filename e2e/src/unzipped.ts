import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** Entries of a ZIP by path. @throws if a checksum does not match */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true, useWebWorkers: false });
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}

/** Rows of a list in an export. */
export const rowsOf = <Row = { id: number }>(files: ReadonlyMap<string, Buffer>, list: string): Row[] =>
  (files.get(`json/${list}.ndjson`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
