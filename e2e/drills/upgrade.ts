import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, KEEPERS, root, SERVICES as NAMES, type ServiceName } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { LISTS } from '../src/fault-stack.js';
import { checkOut } from './lib/checkout.js';
import { ComposeProject } from './lib/compose-project.js';
import { none, same, seconds, told, type Drill, type Finding } from './lib/drill.js';
import { ownerWithCar, type Owner } from './lib/garage.js';
import { Traffic, type Passed } from './lib/traffic.js';

/** States of main that ran: before svc-usage and svc-notify came, by half a day and by one. */
const EARLIER = ['cbae3ed2', 'eb745c41'] as const;
/** Replaced one after the other, as docs/upgrading.md says it, so that one domain is away at a time. `postgres` stays. */
const ORDER = [
  ...['svc-identity', 'svc-notify', 'web', 'svc-garage', 'svc-service'],
  ...['svc-records', 'svc-dossier', 'svc-usage', 'backup'],
];

/** A release, and the folder of its files. */
class Release {
  constructor(
    readonly version: string,
    private readonly checkout = root,
  ) {}

  take(project: ComposeProject): void {
    project.take(this.version, this.checkout);
  }

  get services(): string[] {
    return NAMES.map((name) => `svc-${name}`).filter((name) => this.has(name));
  }

  get order(): string[] {
    return ORDER.filter((name) => !name.startsWith('svc-') || this.has(name));
  }

  /** A list of each domain, also where another service answered it then. */
  get lists(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(LISTS).filter(([name]) => this.has(`svc-${databaseOf(name as ServiceName)}`)),
    );
  }

  private has(service: string): boolean {
    return existsSync(join(this.checkout, service));
  }
}

/** Upgrades the release before last to the last, then to this one, and goes back by one, under load, as docs/upgrading.md describes. */
export const upgrade: Drill = {
  name: 'upgrade',
  title: 'from release to release in compose, and back, under load',
  async run() {
    const project = new ComposeProject();
    const folder = mkdtempSync(join(tmpdir(), 'carnet-releases-'));
    try {
      await project.prepare();
      // Networks of earlier releases had fixed addresses.
      project.set({ FRONT_SUBNET: '10.230.79.0/24', EDGE_SUBNET: '10.230.80.0/24' });
      const earlier = async (commit: string) => new Release(commit, await checkOut(commit, folder));
      const oldest = await earlier(EARLIER[0]);
      const last = await earlier(EARLIER[1]);
      const now = new Release('now');
      for (const release of [oldest, last, now]) {
        say(`the images of ${release.version} are being built`);
        release.take(project);
        await project.compose('build', '--quiet');
      }
      oldest.take(project);
      // Not all at once: the first of these counts a start on a busy machine as an illness, which the backup does not wait for.
      await project.compose('up', '-d', ...oldest.services, 'web');
      await project.untilHealthy();
      await project.compose('up', '-d', '--no-deps', 'backup');
      const owner = await ownerWithCar(project.address);
      const findings: Finding[] = [];
      for (const [from, to] of [
        [oldest, last],
        [last, now],
        [now, last],
      ] as const) {
        say(`from ${from.version} to ${to.version}`);
        findings.push(...(await step(project, owner, from, to)));
      }
      return {
        setUp:
          `Images of ${EARLIER.join(' and ')}, built from their own files, and of this checkout; each by its name in CARNET_VERSION. ` +
          'The containers of a stack with data are replaced one after the other by `docker-compose up -d --no-deps`, each when the one before is healthy. PostgreSQL stays, but where a service is new: it gets its database before. On the way back a service that the older release lacks is stopped first. ' +
          'Meanwhile one person’s lists of all domains that both releases have are read without a pause, and issues and service events are entered, each tried with its key until it is taken.',
        findings,
      };
    } finally {
      await project.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function step(project: ComposeProject, owner: Owner, from: Release, to: Release): Promise<Finding[]> {
  const before = await migrationsOf(project);
  const lists = Object.fromEntries(Object.entries(to.lists).filter(([name]) => name in from.lists));
  const traffic = Traffic.of(owner, lists);
  const began = Date.now();
  const gone = from.services.filter((name) => !to.services.includes(name));
  if (gone.length > 0) await project.compose('stop', ...gone);
  to.take(project);
  if (to.services.some((name) => !from.services.includes(name))) await addDatabases(project);
  for (const service of to.order) {
    await project.compose('up', '-d', '--no-deps', service);
    await project.untilHealthy(service);
  }
  const took = Date.now() - began;
  const passed = await traffic.end();
  const after = await migrationsOf(project);
  const answers = await Promise.all(
    Object.values(to.lists).map((path) => call({ address: project.address, path, token: owner.token })),
  );
  return [
    told(`${from.version} → ${to.version}: until all were replaced`, seconds(took)),
    told('migrations that it applied', applied(before, after)),
    told(
      'reads meanwhile; of these answered 503; and not at all, while the gateway is replaced',
      `${passed.reads}; ${passed.unavailable}; ${passed.unanswered}`,
    ),
    told('longest without an answer of 200, by domain', awayOf(passed)),
    same('answers other than 200 and 503', 'none', [...new Set(passed.otherwise)].join(', ') || 'none'),
    told('writes that were taken; tries of these that failed', `${passed.written}; ${passed.failedTries}`),
    same('of these there, each once', passed.written, await traffic.found()),
    none('things of which a fact could not be applied', await parkedOf(project, to.services)),
    same(
      'the lists then, with the token of before',
      answers.map(() => 200).join(' '),
      answers.map(({ status }) => status).join(' '),
    ),
  ];
}

/** Makes the databases of new services, as docs/operations.md says it. */
async function addDatabases(project: ComposeProject): Promise<void> {
  await project.compose('up', '-d', 'postgres');
  await project.untilHealthy('postgres');
  await project.docker('exec', await project.container('postgres'), 'bash', CREATE_DATABASES);
}

const CREATE_DATABASES = '/docker-entrypoint-initdb.d/create-databases.sh';

const awayOf = ({ away }: Passed): string =>
  Object.entries(away)
    .map(([domain, ms]) => `${domain} ${seconds(ms)}`)
    .join(', ');

type Migrations = Partial<Record<ServiceName, number>>;

/** The number of applied migrations in each database that is there. */
async function migrationsOf(project: ComposeProject): Promise<Migrations> {
  const postgres = await project.container('postgres');
  const ask = (database: string, statement: string) =>
    project.docker('exec', postgres, ...['psql', '-U', 'postgres', '-At', '-d', database, '-c', statement]);
  const databases = (await ask('postgres', 'select datname from pg_database')).split('\n');
  const there = KEEPERS.filter((name) => databases.includes(`carnet_${name}`));
  const counts = there.map(async (name) => [
    name,
    Number(await ask(`carnet_${name}`, 'select count(*) from migrations')),
  ]);
  return Object.fromEntries(await Promise.all(counts)) as Migrations;
}

const applied = (before: Migrations, after: Migrations): string =>
  KEEPERS.filter((name) => after[name] !== before[name])
    .map((name) => `${(after[name] ?? 0) - (before[name] ?? 0)} of svc-${name}`)
    .join(', ') || 'none';

async function parkedOf(project: ComposeProject, services: readonly string[]): Promise<number> {
  const ask = `fetch('http://127.0.0.1:8080/health/ready').then((answer) => answer.json()).then(({ parked }) => console.log(parked?.count ?? 0))`;
  const counts = await Promise.all(
    services.map(async (service) => project.docker('exec', await project.container(service), 'node', '-e', ask)),
  );
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
