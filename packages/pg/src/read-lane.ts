import pg from 'pg';

/** Longer than any brief read takes, in milliseconds. If the lane has not answered for this long, new reads use the pool. */
const STALLED_MS = 50;
/** Longer than PostgreSQL's statement timeout, in milliseconds. After such a silence, the connection counts as lost. */
const LOST_MS = 40_000;
const CONNECT_MS = 1_500;
const CONNECT_AGAIN_MS = 1_000;

/**
 * One connection outside the pool for very short reads, which are sent without waiting for earlier answers (pipelining). With one connection each, PostgreSQL
 * would wake another process for each read, which is half of the cost (ADR 53). It must not be used for writes, for locks, or for lists that may be long:
 * everything behind them would wait.
 */
export class ReadLane {
  private client: pg.Client | null = null;
  private connectAfter = 0;
  private waiting = 0;
  /** Time of the last answer, or when the lane was last empty. */
  private moved = 0;
  private closed = false;

  constructor(private readonly config: pg.ClientConfig) {}

  /** Returns null if the lane is not connected, or stalls. Then the pool must be used. */
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

  /** Connects in the background; meanwhile reads use the pool. */
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
