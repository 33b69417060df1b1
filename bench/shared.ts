import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '../scripts/lib/processes.js';
import { StackClient } from '../scripts/lib/seed/stack-client.js';
import { requireEqualAnswers } from './equality.js';
import type { BenchOptions } from './options.js';
import type { Subject } from './requests.js';
import { interleaved, type Rates } from './rounds.js';
import type { BenchRow } from './rows.js';
import type { BenchStack } from './stack.js';

/** Names of the two measured people. */
export const SHARED = { owner: 'the owner', guest: 'a guest' } as const;

/** Maximum cost of a shared list, as a multiple of the owner's cost. */
const COST = 1.05;
const MAIL_WITHIN_MS = 60_000;

/** Measures lists of the collector's garage, requested by the collector and by a guest in turn. Their answers are the same. */
export async function sharedTimes(
  stack: BenchStack,
  options: BenchOptions,
): Promise<{ row: BenchRow; rates: Rates }[]> {
  const measured: { row: BenchRow; rates: Rates }[] = [];
  for (const { row, vehicle } of await sharedRows(stack)) {
    const guest = await aGuest(stack, vehicle);
    const headers = { 'x-auth-token': stack.collector.stack.token! };
    const inGarage = { 'x-auth-token': guest.token, 'x-garage': String(stack.collector.id) };
    const subjects: Subject[] = [
      { name: SHARED.owner, url: stack.address, headers },
      { name: SHARED.guest, url: stack.address, headers: inGarage },
    ];
    await requireEqualAnswers(row, subjects);
    measured.push({ row, rates: await interleaved(row, subjects, options) });
    await stack.collector.stack.remove(`/api/auth/sharing/grants/${guest.grant}`);
  }
  return measured;
}

/** One list of each of three services, the events of a vehicle, and the same for a guest who may see only that vehicle. */
async function sharedRows({ collector }: BenchStack): Promise<{ row: BenchRow; vehicle: number | null }[]> {
  const [vehicle] = await collector.stack.get<{ id: number }[]>('/api/vehicles');
  const ofVehicle = `/api/service/vehicles/${vehicle!.id}/events?view=row`;
  const row = (name: string, service: BenchRow['service'], path: string): BenchRow => ({
    ...{ name, service, bar: COST, requests: [{ path }] },
  });
  return [
    { row: row('20 vehicles', 'garage', '/api/vehicles'), vehicle: null },
    { row: row('2,000 events', 'service', '/api/service/events?view=row'), vehicle: null },
    { row: row('500 issues', 'records', '/api/issues'), vehicle: null },
    { row: row('100 events of a vehicle', 'service', ofVehicle), vehicle: null },
    { row: row('100 events of the only vehicle that is open', 'service', ofVehicle), vehicle: vehicle!.id },
  ];
}

/** Registers a guest and shares the garage with them: all of it, or one vehicle. */
async function aGuest(stack: BenchStack, vehicle_id: number | null): Promise<{ token: string; grant: number }> {
  const username = `guest-${Date.now()}`;
  const account = { username, email: `${username}@carnet.example`, password: 'Fountain pens, 1936!' };
  const guest = await new StackClient(stack.address).register(account);
  await stack.query('identity', 'update users set email_confirmed_at = now() where email = $1', [account.email]);
  const invitation = { email: account.email, role: 'viewer', vehicle_id };
  await stack.collector.stack.create('/api/auth/sharing/invitations', invitation);
  const token = await invitationTo(stack.mailFolder, account.email);
  const { id } = await guest.create('/api/auth/sharing/invitations/accept', { token });
  return { token: guest.token!, grant: id };
}

/** Waits for the invitation mail and returns the token in its link. Lines of the mail may be wrapped. */
async function invitationTo(folder: string, address: string): Promise<string> {
  const until = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < until) {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.eml'))) {
      const mail = readFileSync(join(folder, name), 'utf8');
      const link = mail.includes(address) && /\/invitation#token=3D([\w-]+)/.exec(mail.replace(/=\r?\n/g, ''));
      if (link) return link[1]!;
    }
    await pause(100);
  }
  throw new Error(`No invitation came to ${address}`);
}
