import { pause } from '@carnet/runtime';
import type { PgSession } from './pg-session.js';

/** The time after which a waiting instance notices that the following one has stopped. */
const LOOK_MS = 500;

interface Terms {
  /** Called whenever another instance is the one. */
  onWait: () => void;
  lead: (term: AbortSignal) => Promise<void>;
}

/**
 * Elects one among the instances of a service: it holds a session lock of PostgreSQL, which ends with its connection, however
 * the instance ends. The lock is polled rather than waited for, since a waiting statement holds back vacuum.
 */
export class Leadership {
  constructor(
    private readonly session: PgSession,
    private readonly name: string,
  ) {}

  /** Does `lead` whenever this instance is the one, until `stop`. The signal that it gets fires when it may no longer be, too. */
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
   * Returns once this instance is the one, with a signal that fires when it may no longer be.
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
      // The connection is lost; the session opens another.
    }
    return null;
  }
}
