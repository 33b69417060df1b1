import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, withClient } from '@carnet/embedded-pg';
import type { Manifest } from '../lib/backup/archive.js';
import { runCommand, type CommandResult } from '../lib/command.js';
import { inRoot } from '../lib/paths.js';
import { PORTS } from '../lib/ports.js';
import { pause } from '../lib/processes.js';
import { removeStack, startTemporaryStack, type TemporaryStack } from '../lib/temporary-stack.js';

const scratch = mkdtempSync(join(tmpdir(), 'carnet-backup-'));
const [first, second] = [join(scratch, 'first'), join(scratch, 'second')];
const [backup, again] = [join(scratch, 'backup'), join(scratch, 'again')];
let stack: TemporaryStack | undefined;
let token: string;
let seen: unknown;
let photo: string;

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function run(state: string, ...task: string[]): Promise<CommandResult> {
  const first = await freePort(PORTS);
  const env = { ...process.env, CARNET_STATE: state, PORT: String(first) };
  return runCommand([process.execPath, inRoot('scripts/run.mjs'), ...task], { env });
}

/** Waits until svc-identity has rows from which triggers make others. A restore that ran these triggers again would find their rows already there. */
async function followedByIdentity(): Promise<void> {
  const { postgres } = JSON.parse(readFileSync(join(first, 'secrets.json'), 'utf8')) as { postgres: string };
  const url = `postgres://postgres:${encodeURIComponent(postgres)}@127.0.0.1:${stack?.record()?.postgres?.port}/carnet_identity`;
  const isThere = () =>
    withClient(url, async (client) => (await client.query('select 1 from odometer_copies')).rows.length > 0);
  while (!(await isThere())) await pause(50);
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

// Each test starts or restores a whole stack, on a busy machine.
jest.setTimeout(400_000);

beforeAll(async () => {
  stack = await startTemporaryStack({ stateDir: first });
  token = (await send<{ token: string }>('/api/auth/register', person)).token;
  const collection = await send<{ id: number }>('/api/collections', { name: 'Scheune "Süd"\n\tund \\N' });
  const vehicle = await send<{ id: number }>('/api/vehicles', {
    collection_id: collection.id,
    type: 'Car',
    make: 'Lancia',
    model: 'Fulvia',
    year: 1971,
  });
  await send('/api/service/events', {
    vehicle_id: vehicle.id,
    ...{
      type: 'Repair',
      name: 'Oil change',
      status: 'Completed',
      date_performed: '2026-05-01',
      mileage_at_service: 84_120,
    },
  });
  await followedByIdentity();
  photo = await upload(PIXEL);
  await ask('/api/dossiers/key');
  seen = await everything();
});

afterAll(async () => {
  await stack?.stop();
  removeStack(first);
  removeStack(second);
  rmSync(scratch, { recursive: true, force: true });
});

it('backs up a stack that runs, for the eyes of its owner alone', async () => {
  const { code, output } = await run(first, 'backup', '--to', backup);
  expect(output).toContain(`to ${backup}`);
  expect(code).toBe(0);
  expect(manifestOf(backup).services.garage?.tables.find(({ name }) => name === 'collections')?.rows).toBe(1);
  expect(statSync(join(backup, 'identity')).mode & 0o077).toBe(0);
});

it('does not write a backup where something is already', async () => {
  const { code, output } = await run(first, 'backup', '--to', backup);
  expect(code).toBe(1);
  expect(output).toContain('is not empty');
});

it('does not make a stack in order to back it up', async () => {
  const { code, output } = await run(join(scratch, 'nowhere'), 'backup');
  expect(code).toBe(1);
  expect(output).toContain('There is no stack in');
  expect(existsSync(join(scratch, 'nowhere'))).toBe(false);
});

it('does not restore into a stack that runs', async () => {
  const { code, output } = await run(first, 'restore', '--from', backup, '--replace');
  expect(code).toBe(1);
  expect(output).toContain('Carnet runs in this folder already');
});

it('restores into an empty stack what is equal, row by row', async () => {
  await stack?.stop();
  const { code, output } = await run(second, 'restore', '--from', backup);
  expect(output).toContain('every table was read again and is equal');
  expect(code).toBe(0);
  await run(second, 'backup', '--to', again);
  expect(manifestOf(again).services).toEqual(manifestOf(backup).services);
  expect(manifestOf(again).files).toEqual({ ...manifestOf(backup).files, count: 1, bytes: PIXEL.length, lost: [] });
});

it('lets people stay signed in after a restore, see what was theirs, and go on', async () => {
  stack = await startTemporaryStack({ stateDir: second });
  expect(await everything()).toEqual(seen);
  const next = await send<{ id: number }>('/api/collections', { name: 'Second' });
  expect(next.id).toBeGreaterThan(1);
  await stack?.stop();
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
  const [old, after] = [join(scratch, 'old'), join(scratch, 'after')];
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
  const [third, fourth] = [join(scratch, 'third'), join(scratch, 'fourth')];
  const refused = await run(third, 'restore', '--from', backup);
  expect([refused.code, refused.output.includes(`${name} is missing`)]).toEqual([1, true]);
  writeFileSync(join(backup, 'files', name), 'something else');
  const told = await run(third, 'restore', '--from', backup, '--incomplete');
  expect([told.code, told.output.includes(`${name} is not what was written`)]).toEqual([0, true]);
  const lossy = await run(third, 'backup', '--to', fourth);
  expect([lossy.code, lossy.output.includes(name), manifestOf(fourth).files?.lost]).toEqual([1, true, [name]]);
  removeStack(third);
});

const person = {
  firstName: 'Ada',
  lastName: 'Keeper',
  username: 'ada',
  email: 'ada@example.org',
  password: 'Unlikely-Horse-88!',
  confirmPassword: 'Unlikely-Horse-88!',
};

const everything = async () => {
  const rows = await Promise.all(['/api/auth/me', '/api/collections', '/api/vehicles'].map((path) => ask(path)));
  return [...rows, await original()];
};

/** Bytes of the photo, as its address serves them. */
async function original(): Promise<unknown> {
  const answer = await fetch(`${stack?.address}/api/media/${photo}/original`, { headers: { 'x-auth-token': token } });
  return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
}

/** Uploads by tus, in one piece. Returns the photo's id. */
async function upload(bytes: Buffer): Promise<string> {
  const metadata = `filename ${Buffer.from('a.png').toString('base64')},kind ${Buffer.from('photo').toString('base64')}`;
  const begun = await fetch(`${stack?.address}/api/uploads`, {
    method: 'POST',
    headers: { 'x-auth-token': token, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const sent = await fetch(`${stack?.address}${begun.headers.get('location')}`, {
    method: 'PATCH',
    headers: { 'x-auth-token': token, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) throw new Error(`The upload answers ${sent.status}: ${await sent.text()}`);
  return sent.headers.get('carnet-file')!;
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${stack?.address}${path}`, { headers: { 'x-auth-token': token } });
  return [answer.status, await answer.json()];
}

async function send<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) };
  const answer = await fetch(`${stack?.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path} answers ${answer.status}`);
  return (await answer.json()) as T;
}
