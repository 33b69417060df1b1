import { randomUUID } from 'node:crypto';
import { call, type Call } from '../../src/api.js';
import { LISTS } from '../../src/fault-stack.js';
import type { Owner } from './garage.js';

export interface Loaded {
  requests: number;
  failed: string[];
  slowestMs: number;
}

/** Reads and writes at all services, as fast as they answer, without retries. */
export async function load(owner: Owner, lanes: number, stop: AbortSignal): Promise<Loaded> {
  const loaded: Loaded = { requests: 0, failed: [], slowestMs: 0 };
  const lane = async (nth: number) => {
    for (let round = nth; !stop.aborted; round += 1) await send(owner, question(owner, round), loaded);
  };
  await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(nth)));
  return loaded;
}

function question({ vehicle, username }: Owner, round: number): Call {
  const name = `Round ${round}`;
  const car = { vehicle_id: vehicle };
  const choices: Call[] = [
    { path: LISTS.garage },
    { method: 'POST', path: '/api/service/events', body: { ...car, name, type: 'Repair', status: 'Upcoming' } },
    { path: `/api/vehicles/${vehicle}` },
    { method: 'POST', path: '/api/issues', body: { ...car, title: name } },
    { path: LISTS.identity },
    { method: 'POST', path: '/api/parts', body: { ...car, name } },
    { path: LISTS.service },
    { method: 'PUT', path: '/api/auth/me', body: { username, firstName: name } },
    { path: `${LISTS.records}?limit=20` },
    { method: 'PUT', path: `/api/vehicles/${vehicle}`, body: { nickname: name } },
    { path: '/api/health' },
  ];
  return choices[round % choices.length] as Call;
}

async function send({ address, token }: Owner, asked: Call, loaded: Loaded): Promise<void> {
  const from = Date.now();
  const headers: Record<string, string> = asked.method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
  const status = await call({ ...asked, address, token, headers }).then(
    (answer) => answer.status,
    (error: Error) => `no answer (${error.cause instanceof Error ? String(error.cause) : error.message})`,
  );
  loaded.requests += 1;
  loaded.slowestMs = Math.max(loaded.slowestMs, Date.now() - from);
  if (typeof status === 'string' || status >= 400)
    loaded.failed.push(`${asked.method ?? 'GET'} ${asked.path}: ${status}`);
}
