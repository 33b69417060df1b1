import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, withClient } from '@carnet/embedded-pg';
import { inRoot } from '../../../scripts/lib/paths.js';
import { Refusal } from '../../../scripts/lib/say.js';
import { SERVICES, type Service } from '../../src/fault-stack.js';
import { until } from '../../src/until.js';
import { Machines } from './machines.js';

const BIN = '/usr/lib/postgresql/15/bin';
const NEEDED = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', join(BIN, 'pg_rewind'), '/usr/sbin/iptables'];
const PASSWORD = 'of-a-drill';
const UP_WITHIN_MS = 120_000;
const BACK_WITHIN_MS = 180_000;

export type NodeName = 'node-1' | 'node-2' | 'node-3';
const NODES: NodeName[] = ['node-1', 'node-2', 'node-3'];

interface Member {
  name: NodeName;
  role: string;
  state: string;
  timeline?: number;
}

/** Three machines as network namespaces with etcd, Patroni and PostgreSQL, and HAProxy in front of them, as in `deploy/failover`. */
export class PatroniCluster {
  private readonly folder = mkdtempSync(join(tmpdir(), 'carnet-failover-'));
  private readonly machines = new Machines('carnet-fo', '10.207.83', NODES);
  private readonly children: ChildProcess[] = [];
  private port = 0;

  /** @throws Refusal if this machine cannot run it */
  static requireMeans(): void {
    const missing = NEEDED.filter((file) => !existsSync(file));
    if (process.getuid?.() !== 0)
      throw new Refusal('The drill "failover" makes network namespaces, for which it has to be root.');
    if (missing.length > 0)
      throw new Refusal(
        `The drill "failover" needs ${missing.join(', ')}: apt-get install --no-install-recommends patroni etcd-server haproxy postgresql-15 iptables`,
      );
  }

  async start(): Promise<void> {
    PatroniCluster.requireMeans();
    chmodSync(this.folder, 0o755);
    this.machines.lay();
    for (const node of NODES) this.power(node);
    this.port = await freePort();
    this.spawn('haproxy', ['/usr/sbin/haproxy', '-db', '-f', inRoot('deploy/failover/haproxy.cfg')], {
      LISTEN: `127.0.0.1:${this.port}`,
      ...Object.fromEntries(NODES.map((node, index) => [`NODE_${index + 1}`, this.machines.addressOf(node)])),
    });
    await this.isWhole(UP_WITHIN_MS);
    await until('PostgreSQL answers through HAProxy', () => this.answers(), UP_WITHIN_MS);
  }

