import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { startGateway } from '@carnet/gateway';
import { stampOf } from './build.js';
import { givenDatabases, makeDatabases, startEmbedded, type DatabaseUrls } from './databases.js';
import { waitFor } from './health.js';
import { KeptOnDisk } from './kept-on-disk.js';
import { keepRunning, type Kept, type Running } from './keep-running.js';
import { inRoot, inState, SERVICES } from './paths.js';
import { readPorts, type Ports } from './ports.js';
import { watchMails } from './mails.js';
import { leaveFolder, takeFolder, writeRecord, type RunRecord } from './run-lock.js';
import { hostOf } from './start-options.js';
import { requireFreePorts } from './stack-ports.js';
import { plainSiteTarget } from './targets.js';
import { bold, complain, green, Refusal, say, seconds } from './say.js';
import { internalToken, readSecrets } from './secrets.js';
import { serviceGroups, type ServiceGroup } from './services.js';
import { logFile, startNode, type LoggedProcess } from './spawn.js';

const READY_WITHIN_MS = 60_000;
/** A part that dies this often before the stack is ready makes the start fail. */
const HOPELESS_DEATHS = 3;

/** Starts the built stack and resolves when a person can sign in. From then on this process supervises the stack until a signal ends it. */
export async function startStack({ each }: { each: boolean }): Promise<void> {
  const stack = new Stack(readPorts(), hostOf(process.env), each);
  await stack.enter();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stack.leave(name));
  try {
    await stack.start();
  } catch (error) {
    await stack.close();
    if (!stack.isLeaving) throw error;
  }
}

class Stack {
  private readonly parts: { name: string; kept: Kept<Running> }[] = [];
  private readonly record: RunRecord;
  private readonly given = givenDatabases();
  private readonly cut = new AbortController();
  private stopWatching = (): void => undefined;
  /** Writes the record of the running parts. With a full disk it tries again later, and the stack runs on. */
  private readonly kept = new KeptOnDisk(
    () => writeRecord(this.record),
    ({ message }) => complain(`who runs where cannot be written down: ${message}`),
  );
  private starting: Promise<void> = Promise.resolve();
  private closing: Promise<void> | undefined;
  private hopeless: string | undefined;
  isLeaving = false;

