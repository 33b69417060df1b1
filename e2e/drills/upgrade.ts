import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, SERVICES as NAMES, type ServiceName } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { LISTS } from '../src/fault-stack.js';
import { checkOut } from './lib/checkout.js';
import { ComposeProject, SERVICES } from './lib/compose-project.js';
import { none, same, seconds, told, type Drill, type Finding } from './lib/drill.js';
import { ownerWithCar, type Owner } from './lib/garage.js';
import { Traffic, type Passed } from './lib/traffic.js';

/** Earlier commits of main: from two work sessions ago, and from one. */
const EARLIER = ['1e4a9233', 'a30b0935'];
const NOW = 'now';
/** One service at a time, so that only one domain is down. `postgres` is not replaced. */
const ORDER = [...SERVICES, 'web', 'backup'];

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
      const takes = new Map<string, () => void>([[NOW, () => project.take(NOW)]]);
      for (const commit of EARLIER) {
        const checkout = await checkOut(commit, folder);
        takes.set(commit, () => project.take(commit, checkout));
      }
      for (const [version, take] of takes) {
        say(`the images of ${version} are being built`);
        take();
        await project.compose('build', '--quiet');
      }
      const [oldest, last] = EARLIER as [string, string];
      takes.get(oldest)!();
      // Not all at once: on a busy machine, the first health check may fail during a slow start, and the backup would not wait for that.
      await project.compose('up', '-d', ...SERVICES, 'web');
      await project.untilHealthy();
      await project.compose('up', '-d', '--no-deps', 'backup');
      const owner = await ownerWithCar(project.address);
      const findings: Finding[] = [];
      for (const [from, to] of [
        [oldest, last],
        [last, NOW],
        [NOW, last],
      ] as const) {
        say(`from ${from} to ${to}`);
        takes.get(to)!();
        findings.push(...(await step(project, owner, `${from} → ${to}`)));
      }
      return {
        setUp:
          `Images of ${EARLIER.join(' and ')}, built from their own files, and of this checkout; each by its name in CARNET_VERSION. ` +
          'The containers of a stack with data are replaced one after the other by `docker-compose up -d --no-deps`, each when the one before is healthy; PostgreSQL stays. ' +
          'Meanwhile one person’s list of each service is read without a pause, and issues and service events are entered, each tried with its key until it is taken.',
        findings,
      };
    } finally {
      await project.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function step(project: ComposeProject, owner: Owner, name: string): Promise<Finding[]> {
  const before = await migrationsOf(project);
  const traffic = Traffic.of(owner);
  const began = Date.now();
  for (const service of ORDER) {
    await project.compose('up', '-d', '--no-deps', service);
    await project.untilHealthy(service);
  }
  const took = Date.now() - began;
  const passed = await traffic.end();
  const after = await migrationsOf(project);
  const answers = await Promise.all(
    Object.values(LISTS).map((path) => call({ address: project.address, path, token: owner.token })),
  );
  return [
    told(`${name}: until all were replaced`, seconds(took)),
    told('migrations that it applied', applied(before, after)),
    told(
      'reads meanwhile; of these answered 503; and not at all, while the gateway is replaced',
      `${passed.reads}; ${passed.unavailable}; ${passed.unanswered}`,
    ),
    told('longest without an answer of 200, by domain', awayOf(passed)),
    same('answers other than 200 and 503', 'none', [...new Set(passed.otherwise)].join(', ') || 'none'),
    told('writes that were taken; tries of these that failed', `${passed.written}; ${passed.failedTries}`),
    same('of these there, each once', passed.written, await traffic.found()),
    none('things of which a fact could not be applied', await parkedOf(project)),
    same(
      'the lists then, with the token of before',
      answers.map(() => 200).join(' '),
      answers.map(({ status }) => status).join(' '),
    ),
  ];
}

const awayOf = ({ away }: Passed): string =>
  Object.entries(away)
    .map(([domain, ms]) => `${domain} ${seconds(ms)}`)
    .join(', ');

type Migrations = Record<ServiceName, number>;

async function migrationsOf(project: ComposeProject): Promise<Migrations> {
  const postgres = await project.container('postgres');
  const counts = await Promise.all(
    NAMES.map(async (name) => {
      const ask = [
        'psql',
        '--username',
        'postgres',
        '-At',
        '-d',
        `carnet_${databaseOf(name)}`,
        '-c',
        'select count(*) from migrations',
      ];
      return [name, Number(await project.docker('exec', postgres, ...ask))] as const;
    }),
  );
  return Object.fromEntries(counts) as Migrations;
}

const applied = (before: Migrations, after: Migrations): string =>
  NAMES.filter((name) => after[name] !== before[name])
    .map((name) => `${after[name] - before[name]} of svc-${name}`)
    .join(', ') || 'none';

async function parkedOf(project: ComposeProject): Promise<number> {
  const ask = `fetch('http://127.0.0.1:8080/health/ready').then((answer) => answer.json()).then(({ parked }) => console.log(parked?.count ?? 0))`;
  const counts = await Promise.all(
    SERVICES.map(async (service) => project.docker('exec', await project.container(service), 'node', '-e', ask)),
  );
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
