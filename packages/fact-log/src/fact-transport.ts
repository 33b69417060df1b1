import type { Database, PgSession } from '@carnet/pg';
import type { FactLog } from './fact-log.js';
import type { FactSource } from './fact-source.js';
import { HttpFactSource } from './http-fact-source.js';

/** The state of a service's relay to NATS, for the metrics. */
export interface RelayState {
  /**
   * `sending`: in step or catching up. `waiting`: NATS (or the service's database) is down. `elsewhere`: another instance sends. `stopped`: not started, or
   * ended.
   */
  state: 'sending' | 'waiting' | 'elsewhere' | 'stopped';
  /** The age of the oldest fact that was not sent yet; null if another instance sends. */
  lagSeconds: number | null;
}

/** Settings that a service needs to send and receive facts. */
export interface TransportConfig {
  name?: string;
  internalToken: string;
}

/** Carries facts between machines beside HTTP. HTTP remains the fallback for facts that the carrier lacks (ADR 98). */
export interface FactCarrier {
  /** Returns a source of the producer's facts, which falls back to `http`. */
  source(producer: string, http: FactSource): FactSource;
  /** Starts to send the service's own facts. */
  start(database: Database, session: PgSession, facts: FactLog): void;
  stop(): Promise<void>;
  /** Null if this service sends nothing. */
  relayed(): RelayState | null;
}

/** The transports of facts to and from this service: HTTP, and a carrier beside it if there is one. */
export class FactTransport {
  constructor(
    private readonly config: TransportConfig | undefined,
    private readonly carrier?: FactCarrier,
  ) {}

  /** Returns a source of the producer's facts; `url` is the producer's address. */
  source(producer: string, url: string): FactSource {
    const http = new HttpFactSource(producer, url, this.config?.internalToken ?? '');
    return this.carrier?.source(producer, http) ?? http;
  }

  /** Starts to send the service's own facts. */
  start(database: Database, session: PgSession, facts: FactLog): void {
    this.carrier?.start(database, session, facts);
  }

  async stop(): Promise<void> {
    await this.carrier?.stop();
  }

  /** Null if this service sends nothing. */
  relayed(): RelayState | null {
    return this.carrier?.relayed() ?? null;
  }
}
