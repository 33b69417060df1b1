import pg from 'pg';

/** Longer than any brief read takes. Whoever comes while the lane has given no answer for so long goes past it, in milliseconds. */
const STALLED_MS = 50;
/** Longer than PostgreSQL lets a statement run: who is silent for so long is gone. */
const LOST_MS = 40_000;
const CONNECT_MS = 1_500;
const CONNECT_AGAIN_MS = 1_000;

/**
 * One connection beside the pool for reads that are over in a moment, which are sent one after the other without waiting for the answers of
 * those before (pipelining). With a connection each, PostgreSQL wakes another process for each of them, and that is half of what they cost (ADR 53).
 * Nothing that writes, waits for a lock or reads a list that may be long may come here: all behind it would wait, too.
 */
export class ReadLane {
  private client: pg.Client | null = null;
  private connectAfter = 0;
  private waiting = 0;
  /** When the last answer came, or when the lane was empty. */
  private moved = 0;
  private closed = false;

  constructor(private readonly config: pg.ClientConfig) {}

  /** Null where the lane is not open, or stalls: then it is for the pool to answer. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult> | null {
    const now = performance.now();
    if (!this.client) {
      this.open(now);
      return null;
    }
    if (this.waiting === 0) this.moved = now;
    const silent = now - this.moved;
    if (silent > LOST_MS) this.drop(this.client);
    return silent > STALLED_MS ? null : this.send(this.client, statement);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async send(client: pg.Client, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    this.waiting += 1;
    try {
      return await client.query(statement);
    } finally {
      if (client === this.client) {
        this.waiting -= 1;
        this.moved = performance.now();
      }
    }
  }

  /** Connects while the pool answers. */
  private open(now: number): void {
    if (this.closed || now < this.connectAfter) return;
    this.connectAfter = now + CONNECT_AGAIN_MS + CONNECT_MS;
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: CONNECT_MS, pipeline: true });
    const gone = () => this.client === client && this.drop(client);
    client.on('error', gone).on('end', gone);
    client.connect().then(
      () => {
        if (this.closed) void client.end();
        else [this.client, this.waiting] = [client, 0];
      },
      () => undefined,
    );
  }

  private drop(client: pg.Client): void {
    this.client = null;
    void client.end().catch(() => undefined);
  }
}
