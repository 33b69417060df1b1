import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '@carnet/runtime';
import type { PgSession } from './pg-session.js';

type Handler = (payload: string) => void;

/** Minimum milliseconds between two notifications on one channel. Each is a separate commit, and one says as much as ten. */
const BREATH_MS = 20;

/**
 * LISTEN and NOTIFY between the instances of a service. A notification may be lost while PostgreSQL is down, so dependent code must also check the current
 * state in `onConnected`.
 */
export class Listener {
  private readonly log: Log;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly connectedHandlers = new Set<() => void>();
  private readonly lostHandlers = new Set<() => void>();
  private readonly outgoing = new Map<string, 'sending' | 'again'>();

  constructor(
    private readonly session: PgSession,
    log: Log,
  ) {
    this.log = log.child({ context: 'Listener' });
    session.onConnect((client) => this.listen(client));
  }

  /** Calls `handler` with the payload of each notification on `channel`. Returns a function that stops it. */
  on(channel: string, handler: Handler): () => void {
    const known = this.handlers.get(channel);
    const handlers = known ?? new Set();
    this.handlers.set(channel, handlers.add(handler));
    const client = this.session.connection?.client;
    // An error here closes the connection, and the next one listens to every channel again.
    if (!known && client) void listenTo(client, channel).catch(() => undefined);
    return () => void handlers.delete(handler);
  }

  /** Calls `handler` whenever listening begins, also for the first time. From then on nothing is missed; the handler must check for earlier changes. */
  onConnected(handler: () => void): () => void {
    this.connectedHandlers.add(handler);
    return () => void this.connectedHandlers.delete(handler);
  }

  /** Calls `handler` whenever listening is interrupted. Notifications may be missed until `onConnected`. */
  onLost(handler: () => void): () => void {
    this.lostHandlers.add(handler);
    return () => void this.lostHandlers.delete(handler);
  }

  /** Notifies the other instances, without a payload. Several calls in a row may be merged. Local handlers are not called. */
  notify(channel: string): void {
    if (this.outgoing.has(channel)) {
      this.outgoing.set(channel, 'again');
      return;
    }
    const client = this.session.connection?.client;
    if (!client) return;
    this.outgoing.set(channel, 'sending');
    const sent = client.query('select pg_notify($1, $2)', [channel, '']);
    void sent
      .catch((error: Error) => this.log.debug(`A notification was not sent: ${error.message}`))
      .then(() => delay(BREATH_MS, undefined, { ref: false }))
      .then(() => {
        const again = this.outgoing.get(channel) === 'again';
        this.outgoing.delete(channel);
        if (again) this.notify(channel);
      });
  }

  private async listen(client: pg.Client): Promise<void> {
    const ownPid = (client as unknown as { processID: number }).processID;
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (processId !== ownPid) this.tell(channel, payload);
    });
    client.once('end', () => {
      for (const handler of this.lostHandlers) handler();
    });
    for (const channel of this.handlers.keys()) await listenTo(client, channel);
    for (const handler of this.connectedHandlers) handler();
  }

  private tell(channel: string, payload: string): void {
    for (const handler of this.handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        this.log.error({ msg: 'Who listens for notifications failed', err: error, channel });
      }
    }
  }
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