  /** Stops everything, and removes namespaces and data. */
  stop(): void {
    for (const node of NODES) this.crash(node);
    for (const child of this.children) child.kill('SIGKILL');
    this.machines.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Creates an empty database for each of these services. */
  async makeDatabases(services: readonly Service[] = SERVICES): Promise<void> {
    await withClient(this.url('postgres', 'postgres'), async (client) => {
      for (const service of services) {
        const name = `carnet_${service}`;
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role if exists ${name}`);
        await client.query(`create role ${name} login password '${PASSWORD}'`);
        await client.query(`create database ${name} owner ${name} encoding 'UTF8' locale 'C.UTF-8' template template0`);
      }
    });
  }

  /** URL through HAProxy. */
  url(role: string, database: string): string {
    return `postgres://${role}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  async leader(): Promise<NodeName> {
    const leader = (await this.members()).find(({ role }) => role === 'leader');
    if (!leader) throw new Error('Nobody leads');
    return leader.name;
  }

  /** Kills every process of the machine at once. */
  crash(node: NodeName): void {
    this.machines.crash(node);
  }

  /** Starts the machine: etcd and Patroni, as an init system would. */
  power(node: NodeName): void {
    const [address, home] = [this.machines.addressOf(node), join(this.folder, node)];
    mkdirSync(home, { recursive: true });
    execFileSync('chown', ['postgres:postgres', home]);
    const hosts = NODES.map((one) => `${this.machines.addressOf(one)}:2379`).join(',');
    const env = {
      ETCD_NAME: node,
      ETCD_DATA_DIR: join(home, 'etcd'),
      ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
      ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
      ETCD_INITIAL_CLUSTER: NODES.map((one) => `${one}=http://${this.machines.addressOf(one)}:2380`).join(','),
      ETCD_INITIAL_CLUSTER_TOKEN: 'carnet',
      ETCD_ENABLE_V2: 'true',
      PATRONI_NAME: node,
      PATRONI_ETCD_HOSTS: hosts,
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1,${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: BIN,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    };
    const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
    const inside = [...this.machines.on(node), ...asPostgres];
    this.spawn(`${node}-etcd`, [...inside, '/usr/bin/etcd'], env);
    this.spawn(`${node}-patroni`, [...inside, '/usr/bin/patroni', inRoot('deploy/failover/patroni.yml')], env);
  }

  /** Connects or disconnects the machine. */
  line(node: NodeName, state: 'up' | 'down'): void {
    this.machines.line(node, state);
  }

  /** Stops replication of a leader's log. Everything else continues. */
  stopReplication(leader: NodeName): void {
    this.machines.part(leader, 5432);
  }

  resumeReplication(leader: NodeName): void {
    this.machines.join(leader);
  }

  /** Tells whether the followers have everything that the leader wrote. */
  async isCaughtUp(): Promise<boolean> {
    return withClient(this.url('postgres', 'postgres'), async (client) => {
      const { rows } = await client.query<{ behind: boolean }>(
        'select replay_lsn is distinct from pg_current_wal_lsn() as behind from pg_stat_replication',
      );
      return rows.length === NODES.length - 1 && rows.every(({ behind }) => !behind);
    });
  }

  /** Number of followers that stream the leader's log. Patroni's own state is not sufficient, because it may list a follower that is ahead of its leader. */
  private async streaming(): Promise<number> {
    try {
      return await withClient(this.url('postgres', 'postgres'), async (client) => {
        const { rowCount } = await client.query(`select from pg_stat_replication where state = 'streaming'`);
        return rowCount ?? 0;
      });
    } catch {
      return 0; // There is no leader at the moment.
    }
  }

  async configure(settings: object): Promise<void> {
    const url = `http://${this.machines.addressOf(await this.leader())}:8008/config`;
    const answer = await fetch(url, { method: 'PATCH', body: JSON.stringify(settings) });
    if (!answer.ok) throw new Error(`Patroni answers ${answer.status}`);
  }

  /** Waits until there is one leader with two followers. */
  isWhole(patienceMs = BACK_WITHIN_MS): Promise<void> {
    return until(
      'one leads and two follow',
      async () => {
        const members = await this.members();
        const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
        const isFollowing = ({ role, state, timeline }: Member) =>
          role !== 'leader' && (state === 'running' || state === 'streaming') && timeline === leader?.timeline;
        return members.filter(isFollowing).length === 2 && (await this.streaming()) === 2;
      },
      patienceMs,
    );
  }

  /** Last lines of a machine's Patroni log. */
  log(node: NodeName): string {
    return readFileSync(join(this.folder, `${node}-patroni.log`), 'utf8').slice(-3_000);
  }

  private async members(): Promise<Member[]> {
    for (const node of NODES) {
      try {
        const answer = await fetch(`http://${this.machines.addressOf(node)}:8008/cluster`, {
          signal: AbortSignal.timeout(2_000),
        });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // Another machine may know.
      }
    }
    return [];
  }

  private answers(): Promise<boolean> {
    return withClient(this.url('postgres', 'postgres'), (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  }

  private spawn(name: string, [command = '', ...args]: string[], env: NodeJS.ProcessEnv): void {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    const paths = { PATH: process.env.PATH, LANG: 'C.UTF-8' };
    this.children.push(spawn(command, args, { env: { ...paths, ...env }, stdio: ['ignore', log, log] }));
    closeSync(log);
  }
}
