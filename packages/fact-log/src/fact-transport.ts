import type { Database, PgSession } from '@carnet/pg';
import type { FactLog } from './fact-log.js';
import type { FactSource } from './fact-source.js';
import { HttpFactSource } from './http-fact-source.js';

/** The state of a service's relay, for the metrics. */
export interface RelayState {
  /** `sending`: in step or catching up. `waiting`: NATS (or the own database) is away. `elsewhere`: another instance sends. `stopped`: not started, or ended. */
  state: 'sending' | 'waiting' | 'elsewhere' | 'stopped';
  /** The greatest age of facts that were not sent yet; null if another instance knows. */
  lagSeconds: number | null;
}

/** Settings that a service needs for the ways of facts. */
export interface TransportConfig {
  name?: string;
  internalToken: string;
}

/** Carries facts between machines beside HTTP, which stays the way for whatever it lacks (ADR 98). */
export interface FactCarrier {
  /** The source of facts of a producer, which has `http` as well. */
  source(producer: string, http: FactSource): FactSource;
  /** Sends the service's own facts from now on. */
  start(database: Database, session: PgSession, facts: FactLog): void;
  stop(): Promise<void>;
  /** Null where nothing is sent. */
  relayed(): RelayState | null;
}

/** The ways by which facts come to this service and leave it: over HTTP, and by a carrier beside it if there is one. */
export class FactTransport {
  constructor(
    private readonly config: TransportConfig | undefined,
    private readonly carrier?: FactCarrier,
  ) {}

  /** The source of facts of a producer, which answers at `url`. */
  source(producer: string, url: string): FactSource {
    const http = new HttpFactSource(producer, url, this.config?.internalToken ?? '');
    return this.carrier?.source(producer, http) ?? http;
  }

  /** Sends the service's own facts from now on. */
  start(database: Database, session: PgSession, facts: FactLog): void {
    this.carrier?.start(database, session, facts);
  }

  async stop(): Promise<void> {
    await this.carrier?.stop();
  }

  /** Null where nothing is sent. */
  relayed(): RelayState | null {
    return this.carrier?.relayed() ?? null;
  }
}
