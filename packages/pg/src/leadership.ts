import { pause } from '@carnet/runtime';
import type { PgSession } from './pg-session.js';

/** Average interval at which a waiting instance tries the lock, in milliseconds. */
const LOOK_MS = 500;

interface Terms {
  /** Called whenever another instance is the leader. */
  onWait: () => void;
  lead: (term: AbortSignal) => Promise<void>;
}

/**
 * Elects one leader among the instances of a service. The leader holds a PostgreSQL session lock, which ends with its connection, even after a crash. The lock
 * is polled, because a waiting statement would hold back vacuum.
 */
export class Leadership {
  constructor(
    private readonly session: PgSession,
    private readonly name: string,
  ) {}

  /** Runs `lead` whenever this instance is the leader, until `stop`. Its signal aborts on `stop`, and when the leadership may be lost. */
  async terms(stop: AbortSignal, { onWait, lead }: Terms): Promise<void> {
    while (!stop.aborted) {
      const lost = await this.acquire(stop, onWait);
      if (!lost) return;
      const term = new AbortController();
      const end = () => term.abort();
      stop.addEventListener('abort', end);
      lost.addEventListener('abort', end);
      if (stop.aborted || lost.aborted) end();
      await lead(term.signal);
      stop.removeEventListener('abort', end);
      lost.removeEventListener('abort', end);
    }
  }

  /**
   * Resolves once this instance is the leader, with a signal that aborts when the leadership may be lost.
   * @param onWait called whenever another instance holds the lock
   * @returns null on `signal`
   */
  private async acquire(signal: AbortSignal, onWait: () => void): Promise<AbortSignal | null> {
    while (!signal.aborted) {
      const lost = await this.tryAcquire(onWait);
      if (lost) return lost;
      await pause(LOOK_MS * (0.75 + Math.random() / 2), signal);
    }
    return null;
  }

  private async tryAcquire(onWait: () => void): Promise<AbortSignal | null> {
    const connection = this.session.connection;
    if (!connection) return null;
    try {
      const { rows } = await connection.client.query<{ mine: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as mine',
        ['facts.follow', this.name],
      );
      if (rows[0]?.mine && !connection.closed.aborted) return connection.closed;
      if (!rows[0]?.mine) onWait();
    } catch {
      // the connection is lost; the session opens another one
    }
    return null;
  }
}
