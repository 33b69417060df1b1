import { say } from '../../scripts/lib/say.js';
import { call, register } from '../src/api.js';
import { until } from '../src/until.js';
import { LISTS } from '../src/fault-stack.js';
import { ComposeProject, READERS } from './lib/compose-project.js';
import { none, same, timed, told, within, type Drill } from './lib/drill.js';
import { complete, create, ownerWithCar, plannedEvents, type Owner } from './lib/garage.js';

const BEFORE = '17';
const AFTER = '18';
const EVENTS = 200;

/** Moves a stack to the next major version of PostgreSQL and back, by the steps of docs/operations.md. */
export const postgresUpgrade: Drill = {
  name: 'postgres-upgrade',
  title: `PostgreSQL ${BEFORE} becomes ${AFTER} in compose, and goes back`,
  async run() {
    const project = new ComposeProject();
    try {
      await project.prepare();
      project.set({ POSTGRES_IMAGE: imageOf(BEFORE) });
      say('the images are being built');
      await project.compose('build', '--quiet');
      await project.compose('up', '-d');
      await project.untilHealthy();
      const owner = await ownerWithCar(project.address);
      const { events } = await plannedEvents(owner, EVENTS);
      await complete(owner, events);
      const first = await versionOf(project);
      const before = await seen(owner);

      say('the next version');
      let brought = '';
      const onwards = await timed(async () => {
        brought = await onTo(project, AFTER);
      });
      const second = await versionOf(project);
      const after = await seen(owner);
      const signedIn = await call({
        ...{ address: project.address, method: 'POST', path: '/api/auth/login' },
        body: { email: owner.email, password: owner.password },
      });
      await register(project.address);
      const mileage = await toldMileage(owner);

      say('and back');
      const backwards = await timed(() => backTo(project, BEFORE));
      const third = await versionOf(project);
      const back = await seen(owner);
      return {
        setUp:
          `A stack on PostgreSQL ${BEFORE} with somebody who completed ${EVENTS} events. Then the steps of docs/operations.md, ‘The next major version of PostgreSQL’: ` +
          'all end, a backup, a new cluster beside the old one, the backup brought back, all start. Then the way back to the cluster of before.',
        findings: [
          same('version before, after, and back', `${BEFORE} ${AFTER} ${BEFORE}`, `${first} ${second} ${third}`),
          told('what was brought back', brought),
          none(
            'of a list of each service that is another afterwards, asked for with the token of before',
            differing(before, after),
          ),
          same('signing in anew', 200, signedIn.status),
          same('a mileage that an event tells the garage then', 91_000, mileage),
          within('from the end of the services until all are healthy', 180_000, onwards),
          none('of these lists that are another after the way back', differing(before, back)),
          within('the way back', 120_000, backwards),
        ],
      };
    } finally {
      await project.remove();
    }
  },
};

const imageOf = (major: string): string => `postgres:${major}-bookworm`;

/** Follows docs/operations.md. @returns the restore's report */
async function onTo(project: ComposeProject, major: string): Promise<string> {
  await project.compose('stop', ...READERS);
  await project.compose('exec', '-T', 'backup', 'backup', 'now');
  const newest = (await project.compose('exec', '-T', 'backup', 'ls', '/backups')).split('\n').at(-1)!.trim();
  await project.compose('stop', 'backup');
  await project.compose('rm', '--stop', '--force', '-v', 'postgres');
  await inVolume(project, `mkdir -p before && mv ${BEFORE} before/`);
  project.set({ POSTGRES_IMAGE: imageOf(major) });
  await project.compose('build', '--quiet', 'postgres');
  await project.compose('up', '-d', '--no-deps', 'postgres');
  await project.untilHealthy();
  const output = await project.compose(
    ...['run', '--rm', '--no-deps', '-T', 'backup', 'backup', 'restore', '--from', `/backups/${newest}`],
  );
  await project.compose('up', '-d');
  await project.untilHealthy();
  return /brought back (.*?) (?:and|files)/.exec(output)?.[1] ?? output;
}

async function backTo(project: ComposeProject, major: string): Promise<void> {
  await project.compose('stop', ...READERS, 'backup');
  await project.compose('rm', '--stop', '--force', '-v', 'postgres');
  await inVolume(project, `mv ${AFTER} before/ && mv before/${major} .`);
  project.set({ POSTGRES_IMAGE: imageOf(major) });
  await project.compose('build', '--quiet', 'postgres');
  await project.compose('up', '-d');
  await project.untilHealthy();
}

const inVolume = (project: ComposeProject, script: string): Promise<string> =>
  project.compose(
    ...[
      'run',
      '--rm',
      '--no-deps',
      '-T',
      '--entrypoint',
      'bash',
      'postgres',
      '-c',
      `cd /var/lib/postgresql && ${script}`,
    ],
  );

async function versionOf(project: ComposeProject): Promise<string> {
  const ask = ['psql', '--username', 'postgres', '-Atc', `select current_setting('server_version_num')::int / 10000`];
  return project.docker('exec', await project.container('postgres'), ...ask);
}

/** One list of each service, as its owner sees it. */
async function seen({ address, token }: Owner): Promise<string[]> {
  const answers = await Promise.all(Object.values(LISTS).map((path) => call({ address, path, token })));
  return answers.map(({ status, text }) => `${status} ${text}`);
}

const differing = (one: string[], other: string[]): number => one.filter((text, nth) => text !== other[nth]).length;

/** Facts continue after the end of the old log. */
async function toldMileage(owner: Owner): Promise<number> {
  const { address, token, vehicle: vehicle_id } = owner;
  const event = { vehicle_id, name: 'Oil change', type: 'Repair', status: 'Completed', date_performed: '2026-05-01' };
  await create(owner, '/api/service/events', { ...event, mileage_at_service: 91_000 });
  let mileage: number | null = null;
  await until('the garage knows the mileage', async () => {
    const vehicle = await call({ address, path: `/api/vehicles/${vehicle_id}`, token });
    mileage = vehicle.json<{ current_mileage: number | null }>().current_mileage;
    return mileage !== null;
  });
  return mileage ?? 0;
}
