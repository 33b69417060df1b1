import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, withClient } from '@carnet/embedded-pg';
import type { Manifest } from '../lib/backup/archive.js';
import { runCommand, type CommandResult } from '../lib/command.js';
import { inRoot } from '../lib/paths.js';
import { PORTS } from '../lib/ports.js';
import { pause } from '../lib/processes.js';
import { removeStack, startTemporaryStack, type TemporaryStack } from '../lib/temporary-stack.js';

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

/** Runs a task of `scripts` for the stack of a folder. */
export async function run(state: string, ...task: string[]): Promise<CommandResult> {
  const port = await freePort(PORTS);
  const env = { ...process.env, CARNET_STATE: state, PORT: String(port) };
  return runCommand([process.execPath, inRoot('scripts/run.mjs'), ...task], { env });
}

/** A garage with a service and a photo in a stack of its own, of which backups are made. */
export class KeptGarage {
  private readonly scratch = mkdtempSync(join(tmpdir(), 'carnet-backup-'));
  private stack: TemporaryStack | undefined;
  private token = '';
  private photo = '';

  /** A folder that is gone with the garage. */
  folder = (name: string): string => join(this.scratch, name);

  /** Begins a stack in a folder, in which the garage is already where it was restored. */
  async start(folder: string): Promise<void> {
    this.stack = await startTemporaryStack({ stateDir: folder });
  }

  async stop(): Promise<void> {
    await this.stack?.stop();
  }

  /** Ends all, with the stacks of these folders. */
  async close(...folders: string[]): Promise<void> {
    await this.stop();
    for (const folder of folders) removeStack(folder);
    rmSync(this.scratch, { recursive: true, force: true });
  }

  /** Fills the stack that runs in a folder. */
  async fill(folder: string): Promise<void> {
    this.token = (await this.send<{ token: string }>('/api/auth/register', person)).token;
    const collection = await this.send<{ id: number }>('/api/collections', { name: 'Scheune "Süd"\n\tund \\N' });
    const vehicle = await this.send<{ id: number }>('/api/vehicles', {
      collection_id: collection.id,
      type: 'Car',
      make: 'Lancia',
      model: 'Fulvia',
      year: 1971,
    });
    await this.send('/api/service/events', {
      vehicle_id: vehicle.id,
      ...{ type: 'Repair', name: 'Oil change', status: 'Completed' },
      ...{ date_performed: '2026-05-01', mileage_at_service: 84_120 },
    });
    await this.followedByIdentity(folder);
    this.photo = await this.upload(PIXEL);
    await this.ask('/api/dossiers/key');
  }

  /** All that its owner sees. */
  async everything(): Promise<unknown[]> {
    const rows = await Promise.all(['/api/auth/me', '/api/collections', '/api/vehicles'].map((path) => this.ask(path)));
    return [...rows, await this.original()];
  }

  async send<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(this.token && { 'x-auth-token': this.token }) };
    const answer = await fetch(this.at(path), { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as T;
  }

  private async ask(path: string): Promise<unknown> {
    const answer = await fetch(this.at(path), { headers: { 'x-auth-token': this.token } });
    return [answer.status, await answer.json()];
  }

  private at = (path: string): string => `${this.stack?.address}${path}`;

  /** The bytes of the photo, as they are shown. */
  private async original(): Promise<unknown> {
    const answer = await fetch(this.at(`/api/media/${this.photo}/original`), {
      headers: { 'x-auth-token': this.token },
    });
    return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
  }

  /** By tus, in one piece. Answers the photo's id. */
  private async upload(bytes: Buffer): Promise<string> {
    const metadata = `filename ${Buffer.from('a.png').toString('base64')},kind ${Buffer.from('photo').toString('base64')}`;
    const begun = await fetch(this.at('/api/uploads'), {
      method: 'POST',
      headers: { 'x-auth-token': this.token, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
    });
    const sent = await fetch(this.at(begun.headers.get('location')!), {
      method: 'PATCH',
      headers: { 'x-auth-token': this.token, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    if (sent.status !== 204) throw new Error(`The upload answers ${sent.status}: ${await sent.text()}`);
    return sent.headers.get('carnet-file')!;
  }

  /** svc-identity has what triggers make something of: a restore that lets them do it again finds it there already. */
  private async followedByIdentity(folder: string): Promise<void> {
    const { postgres } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { postgres: string };
    const port = this.stack?.record()?.postgres?.port;
    const url = `postgres://postgres:${encodeURIComponent(postgres)}@127.0.0.1:${port}/carnet_identity`;
    const isThere = () =>
      withClient(url, async (client) => (await client.query('select 1 from odometer_copies')).rows.length > 0);
    while (!(await isThere())) await pause(50);
  }
}

const person = {
  firstName: 'Ada',
  lastName: 'Keeper',
  username: 'ada',
  email: 'ada@example.org',
  password: 'Unlikely-Horse-88!',
  confirmPassword: 'Unlikely-Horse-88!',
};
