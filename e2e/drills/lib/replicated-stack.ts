import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, freePort, removeCluster, startPostgres, withClient, type Postgres } from '@carnet/embedded-pg';
import { startGateway, type RunningGateway } from '@carnet/gateway';
import { waitFor } from '../../../scripts/lib/health.js';
import { inRoot } from '../../../scripts/lib/paths.js';
import { call } from '../../src/api.js';
import { databaseOf, GENEROUS, SERVICES, type Service } from '../../src/fault-stack.js';
import { LateAddress } from './late-address.js';

export interface Instance {
  service: Service;
  port: number;
  process: ChildProcess | undefined;
}

/** State of an instance as a follower, from its `/health/ready`. */
export interface Following {
  service: Service;
  producer: Service;
  state: string;
  /** Transport of facts, if NATS is configured. */
  over?: 'nats' | 'http';
}

export interface ReplicatedStackOptions {
  /** Instances per service. */
  replicas?: number;
  gateways?: number;
  /** Environment of every service. */
  env?: NodeJS.ProcessEnv;
  /** Gives each service one address that learns with this delay that an instance has left. Without it, everybody knows all instances. */
  lagMs?: number;
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Logs each request at the gateways, with the instance that answered it. */
  accessLog?: boolean;
}

/** A line of a gateway's access log. */
export interface Asked {
  path: string;
  status: number;
  /** `host:port` of the asked instances, in order; empty if there was none. */
  upstream: string;
}

const PASSWORD = 'of-a-drill';
const READY_WITHIN_MS = 300_000;

/** A stack with several instances of each service behind nginx. Instances are started and stopped one by one, like an orchestrator does. */
export class ReplicatedStack {
  readonly instances: Instance[] = [];
  private readonly stateDir = mkdtempSync(join(tmpdir(), 'carnet-replicas-'));
  private readonly internalToken = randomBytes(32).toString('base64url');
  private readonly lateAddresses = new Map<Service, LateAddress>();
  private readonly gateways: RunningGateway[] = [];
  private database: Postgres | undefined;

  constructor(private readonly options: ReplicatedStackOptions = {}) {}

  /** Address of the first gateway. */
  get address(): string {
    return this.addresses[0] ?? '';
  }

  get addresses(): string[] {
    return this.gateways.map(({ url }) => url);
  }

  async start(): Promise<void> {
    const { replicas = 2, gateways = 1, lagMs } = this.options;
    this.database = await startPostgres({
      dataDir: join(this.stateDir, 'pg'),
      port: await freePort(),
      password: PASSWORD,
      settings: this.options.settings,
    });
    for (const service of SERVICES) {
      await ensureDatabase(this.database.url(), { name: `carnet_${service}`, password: PASSWORD });
      if (lagMs !== undefined) this.lateAddresses.set(service, await LateAddress.open(lagMs));
      for (let nth = 0; nth < replicas; nth += 1)
        this.instances.push({ service, port: await freePort(), process: undefined });
    }
    await Promise.all(this.instances.map((instance) => this.run(instance)));
    for (let nth = 0; nth < gateways; nth += 1) this.gateways.push(await this.startGateway(nth));
  }

