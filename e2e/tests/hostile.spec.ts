import { expect, test } from '@playwright/test';
import { inLanes } from '../../scripts/lib/command.js';
import { asksToWait, call, PATIENCE_MS, stackAddress } from '../src/api.js';
import { hostileRequests, type HostileRequest } from '../src/hostile/requests.js';
import { anAuthor, makeFixtures, readAll } from '../src/walk/fixtures.js';
import { allKinds, smallKinds } from '../src/walk/kinds.js';
import { thorough, TODAY } from '../src/turn.js';

// Bad input must get a clear error and never a server error. The seed reproduces a failure.
const WALKS = [
  { count: 200, seed: TODAY, kinds: smallKinds, whose: {} },
  {
    count: Number(process.env.HOSTILE_REQUESTS ?? 10_000),
    seed: Number(process.env.HOSTILE_SEED ?? 1984),
    kinds: allKinds,
    whose: thorough,
  },
];
const AT_ONCE = 16;

/** Internal texts that no response may contain. */
const INSIDE = /node_modules|\bat .+:\d+:\d+|QueryFailed|syntax error|duplicate key value|violates .+ constraint/;

for (const { count, seed, kinds, whose } of WALKS)
  test(
    `${count} hostile requests (seed ${seed}) meet no fault, each refusal says why, and nobody else's things change`,
    whose,
    async () => {
      const [attacker, bystander] = [await anAuthor(), await anAuthor()];
      const sets = await Promise.all([makeFixtures(attacker, kinds), makeFixtures(attacker, kinds)]);
      const peaceful = [await makeFixtures(bystander, kinds)];
      const before = await readAll(bystander, peaceful);

      const faults: string[] = [];
      const met = { accepted: 0, refused: 0 };
      const requests = hostileRequests(sets, count, seed);
      const look = (request: HostileRequest, answer: Met, check = faultOf) => {
        const fault = check(request, answer);
        if (fault) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
      };
      const judge = (request: HostileRequest, answer: Met) => {
        met[answer.status < 400 ? 'accepted' : 'refused']++;
        look(request, answer);
      };
      const toSendAgain: HostileRequest[] = [];
      await inLanes(requests, AT_ONCE, async (request) => {
        const answer = await send(request, attacker.token);
        // Not an error, if it answers later.
        if (!asksToWait(answer)) return judge(request, answer);
        toSendAgain.push(request);
        look(request, answer, faultOfRefusal);
      });
      // Health checks may be late under this load.
      await expect.poll(async () => (await call({ path: '/api/health' })).status).toBe(200);
      for (const request of toSendAgain) judge(request, await send(request, attacker.token));

      expect(faults.slice(0, 20), `${faults.length} of ${count}`).toEqual([]);
      // Were all refused at the door, nothing behind it would have been tried.
      expect(met.accepted).toBeGreaterThan(count / 40);
      expect(met.refused).toBeGreaterThan(count / 2);
      expect(await readAll(bystander, peaceful), 'a bystander’s things are as they were').toEqual(before);
    },
  );

interface Met {
  status: number;
  text: string;
  headers: Headers;
}

async function send({ method, path, headers, body }: HostileRequest, token: string): Promise<Met> {
  const answer = await fetch(stackAddress() + path, {
    method,
    headers: { 'x-auth-token': token, ...headers },
    ...(method !== 'GET' && body !== undefined && { body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const faultOf = (request: HostileRequest, answer: Met): string | null =>
  answer.status >= 500 ? `a fault of ours: ${exchange(request, answer)}` : faultOfRefusal(request, answer);

function faultOfRefusal(request: HostileRequest, answer: Met): string | null {
  const { status, text } = answer;
  if (INSIDE.test(text) && status >= 400) return `tells what is inside: ${exchange(request, answer)}`;
  if (status >= 400 && !messageOf(text)) return `does not say why: ${exchange(request, answer)}`;
  return null;
}

const exchange = ({ method, path }: HostileRequest, { status, text }: Met): string =>
  `${method} ${path.slice(0, 120)} → ${status} ${text.slice(0, 200)}`;

function messageOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { msg?: unknown }).msg;
  } catch {
    return null;
  }
}
