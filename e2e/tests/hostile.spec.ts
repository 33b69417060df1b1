import { expect, test } from '@playwright/test';
import { inLanes } from '../../scripts/lib/command.js';
import { call, stackAddress } from '../src/api.js';
import { hostileRequests, type HostileRequest } from '../src/hostile/requests.js';
import { anAuthor, makeFixtures, readAll } from '../src/walk/fixtures.js';

// quality.md, Safety: bad input gets a clear error, never a fault of ours. The seed makes a failure come again.
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 10_000);
const SEED = Number(process.env.HOSTILE_SEED ?? 1984);
const AT_ONCE = 16;

/** Words of our own inside, which nobody outside should read. */
const INSIDE = /node_modules|\bat .+:\d+:\d+|QueryFailed|syntax error|duplicate key value|violates .+ constraint/;

test(`${REQUESTS} hostile requests meet no fault, each refusal says why, and nobody else's things change`, async () => {
  test.setTimeout(300_000);
  const [attacker, bystander] = [await anAuthor(), await anAuthor()];
  const sets = await Promise.all([makeFixtures(attacker), makeFixtures(attacker)]);
  const peaceful = [await makeFixtures(bystander)];
  const before = await readAll(bystander, peaceful);

  const faults: string[] = [];
  const met = { accepted: 0, refused: 0 };
  const requests = hostileRequests(sets, REQUESTS, SEED);
  const sendAndLook = async (request: HostileRequest) => {
    const { status, text } = await send(request, attacker.token);
    met[status < 400 ? 'accepted' : 'refused']++;
    const fault = faultOf(request, status, text);
    if (fault) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
  };
  await inLanes(requests, AT_ONCE, sendAndLook);

  expect(faults.slice(0, 20), `${faults.length} of ${REQUESTS}`).toEqual([]);
  // Were all refused at the door, nothing behind it would have been tried.
  expect(met.accepted).toBeGreaterThan(REQUESTS / 20);
  expect(met.refused).toBeGreaterThan(REQUESTS / 2);
  // Under all that, it may have been late to say so.
  await expect.poll(async () => (await call({ path: '/api/health' })).status).toBe(200);
  expect(await readAll(bystander, peaceful), 'a bystander’s things are as they were').toEqual(before);
});

async function send({ method, path, headers, body }: HostileRequest, token: string) {
  const answer = await fetch(stackAddress() + path, {
    method,
    headers: { 'x-auth-token': token, ...headers },
    ...(method !== 'GET' && body !== undefined && { body }),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, text: await answer.text() };
}

function faultOf({ method, path }: HostileRequest, status: number, text: string): string | null {
  const about = `${method} ${path.slice(0, 120)} → ${status} ${text.slice(0, 200)}`;
  if (status >= 500) return `a fault of ours: ${about}`;
  if (INSIDE.test(text) && status >= 400) return `tells what is inside: ${about}`;
  if (status >= 400 && !messageOf(text)) return `does not say why: ${about}`;
  return null;
}

function messageOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { msg?: unknown }).msg;
  } catch {
    return null;
  }
}
