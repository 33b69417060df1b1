import { say } from '../../scripts/lib/say.js';
import { type Account, call, callPatiently, register } from '../src/api.js';
import { FaultStack, KEEPERS, LISTS, type Part, type Service } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { grantBetween } from '../src/walk/sharing.js';
import { type Drill, none, told, within } from './lib/drill.js';

/** Services that show a garage to guests. */
const SHOWN = KEEPERS.filter((service) => service !== 'identity');
const VICTIMS: Part[] = [...KEEPERS, 'postgres', 'gateway'];
/** A kill before a grant ends, and one right after the response, before other services know it. */
const MOMENTS = ['before', 'after'] as const;
const SOON_MS = 3_000;
/** A service trusts its copies for this long without news (`TOKEN_STATE_MAX_AGE_SECONDS`), plus the time of a response. */
const AT_MOST_MS = 10_000 + SOON_MS;
const LOOK_MS = 60_000;

/** Milliseconds from the end of the grant to the last time a guest saw a list; null if it was refused from then on. */
type Shown = number | null;

/** Ends grants while parts are killed, and measures how long guests still see data. */
export const revocation: Drill = {
  name: 'revocation',
  title: 'kill -9 of each service, PostgreSQL and the gateway while grants are ended',
  async run() {
    const stack = new FaultStack();
    const before = { ...process.env };
    try {
      await stack.start();
      // The links of invitations are in this stack's mails.
      Object.assign(process.env, { CARNET_URL: stack.address, CARNET_STATE: stack.stateDir });
      const owner = await register();
      const quiet = await endedAmong(stack, owner, null, 'before');
      const failing: Shown[] = [];
      for (const victim of VICTIMS)
        for (const moment of MOMENTS) {
          const shown = await endedAmong(stack, owner, victim, moment);
          say(`${victim} killed ${moment}: shown for ${Math.max(0, ...shown.map((one) => one ?? 0))} ms`);
          failing.push(...shown);
        }
      return {
        setUp:
          `A grant of a whole garage is ended ${1 + VICTIMS.length * MOMENTS.length} times, a process for each service, while its guest asks ` +
          `${SHOWN.join(', ')} for lists without a pause: once with everything alive, then with ${VICTIMS.join(', ')} killed in turn, once before ` +
          'the grant is ended and once right after the answer.',
        findings: [
          within('the last list that was shown where nothing was killed', SOON_MS, longest(quiet)),
          within('the last list that was shown where a part was killed', AT_MOST_MS, longest(failing)),
          told('of these, lists that were shown after 3 s', failing.filter((one) => (one ?? 0) > SOON_MS).length),
          none('lists that a guest was never refused', [...quiet, ...failing].filter((one) => one === Infinity).length),
        ],
      };
    } finally {
      Object.assign(process.env, before);
      await stack.stop();
      stack.remove();
    }
  },
};

const longest = (shown: readonly Shown[]): number => Math.max(0, ...shown.map((one) => one ?? 0));

/** Ends the grant of a new guest around the kill of a part, and polls each list until it is refused. */
async function endedAmong(
  stack: FaultStack,
  owner: Account,
  victim: Part | null,
  moment: (typeof MOMENTS)[number],
): Promise<Shown[]> {
  const guest = await register();
  const grant = await grantBetween(owner, guest, 'viewer');
  await until('the guest is shown everything', async () => {
    const answers = await Promise.all(SHOWN.map((service) => statusFor(guest, owner, service)));
    return answers.every((status) => status === 200);
  });
  const dead = victim && stack.pidOf(victim);
  const kill = (): void => {
    if (victim) stack.kill(victim);
  };
  if (moment === 'before') kill();
  const path = `/api/auth/sharing/grants/${grant}`;
  const ended = await answered(() => callPatiently({ method: 'DELETE', path, token: owner.token }));
  if (ended.status !== 204 && ended.status !== 404) throw new Error(`DELETE ${path} answers ${ended.status}`);
  const since = Date.now();
  if (moment === 'after') kill();
  const shown = await Promise.all(SHOWN.map((service) => watched(guest, owner, service, since)));
  if (victim && dead) await stack.isBack(victim, dead);
  return shown;
}

/** Repeats a request until a service answers. A dead gateway, or a gateway without its service, does not count. */
async function answered(ask: () => ReturnType<typeof call>): ReturnType<typeof call> {
  let answer: Awaited<ReturnType<typeof call>> | null = null;
  await until('there is an answer', async () => {
    answer = await ask().catch(() => null);
    return answer !== null && answer.status < 500;
  });
  return answer!;
}

async function watched(guest: Account, owner: Account, service: Service, since: number): Promise<Shown> {
  let last: Shown = null;
  while (Date.now() - since < LOOK_MS) {
    const status = await statusFor(guest, owner, service);
    if (status === 403) return last;
    if (status === 200) last = Date.now() - since;
  }
  return Infinity;
}

/** Status of a list of the owner's garage; 0 for no response. */
const statusFor = async ({ token }: Account, { id }: Account, service: Service): Promise<number> =>
  (await call({ path: LISTS[service], token, headers: { 'x-garage': String(id) } }).catch(() => null))?.status ?? 0;
