import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RowSchema } from '@carnet/journal';
import type { OwnerId } from '@carnet/rest';
import { BYTE_ORDER_MARK, csvLine } from './csv.rules.js';
import type { SourceList } from './export-sources.js';
import { Lines } from './lines.js';

export type Row = Record<string, unknown>;

/** Escapes U+2028 and U+2029: JSON may contain them, but some readers, also Node's, treat them as line breaks. */
export const jsonLine = (row: Row): string =>
  `${JSON.stringify(row).replace(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'))}\n`;

/** A fetched list in two files on disk: as JSON lines, and as CSV. */
export class SpooledList {
  private constructor(
    readonly name: string,
    readonly schema: RowSchema,
    readonly json: string,
    readonly csv: string,
    readonly rows: number,
  ) {}

  /** Fetches a list; holds one page in memory. @throws DependencyDown (503), NoSpaceLeft (503), and the reason of the aborted signal */
  static async of(list: SourceList, owner: OwnerId, folder: string, signal: AbortSignal): Promise<SpooledList> {
    const { name, schema } = list;
    const [json, csv] = [join(folder, `${name}.ndjson`), join(folder, `${name}.csv`)];
    const columns = Object.keys(schema.properties);
    const [jsonFile, csvFile] = [new Lines(json), new Lines(csv)];
    let rows = 0;
    try {
      await csvFile.add(BYTE_ORDER_MARK + csvLine(columns));
      for await (const page of list.pages(owner)) {
        signal.throwIfAborted();
        await jsonFile.add(page.rows.map(jsonLine).join(''));
        await csvFile.add(page.rows.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
        rows += page.rows.length;
      }
    } finally {
      await Promise.all([jsonFile.end(), csvFile.end()]);
    }
    return new SpooledList(name, schema, json, csv, rows);
  }

  /** Reads the rows from disk. */
  async *read(): AsyncGenerator<Row> {
    for await (const { row } of this.readPlaced()) yield row;
  }

  /** Reads the rows with their positions in the file. */
  async *readPlaced(): AsyncGenerator<{ row: Row; offset: number; length: number }> {
    let offset = 0;
    // A JSON row contains no line break.
    for await (const line of createInterface({ input: createReadStream(this.json), crlfDelay: Infinity })) {
      const length = Buffer.byteLength(line);
      yield { row: JSON.parse(line) as Row, offset, length };
      offset += length + 1;
    }
  }
}
