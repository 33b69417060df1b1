import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type OwnerId, type RowSchema, withRoom } from '@carnet/svc-kit';
import { BYTE_ORDER_MARK, csvLine } from './csv.rules.js';
import type { SourceList } from './export-sources.js';

export type Row = Record<string, unknown>;

/** JSON may hold signs that some readers, Node's among them, take for the end of a line. */
const jsonLine = (row: Row): string =>
  `${JSON.stringify(row).replace(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? '\\u2028' : '\\u2029'))}\n`;

/** A list as it was told, in two files on a disk: each row a line of JSON, and of CSV. */
export class SpooledList {
  private constructor(
    readonly name: string,
    readonly schema: RowSchema,
    readonly json: string,
    readonly csv: string,
    readonly rows: number,
  ) {}

  /** Holds a page at a time. @throws DependencyDown (503), NoSpaceLeft (503), and what the signal is aborted with */
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

  /** Its rows, as they lie on the disk. */
  async *read(): AsyncGenerator<Row> {
    const lines = createInterface({ input: createReadStream(this.json), crlfDelay: Infinity });
    for await (const line of lines) yield JSON.parse(line) as Row;
  }
}

/** A file that is written to its end. */
class Lines {
  private readonly stream: WriteStream;
  private readonly written: Promise<void>;

  constructor(path: string) {
    this.stream = createWriteStream(path);
    this.written = withRoom(() => finished(this.stream));
    // Who waits for its end, or for room, is told.
    this.written.catch(() => undefined);
  }

  async add(text: string): Promise<void> {
    if (text !== '' && !this.stream.write(text)) await Promise.race([once(this.stream, 'drain'), this.written]);
  }

  end(): Promise<void> {
    this.stream.end();
    return this.written;
  }
}
