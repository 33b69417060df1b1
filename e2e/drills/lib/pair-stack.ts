import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, freePort, removeCluster, startPostgres, withClient, type Postgres } from '@carnet/embedded-pg';
import { startGateway, type RunningGateway } from '@carnet/gateway';
import { waitFor } from '../../../scripts/lib/health.js';
import { inRoot } from '../../../scripts/lib/paths.js';
import { GENEROUS, SERVICES, type Service } from '../../src/fault-stack.js';

export interface Instance {
  service: Service;
  port: number;
  process: ChildProcess | undefined;
}

const PASSWORD = 'of-a-drill';
const READY_WITHIN_MS = 30_000;

/** A stack with two instances of each service behind one nginx, started and ended one by one, as an orchestrator does. */
export class PairStack {
  readonly instances: Instance[] = [];
  private readonly stateDir = mkdtempSync(join(tmpdir(), 'carnet-pair-'));
  private readonly internalToken = randomBytes(32).toString('base64url');
  private database: Postgres | undefined;
  private gateway: RunningGateway | undefined;

  get address(): string {
    return this.gateway?.url ?? '';
  }

  async start(): Promise<void> {
    this.database = await startPostgres({
      dataDir: join(this.stateDir, 'pg'),
      port: await freePort(),
      password: PASSWORD,
    });
    for (const service of SERVICES) {
      await ensureDatabase(this.database.url(), { name: `carnet_${service}`, password: PASSWORD });
      for (let nth = 0; nth < 2; nth += 1) this.instances.push({ service, port: await freePort(), process: undefined });
    }
    await Promise.all(this.instances.map((instance) => this.run(instance)));
    this.gateway = await startGateway({
      kind: 'nginx',
      host: '127.0.0.1',
      port: await freePort(),
      siteDir: inRoot('.carnet/site'),
      upstreams: Object.fromEntries(SERVICES.map((service) => [service, this.places(service)])) as never,
      stateDir: join(this.stateDir, 'gateway'),
      signInLimit: { burst: 10_000, perMinute: 10_000 },
    });
  }

  async stop(): Promise<void> {
    await this.gateway?.stop();
    await Promise.all(this.instances.map((instance) => this.end(instance)));
    await this.database?.stop();
    removeCluster(join(this.stateDir, 'pg'));
    rmSync(this.stateDir, { recursive: true, force: true });
  }

  /** Starts an instance and waits until it is ready. */
  async run(instance: Instance): Promise<void> {
    const { service, port } = instance;
    const log = openSync(join(this.stateDir, `${service}-${port}.log`), 'a');
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
        ...(Object.fromEntries(peers) as NodeJS.ProcessEnv),
        PORT: String(port),
        DATABASE_URL: this.database?.url(`carnet_${service}`, `carnet_${service}`, PASSWORD),
        INTERNAL_TOKEN: this.internalToken,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (!(await waitFor(`http://127.0.0.1:${port}/health/ready`, READY_WITHIN_MS)))
      throw new Error(`svc-${service} did not get ready on port ${port}`);
  }

  /** Asks an instance to leave, and waits until it has. @returns how long that took */
  async end({ process: child }: Instance): Promise<number> {
    const from = Date.now();
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    return Date.now() - from;
  }

  /** A service's database, as its owner. */
  databaseOf(service: Service): string {
    return this.database?.url(`carnet_${service}`) ?? '';
  }

  rows<T extends object>(service: Service, sql: string, values: unknown[] = []): Promise<T[]> {
    return withClient(this.databaseOf(service), async (client) => (await client.query<T>(sql, values)).rows);
  }

  private places(service: Service): string[] {
    return this.instances.filter((one) => one.service === service).map(({ port }) => `127.0.0.1:${port}`);
  }
}
