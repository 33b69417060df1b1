import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf, withClient } from '@carnet/embedded-pg';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { none, same, seconds, told, type Drill } from './lib/drill.js';
import { complete, create, ownerWithCar, plannedEvents, type Owner } from './lib/garage.js';

const EVENTS = 20;

/** Somebody deletes data by mistake. The stack is restored to the moment before. */
export const pointInTime: Drill = {
  name: 'point-in-time',
  title: 'a whole stack goes back to the second before a mistake',
  async run() {
    const scratch = mkdtempSync(join(tmpdir(), 'carnet-time-'));
    const [first, second] = [new FaultStack(), new FaultStack()];
    try {
      chmodSync(scratch, 0o755);
      const [archive, base] = [join(scratch, 'archive'), join(scratch, 'base')];
      await first.start();
      const owner = await ownerWithCar(first.address);
      await archiveInto(first, archive);
      await first.stop();
      await first.start();
      await takeBase(first, base);
      say('the log is archived, and a base of it is copied');

      const here = { ...owner, address: first.address };
      const { events } = await plannedEvents(here, EVENTS);
      await complete(here, events);
      await whenInStep(first);
      const before = await countsOf(first);
      const moment = await timeOf(first);
      await pause(1_000);
      await makeMistake(here, events);
      await whenInStep(first);
      const after = await countsOf(first);
      await archiveAll(first);
      await first.stop();
      say(`gone: ${before} became ${after}; going back to ${moment}`);

      const from = Date.now();
      layOut(second, { of: first, archive, base, moment });
      await second.start();
      const back = Date.now() - from;
      const found = await countsOf(second);
      const lagging = await whenInStep(second);
      const signedIn = await call({ path: '/api/auth/me', token: owner.token, address: second.address });
      await create({ address: second.address, token: owner.token }, '/api/collections', { name: 'Afterwards' });
      return {
        setUp:
          'PostgreSQL archives its log (`archive_mode`), a copy of its data is taken while it runs (`pg_backup_start`, `pg_backup_stop`), and people go on. ' +
          'All service events and their parts are then deleted. A new stack is laid out of the copy, the archive and `secrets.json`, with `recovery_target_time` ' +
          'a second before that, and started. All databases are one cluster, so they go back to one moment.',
        findings: [
          told('parts, events, copies of events before the mistake', before),
          told('after it', after),
          same('in the stack that went back', before, found),
          told('time until one could sign in there', seconds(back)),
          same('with the token of before: GET /api/auth/me', 200, signedIn.status),
          none('facts missing, or copies that differ', lagging.length + (await differingCopies(second)).length),
          none('things whose row and newest fact differ', (await unpublished(second)).length),
        ],
      };
    } finally {
      for (const stack of [first, second]) {
        await stack.stop();
        stack.remove();
      }
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

const dataOf = (stack: FaultStack): string => placeOf(join(stack.stateDir, 'pg'));

/** Takes effect at the next start. */
async function archiveInto(stack: FaultStack, archive: string): Promise<void> {
  const { uid, gid } = statSync(dataOf(stack));
  mkdirSync(archive);
  chownSync(archive, uid, gid);
  await stack.rows('garage', `alter system set archive_mode = on`);
  await stack.rows('garage', `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
}

/** PostgreSQL's base backup of a running server. It is complete once the log written meanwhile is added. */
async function takeBase(stack: FaultStack, base: string): Promise<void> {
  await withClient(stack.databaseOf('garage'), async (client) => {
    await client.query(`select pg_backup_start('base', true)`);
    execFileSync('cp', ['-a', dataOf(stack), base]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(base, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  });
  rmSync(join(base, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(join(base, 'pg_wal'))) rmSync(join(base, 'pg_wal', name), { recursive: true });
}

async function makeMistake({ address, token, vehicle }: Owner, events: number[]): Promise<void> {
  const parts = await call({ path: `/api/parts?vehicle_id=${vehicle}&limit=100`, token, address });
  const gone = [
    ...events.map((id) => `/api/service/events/${id}`),
    ...parts.json<{ id: number }[]>().map(({ id }) => `/api/parts/${id}`),
  ];
  for (const path of gone) {
    const { status } = await call({ method: 'DELETE', path, token, address });
    if (status !== 204) throw new Error(`DELETE ${path} answers ${status}`);
  }
}

async function countsOf(stack: FaultStack): Promise<string> {
  const count = async (service: 'garage' | 'service', table: string) =>
    (await stack.rows<{ count: number }>(service, `select count(*)::integer as count from ${table}`))[0]?.count;
  return [
    await count('garage', 'parts'),
    await count('service', 'service_events'),
    await count('garage', 'service_event_copies'),
  ].join(', ');
}

async function timeOf(stack: FaultStack): Promise<string> {
  const [row] = await stack.rows<{ now: string }>('garage', `select clock_timestamp()::text as now`);
  return row?.now ?? '';
}

/** Waits until the whole log so far is in the archive. */
async function archiveAll(stack: FaultStack): Promise<void> {
  const [row] = await stack.rows<{ file: string }>('garage', 'select pg_walfile_name(pg_switch_wal()) as file');
  await until('the log is archived', async () => {
    const sql = 'select last_archived_wal as file from pg_stat_archiver';
    const [last] = await stack.rows<{ file: string | null }>('garage', sql);
    return (last?.file ?? '') >= (row?.file ?? '');
  });
}

/** Puts everything that a start needs into the folder of a new stack. */
function layOut(stack: FaultStack, given: { of: FaultStack; archive: string; base: string; moment: string }): void {
  const data = dataOf(stack);
  copyFileSync(join(given.of.stateDir, 'secrets.json'), join(stack.stateDir, 'secrets.json'));
  execFileSync('cp', ['-a', given.base, data]);
  const { uid, gid } = statSync(data);
  const settings = [
    'archive_mode = off',
    `restore_command = 'cp ${given.archive}/%f %p'`,
    `recovery_target_time = '${given.moment}'`,
    `recovery_target_action = promote`,
    'hot_standby = off',
  ];
  appendFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  for (const name of ['recovery.signal', 'backup_label']) {
    appendFileSync(join(data, name), '');
    chownSync(join(data, name), uid, gid);
  }
}
