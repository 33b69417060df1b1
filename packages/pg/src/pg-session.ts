import pg from 'pg';
import type { DataSource } from 'typeorm';
import { BackOff, type Log } from '@carnet/runtime';

const CONNECT_MS = 1_500;
const QUERY_MS = 3_000;
const HEARTBEAT_MS = 2_000;
const GOODBYE_MS = 500;

/** One connection. `closed` aborts when it is lost, and with it all its locks and LISTENs. */
export interface PgConnection {
  client: pg.Client;
  closed: AbortSignal;
}

type Hook = (client: pg.Client) => Promise<void> | void;

/**
 * A service's own connection outside the pool, for session locks and LISTEN, which live as long as a connection. It reconnects by itself after PostgreSQL was
 * down, and detects a peer that went silent.
 */
export class PgSession {
  private readonly stopping = new AbortController();
  private readonly hooks: Hook[] = [];
  private readonly backOff = new BackOff(100, 1_000);
  private life: Promise<void> | null = null;
  private open: PgConnection | null = null;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly log: Log,
  ) {}

  /** Creates a session to the database of `dataSource`. */
  static to(dataSource: DataSource, log: Log): PgSession {
    return new PgSession(clientConfig(dataSource), log.child({ context: 'PgSession' }));
  }

  /** The current connection; null while there is none. */
  get connection(): PgConnection | null {
    return this.open;
  }

  /** Runs `hook` on every new connection, and at once if there already is one. */
  onConnect(hook: Hook): void {
    this.hooks.push(hook);
    if (this.open) void this.runHook(hook, this.open.client);
  }

  start(): void {
    this.life ??= this.live();
  }

  /** Closes the connection, which releases its locks. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.life;
  }

  private async live(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted) {
      const connected = await this.connectOnce();
      if (this.stopping.signal.aborted) return;
      if (connected) this.backOff.reset();
      failures = connected ? 1 : failures + 1;
      if (failures === 1) this.log.warn('The session with PostgreSQL was lost; connecting again');
      await this.backOff.pause(this.stopping.signal);
    }
  }

  /** Connects and waits until the connection ends; false if it could not connect. */
  private async connectOnce(): Promise<boolean> {
    const client = new SessionClient(this.config);
    const closed = new AbortController();
    client.on('error', () => closed.abort());
    client.on('end', () => closed.abort());
    const leave = () => closed.abort();
    this.stopping.signal.addEventListener('abort', leave);
    try {
      await client.connect();
      if (closed.signal.aborted) return false;
      this.open = { client, closed: closed.signal };
      for (const hook of this.hooks) void this.runHook(hook, client);
      await this.untilClosed(client, closed);
      return true;
    } catch {
      return false;
    } finally {
      this.open = null;
      this.stopping.signal.removeEventListener('abort', leave);
      closed.abort();
      await end(client);
    }
  }

  private async untilClosed(client: pg.Client, closed: AbortController): Promise<void> {
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => closed.abort());
    }, HEARTBEAT_MS);
    heartbeat.unref();
    try {
      if (!closed.signal.aborted) await new Promise((resolve) => closed.signal.addEventListener('abort', resolve));
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async runHook(hook: Hook, client: pg.Client): Promise<void> {
    try {
      await hook(client);
    } catch (error) {
      this.log.warn(`A session could not be set up: ${(error as Error).message}`);
      await end(client); // the session reconnects
    }
  }
}

/** Serialises statements, because several users share the session, and a `pg` client accepts one query at a time. */
class SessionClient extends pg.Client {
  private last: Promise<unknown> = Promise.resolve();

  override query = ((...args: Parameters<pg.Client['query']>): Promise<unknown> => {
    const sent = this.last.then(() => super.query(...args) as unknown);
    this.last = sent.catch(() => undefined);
    return sent;
  }) as pg.Client['query'];
}

function clientConfig(dataSource: DataSource): pg.ClientConfig {
  const { url, applicationName } = dataSource.options as { url?: string; applicationName?: string };
  return {
    connectionString: url,
    application_name: `${applicationName ?? 'carnet'}-session`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  };
}

/** Closes the connection gracefully, and destroys it if the peer does not answer. */
async function end(client: pg.Client): Promise<void> {
  const stream = (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
  const cut = setTimeout(() => stream.destroy(), GOODBYE_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
