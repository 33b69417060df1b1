import { ensureDatabase, freePort, withClient } from '@carnet/embedded-pg';
import { runCommand, type CommandResult } from '../../scripts/lib/command.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack } from '../src/fault-stack.js';
import { none, same, told, within, type Drill, type Finding } from './lib/drill.js';
import { ownerWithCar, type Owner } from './lib/garage.js';
import { load, type Loaded } from './lib/load.js';

const PROCESSES = 4;
const LANES = 8;
const HELD_MS = 9_000;
const SETTLE_MS = 1_000;

/** Many instances of a release start at once on one database, while the previous release serves people. */
export const migrations: Drill = {
  name: 'migrations',
  title: 'four processes migrate at once, under load of the release before',
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const owner = await ownerWithCar(stack.address);
      return {
        setUp:
          `On an empty database ${PROCESSES} processes of svc-garage start at once. Then ${PROCESSES} processes of a next release, which adds a column to ` +
          `\`vehicles\`, start at once on the database of a running svc-garage, while ${LANES} clients read and write in all services. Then a ` +
          `session keeps \`vehicles\` locked for ${HELD_MS / 1000} s, and one process of a release after that wants to change it meanwhile.`,
        findings: [...(await onEmpty(stack)), ...(await underLoad(stack, owner)), ...(await behindLock(stack, owner))],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

async function onEmpty(stack: FaultStack): Promise<Finding[]> {
  const admin = stack.databaseOf('garage');
  await ensureDatabase(admin, { name: 'carnet_drill', password: 'of-a-drill' });
  const url = new URL(admin);
  [url.username, url.password, url.pathname] = ['carnet_drill', 'of-a-drill', '/carnet_drill'];
  const env = await environment(stack, url.href);
  const starts = Array.from({ length: PROCESSES }, async () => startReal({ ...env, PORT: String(await freePort()) }));
  const ready = (await Promise.all(starts)).filter((isReady) => isReady).length;
  const names = await withClient(url.href, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    return rows.map(({ name }) => name);
  });
  say(`${names.length} migrations on an empty database`);
  return [
    same('empty database: processes that got ready', PROCESSES, ready),
    told('migrations applied', names.length),
    none('of these applied more than once', names.length - new Set(names).size),
  ];
}

/** Tells whether svc-garage itself becomes ready within a time limit. Stops it afterwards. */
async function startReal(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { output } = await runCommand([process.execPath, inRoot('svc-garage/dist/main.js')], {
    env,
    patienceMs: 12_000,
  });
  return output.includes('Listening on');
}

async function underLoad(stack: FaultStack, owner: Owner): Promise<Finding[]> {
  const next = { COLUMN: 'next_note', STAMP: '1990000000002' };
  const { loaded, result: results } = await during(owner, async () => {
    const env = await environment(stack, stack.ownDatabaseOf('garage'), next);
    return Promise.all(Array.from({ length: PROCESSES }, () => startNext(env)));
  });
  say('the next release has migrated');
  const count = (word: string) => results.filter(({ output }) => output.includes(word)).length;
  return [
    same('next release: processes that got up to date', PROCESSES, count('up to date')),
    same('of these that applied the migration', 1, count('applied')),
    told('requests to the release before meanwhile', loaded.requests),
    none('of these not answered, or answered 400 and above', loaded.failed.length),
    told('slowest of these', `${loaded.slowestMs} ms`),
  ];
}

async function behindLock(stack: FaultStack, owner: Owner): Promise<Finding[]> {
  const after = { COLUMN: 'after_note', STAMP: '1990000000003' };
  const env = await environment(stack, stack.ownDatabaseOf('garage'), after);
  let free = 0;
  const { loaded, result } = await during(owner, () =>
    withClient(stack.databaseOf('garage'), async (client) => {
      await client.query('begin; lock table vehicles in access share mode');
      const migrating = startNext(env);
      await pause(HELD_MS);
      await client.query('rollback');
      free = Date.now();
      return migrating;
    }),
  );
  const applied = Date.now() - free - SETTLE_MS;
  for (const line of loaded.failed.slice(0, 5)) console.log(`          ${line}`);
  return [
    told('behind a lock: times that the migration stood back', result.output.split('Waiting for a table').length - 1),
    same('the migration', 'applied', result.output.includes('applied') ? 'applied' : result.output.trim()),
    within('until it was, after the table was free', 5_000, applied),
    told('requests to the release before meanwhile', loaded.requests),
    none('of these not answered, or answered 400 and above', loaded.failed.length),
    within('slowest of these', 3_000, loaded.slowestMs),
  ];
}

/** Runs `work` while clients read and write. */
async function during<T>(owner: Owner, work: () => Promise<T>): Promise<{ loaded: Loaded; result: T }> {
  const stop = new AbortController();
  const loading = load(owner, LANES, stop.signal);
  try {
    await pause(SETTLE_MS);
    const result = await work();
    await pause(SETTLE_MS);
    stop.abort();
    return { loaded: await loading, result };
  } finally {
    stop.abort();
  }
}

const startNext = (env: NodeJS.ProcessEnv): Promise<CommandResult> =>
  runCommand([process.execPath, inRoot('e2e/drills/next-release.mjs')], { env, patienceMs: 60_000 });

async function environment(
  stack: FaultStack,
  url: string,
  next: Record<string, string> = {},
): Promise<NodeJS.ProcessEnv> {
  const peers = { IDENTITY_URL: stack.addressOf('identity'), SERVICE_URL: stack.addressOf('service') };
  const others = { RECORDS_URL: stack.addressOf('records'), GARAGE_URL: stack.addressOf('garage') };
  const own = {
    SERVICES: 'identity,garage,service,records',
    DATABASE_URL: url,
    PORT: String(await freePort()),
    INTERNAL_TOKEN: 'x'.repeat(32),
  };
  return { ...process.env, ...peers, ...others, ...own, ...next };
}
