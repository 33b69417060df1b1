import type { NatsConfig } from '../../config.js';
import type { Database } from '../../database/database.js';
import type { Log } from '../../logging/logger.js';
import type { FactLog } from '../fact-log.js';
import type { FactSource } from '../fact-source.js';
import { HttpFactSource } from '../http-fact-source.js';
import type { PgSession } from '../pg-session.js';
import { FactRelay, type RelayState } from './fact-relay.js';
import { NatsFactSource } from './nats-fact-source.js';
import { NatsLink } from './nats-link.js';
import { NatsPageStream } from './nats-page-stream.js';

/** Settings that a service needs for the ways of facts. */
export interface TransportConfig {
  name?: string;
  internalToken: string;
  nats?: NatsConfig | null;
}

/** The ways by which facts come to this service and leave it: over HTTP, and through NATS beside it if that is set up (ADR 98). */
export class FactTransport {
  private readonly link: NatsLink | null;
  private readonly log: Log;
  private relay: FactRelay | null = null;

  constructor(
    private readonly config: TransportConfig | undefined,
    log: Log,
  ) {
    this.log = log.child({ context: 'FactTransport' });
    this.link = config?.nats ? new NatsLink(config.nats, config.name ?? '', this.log) : null;
  }

  /** The source of facts of a producer, which answers at `url`. */
  source(producer: string, url: string): FactSource {
    const http = new HttpFactSource(producer, url, this.config?.internalToken ?? '');
    return this.link ? new NatsFactSource(http, new NatsPageStream(this.link, producer), this.log) : http;
  }

  /** Sends the service's own facts from now on. */
  start(database: Database, session: PgSession, facts: FactLog): void {
    if (!this.link) return;
    this.relay = new FactRelay(
      database,
      session,
      facts,
      new NatsPageStream(this.link, this.config?.name ?? ''),
      this.log,
    );
    this.relay.start();
  }

  async stop(): Promise<void> {
    await this.relay?.stop();
    await this.link?.close();
  }

  /** Null where nothing is sent. */
  relayed(): RelayState | null {
    return this.relay?.state ?? null;
  }
}
