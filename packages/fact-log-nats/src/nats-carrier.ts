import type { FactCarrier, FactLog, FactSource, RelayState } from '@carnet/fact-log';
import type { Database, PgSession } from '@carnet/pg';
import type { Log, NatsConfig } from '@carnet/runtime';
import { FactRelay } from './fact-relay.js';
import { NatsFactSource } from './nats-fact-source.js';
import { NatsLink } from './nats-link.js';
import { NatsPageStream } from './nats-page-stream.js';

/** Carries the facts of the named service over NATS JetStream. */
export const natsCarrier =
  (config: NatsConfig, service: string) =>
  (log: Log): FactCarrier =>
    new NatsCarrier(config, service, log.child({ context: 'FactTransport' }));

class NatsCarrier implements FactCarrier {
  private readonly link: NatsLink;
  private relay: FactRelay | null = null;

  constructor(
    config: NatsConfig,
    private readonly service: string,
    private readonly log: Log,
  ) {
    this.link = new NatsLink(config, service, log);
  }

  source(producer: string, http: FactSource): FactSource {
    return new NatsFactSource(http, new NatsPageStream(this.link, producer), this.log);
  }

  start(database: Database, session: PgSession, facts: FactLog): void {
    const stream = new NatsPageStream(this.link, this.service);
    this.relay = new FactRelay(database, session, facts, stream, this.log);
    this.relay.start();
  }

  async stop(): Promise<void> {
    await this.relay?.stop();
    await this.link.close();
  }

  relayed(): RelayState | null {
    return this.relay?.state ?? null;
  }
}