  async stop(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.stop()));
    await Promise.all(this.instances.map((instance) => this.end(instance)));
    await Promise.all([...this.lateAddresses.values()].map((address) => address.close()));
    await this.database?.stop();
    removeCluster(join(this.stateDir, 'pg'));
    rmSync(this.stateDir, { recursive: true, force: true });
  }

  /** Starts an instance and waits until it is ready. */
  async run(instance: Instance): Promise<void> {
    const { service, port } = instance;
    const log = openSync(this.logOf(service, port), 'a');
    const peers = SERVICES.map((name) => [
      `${name.toUpperCase()}_URL`,
      this.places(name)
        .map((place) => `http://${place}`)
        .join(),
    ]);
    instance.process = spawn(process.execPath, [inRoot(`svc-${service}/dist/main.js`)], {
      env: {
        ...process.env,
        ...GENEROUS,
        FILES_DIR: join(this.stateDir, 'files'),
        MAIL_DIR: join(this.stateDir, 'mail'),
        ...this.options.env,
        SERVICES: SERVICES.join(),
        ...(Object.fromEntries(peers) as NodeJS.ProcessEnv),
        PORT: String(port),
        DATABASE_URL: this.database?.url(`carnet_${databaseOf(service)}`, `carnet_${service}`, PASSWORD),
        INTERNAL_TOKEN: this.internalToken,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (!(await waitFor(`http://127.0.0.1:${port}/health/ready`, READY_WITHIN_MS)))
      throw new Error(`svc-${service} did not get ready on port ${port}`);
    this.lateAddresses.get(service)?.add(port);
  }

  /** Asks an instance to exit and waits for it. @returns the time that took */
  async end({ service, port, process: child }: Instance): Promise<number> {
    const from = Date.now();
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    this.lateAddresses.get(service)?.remove(port);
    await gone;
    return Date.now() - from;
  }

  /** Kills an instance like a power cut, and starts it again. */
  async restartKilled(instance: Instance): Promise<void> {
    const gone = once(instance.process!, 'exit');
    instance.process!.kill('SIGKILL');
    await gone;
    await this.run(instance);
  }

  /** Followed producers, as reported by every instance. */
  async following(): Promise<Following[]> {
    return (await Promise.all(this.instances.map(followingOf))).flat();
  }

  /** Instances that have exited on their own. */
  ended(): Instance[] {
    return this.instances.filter(({ process: child }) => child?.exitCode !== null || child.signalCode !== null);
  }

  /** The instance of a service that follows most of the other services. */
  async leaderOf(service: Service): Promise<Instance> {
    const own = this.instances.filter((one) => one.service === service);
    const led = (await Promise.all(own.map(followingOf))).map(
      (all) => all.filter(({ state }) => state === 'following').length,
    );
    return own[led.indexOf(Math.max(...led))]!;
  }

  /** URL of a service's database, as its owner. */
  databaseOf(service: Service): string {
    return this.database?.url(`carnet_${databaseOf(service)}`) ?? '';
  }

  rows<T extends object>(service: Service, sql: string, values: unknown[] = []): Promise<T[]> {
    return withClient(this.databaseOf(service), async (client) => (await client.query<T>(sql, values)).rows);
  }

  /** Requests to the gateways, separately for each gateway. */
  asked(): Asked[][] {
    return this.gateways.map((_, nth) => {
      const lines = readFileSync(join(this.gatewayDir(nth), 'nginx/logs/access.log'), 'utf8').split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as Asked);
    });
  }

  /** Warnings and errors in the services' logs, as `service: message`, with their subject. */
  complaints(): string[] {
    return this.instances.flatMap(({ service, port }) =>
      readFileSync(this.logOf(service, port), 'utf8')
        .split('\n')
        .filter((line) => /"level":[456]0/.test(line))
        .map((line) => `${service}: ${said(line)}`),
    );
  }

  private async startGateway(nth: number): Promise<RunningGateway> {
    return startGateway({
      kind: 'nginx',
      host: '127.0.0.1',
      port: await freePort(),
      siteDir: inRoot('.carnet/site'),
      upstreams: Object.fromEntries(SERVICES.map((service) => [service, this.places(service)])) as never,
      stateDir: this.gatewayDir(nth),
      accessLog: this.options.accessLog ? 'all' : 'errors',
      signInLimit: { burst: 10_000, perMinute: 10_000 },
    });
  }

  private logOf(service: Service, port: number): string {
    return join(this.stateDir, `${service}-${port}.log`);
  }

  private gatewayDir(nth: number): string {
    return join(this.stateDir, `gateway-${nth}`);
  }

  /** Addresses of a service: its one address, or those of its instances. */
  private places(service: Service): string[] {
    const late = this.lateAddresses.get(service);
    if (late) return [late.place];
    return this.instances.filter((one) => one.service === service).map(({ port }) => `127.0.0.1:${port}`);
  }
}

async function followingOf({ service, port }: Instance): Promise<Following[]> {
  const answer = await call({ path: '/health/ready', address: `http://127.0.0.1:${port}` });
  return answer.json<{ facts: Following[] }>().facts.map((one) => ({ ...one, service }));
}

/** A log line without its variable parts. A line about a response has no message. */
function said(line: string): string {
  const { msg, err, status, route } = JSON.parse(line) as {
    msg?: string;
    err?: { message: string };
    status?: number;
    route?: string;
  };
  return [msg, err?.message, status, route].filter((one) => one !== undefined).join(', ');
}