  constructor(
    private readonly ports: Ports,
    private readonly host: string,
    private readonly each: boolean,
  ) {
    const address = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${ports.gateway}`;
    this.record = { pid: process.pid, address, ready: false, gateway: null, postgres: null, services: {} };
  }

  /** Locks the folder and checks the ports, before anything else is started. */
  async enter(): Promise<void> {
    await takeFolder(this.record);
    try {
      await requireFreePorts(this.ports, this.host);
    } catch (error) {
      leaveFolder();
      throw error;
    }
  }

  start(): Promise<void> {
    this.starting = this.bringUp();
    return this.starting;
  }

  /** Ends the stack after Ctrl-C or a signal. npm passes signals on, so they come twice; later ones change nothing. */
  async leave(signal: string): Promise<void> {
    if (this.isLeaving) return;
    this.isLeaving = true;
    say(`${signal}: closing …`);
    this.cut.abort();
    await this.starting.catch(() => undefined);
    await this.close();
    say('closed; everything is kept');
    process.exit(0);
  }

  /** Stops the gateway first, then the services, then PostgreSQL, so that no part calls a part that is already gone. */
  close(): Promise<void> {
    this.closing ??= this.closeParts();
    return this.closing;
  }

  private async closeParts(): Promise<void> {
    this.stopWatching();
    const last = this.parts.filter(({ name }) => name === 'PostgreSQL');
    const first = this.parts.filter(({ name }) => name === 'the gateway');
    const between = this.parts.filter((part) => !last.includes(part) && !first.includes(part));
    for (const parts of [first, between, last]) await Promise.all(parts.map(({ kept }) => kept.stop()));
    this.kept.stop();
    leaveFolder();
  }

  private async bringUp(): Promise<void> {
    const databaseUrls = this.given ?? (await this.startPostgres());
    if (!process.env.SMTP_URL) this.stopWatching = watchMails((file) => say(`a mail came: ${file}`));
    const options = { ports: this.ports, databaseUrls, internalToken: internalToken() };
    const groups = serviceGroups(options, this.each);
    say(this.each ? 'starting the services in a process each' : 'starting the services in one process');
    await Promise.all([...groups.map((group) => this.startServices(group)), this.startGateway()]);
    await this.waitUntilReady();
    this.record.ready = true;
    this.kept.save();
    this.greet();
    if (existsSync(stampOf(plainSiteTarget()))) void this.compressSite();
  }

  /** Compresses the pages, which takes a while, after people can sign in. */
  private async compressSite(): Promise<void> {
    const args = [inRoot('scripts/run.mjs'), 'build', 'site'];
    const compressing = startNode({ name: 'compress', args, env: process.env });
    this.cut.signal.addEventListener('abort', () => void compressing.stop());
    if (compressing.pid) setPriority(compressing.pid, constants.priority.PRIORITY_LOW);
    const ended = await compressing.exited;
    if (ended?.code === 0) say('the pages are compressed');
    else if (!this.isLeaving) complain(`the pages stay uncompressed:\n${compressing.lastWords()}`);
  }

  private async startPostgres(): Promise<DatabaseUrls> {
    const secrets = readSecrets();
    const log = (line: string) => say(line);
    say('starting PostgreSQL');
    const kept = await this.keep('PostgreSQL', {
      start: () => startEmbedded(this.ports.postgres, secrets, log),
      onStart: ({ pid }) => (this.record.postgres = { pid, port: this.ports.postgres }),
    }).catch((error: Error) => {
      throw new Refusal(error.message);
    });
    if (!kept.current) throw new Refusal('PostgreSQL ended as soon as it was started.');
    return makeDatabases(kept.current, secrets);
  }

  private async startServices(group: ServiceGroup): Promise<void> {
    let latest: LoggedProcess | undefined;
    await this.keep(group.name, {
      start: () => Promise.resolve(group.start()),
      onStart: (running) => {
        latest = running;
        for (const name of group.services)
          this.record.services[name] = { pid: running.pid, port: this.ports.services[name] };
      },
      onDeath: (deaths) => {
        if (this.record.ready || deaths < HOPELESS_DEATHS) return;
        this.hopeless = `${group.name} cannot start. Its last words (${logFile(group.name)}):\n${latest?.lastWords()}`;
        this.cut.abort();
      },
    });
  }

  private async startGateway(): Promise<void> {
    await this.keep('the gateway', {
      start: () =>
        startGateway({
          kind: 'auto',
          host: this.host,
          port: this.ports.gateway,
          siteDir: inRoot('.carnet/site'),
          upstreams: Object.fromEntries(
            SERVICES.map((name) => [name, `127.0.0.1:${this.ports.services[name]}`]),
          ) as never,
          stateDir: inState('gateway'),
          docsDir: inRoot('.carnet/docs'),
          nodeArgs: ['--import', inRoot('scripts/lib/tidy-at-rest.mjs')],
        }),
      onStart: ({ pid, kind }) => (this.record.gateway = { pid, port: this.ports.gateway, kind }),
    });
    say(`the gateway is ${this.record.gateway?.kind === 'nginx' ? 'nginx' : 'the local one (no nginx here)'}`);
  }

  private async keep<T extends Running>(name: string, part: KeepPart<T>): Promise<Kept<T>> {
    const kept = await keepRunning<T>({
      start: part.start,
      onStart: (running) => {
        part.onStart(running);
        this.kept.save();
      },
      onDeath: (deaths, delayMs, error) => {
        const how = error ? `did not start (${(error as Error).message})` : 'died';
        complain(`${name} ${how}; starting it again in ${seconds(delayMs)}`);
        part.onDeath?.(deaths);
      },
    });
    this.parts.push({ name, kept });
    return kept;
  }

  private async waitUntilReady(): Promise<void> {
    const services = SERVICES.map((name) => ({
      name,
      url: `http://127.0.0.1:${this.ports.services[name]}/health/ready`,
    }));
    const through = ['/', '/api/health'].map((path) => ({ name: `gateway ${path}`, url: this.record.address + path }));
    for (const group of [services, through]) {
      const waits = group.map(async ({ name, url }) =>
        (await waitFor(url, READY_WITHIN_MS, this.cut.signal)) ? [] : [name],
      );
      const missing = (await Promise.all(waits)).flat();
      if (this.hopeless) throw new Refusal(this.hopeless);
      if (missing.length) throw new Refusal(`Not ready: ${missing.join(', ')}. Their logs are in ${inState('logs')}.`);
    }
  }

  private greet(): void {
    say('ready');
    console.log(`\n  ${green('Carnet is ready:')} ${bold(this.record.address)}\n`);
    console.log(`  Logs: ${inState('logs')}. Ctrl-C ends everything; what was entered is kept.\n`);
  }
}

interface KeepPart<T> {
  start: () => Promise<T>;
  onStart: (running: T) => void;
  onDeath?: (deaths: number) => void;
}
