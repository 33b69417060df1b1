import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeStack } from '../lib/temporary-stack.js';
import { KeptGarage, manifestOf, run } from './kept-garage.js';

// A garage was backed up (backup-basics.thorough.spec.ts), restored into an empty stack, and backed up again there.

const garage = new KeptGarage();
const [first, second] = [garage.folder('first'), garage.folder('second')];
const [backup, again] = [garage.folder('backup'), garage.folder('again')];
let seen: unknown;

// Each of these starts a whole stack or restores one, on a machine that does other things too.
jest.setTimeout(400_000);

beforeAll(async () => {
  await garage.start(first);
  await garage.fill(first);
  seen = await garage.everything();
  await run(first, 'backup', '--to', backup);
  await garage.stop();
  await run(second, 'restore', '--from', backup);
  await run(second, 'backup', '--to', again);
});
afterAll(() => garage.close(first, second));

it('lets people stay signed in after a restore, see what was theirs, and go on', async () => {
  await garage.start(second);
  expect(await garage.everything()).toEqual(seen);
  const next = await garage.send<{ id: number }>('/api/collections', { name: 'Second' });
  expect(next.id).toBeGreaterThan(1);
  await garage.stop();
});

it('replaces what is there only when told, and keeps it', async () => {
  const refused = await run(second, 'restore', '--from', backup);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    'There is something already in the databases of identity, garage, service, records, dossier',
  );
  const told = await run(second, 'restore', '--from', backup, '--replace');
  expect(told.code).toBe(0);
  const [kept] = readdirSync(join(second, 'backups'));
  const rows = (folder: string) =>
    manifestOf(folder).services.garage?.tables.find(({ name }) => name === 'collections')?.rows;
  expect(rows(join(second, 'backups', kept ?? ''))).toBe(2);
});

it('finds damage before it touches anything', async () => {
  const file = join(again, 'garage/collections.copy.gz');
  writeFileSync(file, readFileSync(file).subarray(0, 40));
  const { code, output } = await run(second, 'restore', '--from', again, '--replace');
  expect(code).toBe(1);
  expect(output).toContain(`The backup is damaged: ${file}`);
  expect(readdirSync(join(second, 'backups'))).toHaveLength(1);
});

it('keeps the key that sealed books where the backup is older than they are', async () => {
  const [old, after] = [garage.folder('old'), garage.folder('after')];
  const keys = (folder: string) =>
    manifestOf(folder).services.dossier?.tables.find(({ name }) => name === 'sealing_keys');
  const { services, ...rest } = manifestOf(backup);
  const { dossier: _, ...older } = services;
  cpSync(backup, old, { recursive: true });
  writeFileSync(join(old, 'manifest.json'), JSON.stringify({ ...rest, services: older }));
  expect((await run(second, 'restore', '--from', old, '--replace')).code).toBe(0);
  await run(second, 'backup', '--to', after);
  expect(keys(after)).toMatchObject({ rows: 1 });
  expect(keys(after)).toEqual(keys(backup));
});

it('names each file that is damaged, and brings back all else when told', async () => {
  const [name] = readFileSync(join(backup, 'files/list.txt'), 'utf8').split('\n') as [string];
  rmSync(join(backup, 'files', name));
  const [third, fourth] = [garage.folder('third'), garage.folder('fourth')];
  const refused = await run(third, 'restore', '--from', backup);
  expect([refused.code, refused.output.includes(`${name} is missing`)]).toEqual([1, true]);
  writeFileSync(join(backup, 'files', name), 'something else');
  const told = await run(third, 'restore', '--from', backup, '--incomplete');
  expect([told.code, told.output.includes(`${name} is not what was written`)]).toEqual([0, true]);
  const lossy = await run(third, 'backup', '--to', fourth);
  expect([lossy.code, lossy.output.includes(name), manifestOf(fourth).files?.lost]).toEqual([1, true, [name]]);
  removeStack(third);
});
