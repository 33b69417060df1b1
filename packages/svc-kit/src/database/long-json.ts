import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';

/** JSON as PostgreSQL made it: its bytes where it is long, else text. */
export type Json = string | Buffer;

const DATA_ROW = 'D'.charCodeAt(0);
/** A message begins with its kind and its length, which counts itself. */
const HEADER = 5;
/** A row of so many bytes is long. */
const LONG = 32_768;

const NOTHING = Buffer.alloc(0);

/** For a query's `types`: JSON comes as it came. The driver's other readers are as ever. */
export const JSON_AS_IT_CAME: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    isJson(type) ? (json: Json) => json : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
};

const isJson = (type: number): boolean => type === Number(pg.types.builtins.JSON);

/**
 * A connection of pg that leaves long JSON as the bytes that came. pg puts a long row together in buffers that it doubles again and again, makes a
 * string of it, and sending takes it apart again: half of what a service did for a list of 2,000 rows (ADR 54).
 */
export class LongJsonClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const connection = this.connection as pg.Connection & { attachListeners(from: EventEmitter): void };
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (from) => attach(new LongRows(from as Socket, connection));
  }
}

/** What pg's own parser is to read of a connection: all but long rows, which are given to the connection from here. */
class LongRows extends EventEmitter {
  private fields: readonly { dataTypeID: number }[] = [];
  /** What is still to come of a message that the parser reads. */
  private rest = 0;
  /** The beginning of a message whose length is not known yet. */
  private head: Buffer = NOTHING;
  /** A long row, and how much of it is there. */
  private row: Buffer | null = null;
  private filled = 0;

  constructor(
    from: Socket,
    private readonly connection: EventEmitter,
  ) {
    super();
    connection.on('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => (this.fields = fields));
    from.on('data', (chunk: Buffer) => this.take(chunk)).on('end', () => this.emit('end'));
  }

  private take(came: Buffer): void {
    const chunk = this.head.length > 0 ? Buffer.concat([this.head, came]) : came;
    this.head = NOTHING;
    let at = this.row ? this.fill(chunk, 0) : 0;
    let unread = at;
    while (at < chunk.length) {
      if (this.rest > 0) {
        const some = Math.min(this.rest, chunk.length - at);
        this.rest -= some;
        at += some;
      } else if (chunk.length - at < HEADER) {
        this.head = chunk.subarray(at);
        break;
      } else if (chunk[at] !== DATA_ROW || chunk.readUInt32BE(at + 1) < LONG) {
        this.rest = 1 + chunk.readUInt32BE(at + 1);
      } else {
        this.toParser(chunk, unread, at);
        this.row = Buffer.allocUnsafeSlow(chunk.readUInt32BE(at + 1) + 1 - HEADER);
        at = unread = this.fill(chunk, at + HEADER);
      }
    }
    this.toParser(chunk, unread, at);
  }

  private toParser(chunk: Buffer, from: number, to: number): void {
    if (to > from) this.emit('data', chunk.subarray(from, to));
  }

  /** Takes what `chunk` has of the long row from `at` on. Returns where that ends. */
  private fill(chunk: Buffer, at: number): number {
    const row = this.row!;
    const some = chunk.copy(row, this.filled, at);
    this.filled += some;
    if (this.filled === row.length) {
      this.row = null;
      this.filled = 0;
      this.connection.emit('dataRow', { name: 'dataRow', fields: this.valuesOf(row) });
    }
    return at + some;
  }

  private valuesOf(row: Buffer): (Json | null)[] {
    let at = 2;
    return Array.from({ length: row.readInt16BE(0) }, (_, index) => {
      const length = row.readInt32BE(at);
      at += 4;
      if (length < 0) return null;
      const value = row.subarray(at, (at += length));
      return length >= LONG && isJson(this.fields[index]!.dataTypeID) ? value : value.toString();
    });
  }
}
