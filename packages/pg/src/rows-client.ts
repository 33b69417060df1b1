import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { JsonRows } from './json-rows.js';

const DATA_ROW = 'D'.charCodeAt(0);
/** A message starts with one byte for its type and four for its length, which includes the length field. */
const HEADER = 5;
/** A row message starts with the number of its values. */
const COUNT = 2;

const NOTHING = Buffer.alloc(0);
const ignored = (): void => undefined;

/**
 * A pg client that can pass rows to `JsonRows` as PostgreSQL sent them. pg itself creates a value for each column, which for a list of 2,000 rows takes longer
 * than everything else (ADR 106).
 */
export class RowsClient extends pg.Client {
  private readonly rows: RowMessages;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const connection = this.connection as pg.Connection & { attachListeners(from: EventEmitter): void };
    const attach = connection.attachListeners.bind(connection);
    this.rows = new RowMessages(connection);
    connection.attachListeners = (from) => {
      this.rows.listenTo(from as Socket);
      attach(this.rows);
    };
  }

  /** Sends a statement whose rows go to `into`. Nothing else may be sent until it has ended. */
  async queryInto(into: JsonRows, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    // A lost connection makes the statement fail, but also emits an event, which the pool does not handle while a client is checked out.
    this.on('error', ignored);
    this.rows.startWith(into);
    try {
      return await this.query(statement);
    } finally {
      this.off('error', ignored);
      this.rows.stop();
    }
  }
}

/** Passes messages to pg's own parser, except for rows that `JsonRows` takes. */
class RowMessages extends EventEmitter {
  private taker: JsonRows | null = null;
  private failure: Error | null = null;
  /** Remaining bytes of the current message, which the parser reads. */
  private rest = 0;
  /** The start of a message whose length is not known yet. */
  private head: Buffer = NOTHING;
  /** An incomplete row, and the number of bytes received so far. */
  private row: Buffer | null = null;
  private filled = 0;

  constructor(connection: EventEmitter) {
    super();
    connection.on('rowDescription', ({ fields }: { fields: pg.FieldDef[] }) =>
      this.try((taker) => taker.describe(fields)),
    );
  }

  listenTo(socket: Socket): void {
    socket.on('data', (chunk: Buffer) => this.read(chunk)).on('end', () => this.emit('end'));
  }

  startWith(taker: JsonRows): void {
    this.taker = taker;
    this.failure = null;
  }

  /** @throws Error if the rows could not be converted */
  stop(): void {
    this.taker = null;
    if (this.failure) throw this.failure;
  }

  private read(came: Buffer): void {
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
      } else if (!this.taker || chunk[at] !== DATA_ROW) {
        this.rest = 1 + chunk.readUInt32BE(at + 1);
      } else {
        this.toParser(chunk, unread, at);
        at = unread = this.take(chunk, at);
      }
    }
    this.toParser(chunk, unread, at);
  }

  private toParser(chunk: Buffer, from: number, to: number): void {
    if (to > from) this.emit('data', chunk.subarray(from, to));
  }

  /** Takes the complete or partial row at `at`. Returns where it ends in the chunk. */
  private take(chunk: Buffer, at: number): number {
    const length = chunk.readUInt32BE(at + 1) + 1 - HEADER;
    const end = at + HEADER + length;
    if (end <= chunk.length) {
      this.try((taker) => taker.take(chunk, at + HEADER + COUNT, end));
      return end;
    }
    this.row = Buffer.allocUnsafe(length);
    return this.fill(chunk, at + HEADER);
  }

  /** Appends the bytes from `at` to the incomplete row. Returns where they end in the chunk. */
  private fill(chunk: Buffer, at: number): number {
    const row = this.row!;
    const some = chunk.copy(row, this.filled, at);
    this.filled += some;
    if (this.filled === row.length) {
      this.row = null;
      this.filled = 0;
      this.try((taker) => taker.take(row, COUNT, row.length));
    }
    return at + some;
  }

  /** Keeps an error for the caller of the statement, instead of throwing it into the socket's handler. */
  private try(work: (taker: JsonRows) => void): void {
    if (!this.taker || this.failure) return;
    try {
      work(this.taker);
    } catch (error) {
      this.failure = error as Error;
    }
  }
}
