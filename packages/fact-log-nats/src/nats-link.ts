import { readFileSync } from 'node:fs';
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import type { Log, NatsConfig } from '@carnet/runtime';

/** Timeout of each request to NATS. */
const ANSWER_MS = 3_000;
/** Interval of pings. A connection is given up after two of them without an answer. */
const PING_MS = 2_000;
const AGAIN_MS = 500;
/** Headers that the server adds to a message count towards its size limit. */
const HEADERS = 4_096;
const PAGE_BYTES = 512 * 1024;

export interface OpenLink {
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
}

/** A service's one connection to NATS. It connects, and loads its libraries, at first use, and reconnects by itself. */
export class NatsLink {
  private opening: Promise<OpenLink> | null = null;
  private isClosed = false;
  maxBytes = PAGE_BYTES;

  constructor(
    readonly config: NatsConfig,
    private readonly service: string,
    private readonly log: Log,
  ) {}

  /** @throws Error where no server can be reached, or each server refuses this service */
  open(): Promise<OpenLink> {
    if (this.isClosed) return Promise.reject(new Error('The service is about to leave'));
    const forget = () => (this.opening = null);
    this.opening ??= this.connect(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.opening;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const open = await this.opening?.catch(() => null);
    await open?.connection.close();
  }

  private async connect(forget: () => void): Promise<OpenLink> {
    const [{ connect, credsAuthenticator }, { jetstream, jetstreamManager }] = await Promise.all([
      import('@nats-io/transport-node'),
      import('@nats-io/jetstream'),
    ]);
    const { servers, login, credentials, tls } = this.config;
    const options: NodeConnectionOptions = {
      servers: [...servers],
      name: `svc-${this.service}`,
      ...login,
      ...(credentials && { authenticator: credsAuthenticator(readFileSync(credentials)) }),
      ...(tls && { tls }),
      timeout: ANSWER_MS,
      pingInterval: PING_MS,
      maxPingOut: 2,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      ignoreAuthErrorAbort: true,
    };
    const connection = await connect(options);
    void connection.closed().then(forget);
    void this.tellOfLoss(connection);
    this.maxBytes = Math.min(PAGE_BYTES, (connection.info?.max_payload ?? PAGE_BYTES) - HEADERS);
    // JetStream may be off while NATS runs. The first request finds out.
    const manager = await jetstreamManager(connection, { timeout: ANSWER_MS, checkAPI: false });
    return { connection, client: jetstream(connection, { timeout: ANSWER_MS }), manager };
  }

  private async tellOfLoss(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.log.warn('The connection to NATS was lost; facts go over HTTP meanwhile');
      if (type === 'reconnect') this.log.info('The connection to NATS is back');
    }
  }
}
