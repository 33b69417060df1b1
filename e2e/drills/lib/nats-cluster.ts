import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Refusal } from '../../../scripts/lib/say.js';
import { SERVICES, type Service } from '../../src/fault-stack.js';
import { until } from '../../src/until.js';
import { Machines } from './machines.js';

const SERVER = '/usr/sbin/nats-server';
const NEEDED = [SERVER, '/usr/sbin/iptables'];
const UP_WITHIN_MS = 60_000;
const WHOLE_WITHIN_MS = 120_000;
const ANSWER_MS = 3_000;

export type NodeName = 'node-1' | 'node-2' | 'node-3';
export const NODES: readonly NodeName[] = ['node-1', 'node-2', 'node-3'];

/** Three machines as network namespaces, each with a NATS server. JetStream stores every page on all three. */
export class NatsCluster {
  private readonly folder = mkdtempSync(join(tmpdir(), 'carnet-nats-'));
  private readonly machines = new Machines('carnet-nats', '10.207.84', NODES);
  private readonly children: ChildProcess[] = [];
  private connection: NatsConnection | undefined;
  private manager: JetStreamManager | undefined;

  /** Environment of a service that uses them. */
  readonly env: NodeJS.ProcessEnv = {
    FACTS_TRANSPORT: 'nats',
    NATS_URL: NODES.map((node) => this.urlOf(node)).join(),
    NATS_REPLICAS: String(NODES.length),
  };

  /** @throws Refusal if this machine cannot run it */
  static requireMeans(): void {
    const missing = NEEDED.filter((file) => !existsSync(file));
    if (process.getuid?.() !== 0)
      throw new Refusal('The drill "nats" makes network namespaces, for which it has to be root.');
    if (missing.length > 0)
      throw new Refusal(
        `The drill "nats" needs ${missing.join(', ')}: apt-get install --no-install-recommends nats-server iptables`,
      );
  }

  async start(): Promise<void> {
    NatsCluster.requireMeans();
    this.machines.lay();
    for (const node of NODES) this.power(node);
    this.connection = await connect({
      servers: NODES.map((node) => this.urlOf(node)),
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      pingInterval: ANSWER_MS,
      timeout: ANSWER_MS,
    });
    const manager = await jetstreamManager(this.connection, { checkAPI: false, timeout: ANSWER_MS });
    this.manager = manager;
    const answers = () =>
      manager.getAccountInfo().then(
        () => true,
        () => false,
      );
    await until('JetStream answers', answers, UP_WITHIN_MS);
  }

  /** Stops everything, and removes namespaces and data. */
  async stop(): Promise<void> {
    await this.connection?.close();
    for (const node of NODES) this.crash(node);
    for (const child of this.children) child.kill('SIGKILL');
    this.machines.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  crash(node: NodeName): void {
    this.machines.crash(node);
  }

  /** Starts the machine with its stored data. */
  power(node: NodeName): void {
    const address = this.machines.addressOf(node);
    const routes = NODES.filter((one) => one !== node).map((one) => `nats://${this.machines.addressOf(one)}:6222`);
    const args = [
      ...['--name', node, '--addr', address, '--port', '4222'],
      ...['--cluster_name', 'carnet', '--cluster', `nats://${address}:6222`, '--routes', routes.join()],
      ...['--jetstream', '--store_dir', join(this.folder, node)],
    ];
    const [command = '', ...inside] = this.machines.on(node);
    const log = openSync(join(this.folder, `${node}.log`), 'a');
    this.children.push(spawn(command, [...inside, SERVER, ...args], { stdio: ['ignore', log, log] }));
    closeSync(log);
  }

  /** Connects or disconnects the machine. */
  line(node: NodeName, state: 'up' | 'down'): void {
    this.machines.line(node, state);
  }

  /** Cuts the machine off from the other two, while services still reach all three. */
  part(node: NodeName): void {
    this.machines.part(node);
  }

  join(node: NodeName): void {
    this.machines.join(node);
  }

  /** Leader of the stream with a service's facts. */
  async leaderOf(service: Service): Promise<NodeName> {
    const { cluster } = await this.streams.info(streamOf(service));
    const leader = NODES.find((node) => node === cluster?.leader);
    if (!leader) throw new Error(`Nobody leads the stream of svc-${service}`);
    return leader;
  }

  async deleteStreams(): Promise<void> {
    for (const service of SERVICES) await this.streams.delete(streamOf(service));
  }

  /** Number of pages in all streams. */
  async pages(): Promise<number> {
    let pages = 0;
    for (const service of SERVICES) pages += (await this.streams.info(streamOf(service))).state.messages;
    return pages;
  }

  /** Waits until every stream has a leader and two replicas in step. */
  isWhole(): Promise<void> {
    const areWhole = async () => {
      for (const service of SERVICES) if (!(await this.isKeptByAll(service))) return false;
      return true;
    };
    return until('every stream is kept by all three', areWhole, WHOLE_WITHIN_MS);
  }

  private async isKeptByAll(service: Service): Promise<boolean> {
    const found = await this.streams.info(streamOf(service)).catch(() => null);
    const { leader, replicas = [] } = found?.cluster ?? {};
    const inStep = replicas.filter(({ current, offline }) => current && !offline);
    return Boolean(leader) && inStep.length === NODES.length - 1;
  }

  private get streams(): JetStreamManager['streams'] {
    if (!this.manager) throw new Error('Nothing has been started');
    return this.manager.streams;
  }

  private urlOf(node: NodeName): string {
    return `nats://${this.machines.addressOf(node)}:4222`;
  }
}

const streamOf = (service: Service): string => `carnet-facts-${service}`;
