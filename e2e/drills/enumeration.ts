import { say } from '../../scripts/lib/say.js';
import { type Answer, call, register } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import { MailServer } from '../src/mail-server.js';
import { none, told, type Drill, type Finding } from './lib/drill.js';

const ACCOUNTS = 200;
const ROUNDS = 5;
/** With this number of requests, chance stays within about 0.03 of one half. */
const BAR = 0.05;

type Ask = (email: string) => Promise<Answer>;

/** Tests whether the response time reveals that an account exists. */
export const enumeration: Drill = {
  name: 'enumeration',
  title: `whether time tells an account, by ${ACCOUNTS * ROUNDS} requests about those that there are and as many about others`,
  async run() {
    const server = await MailServer.start();
    const stack = new FaultStack({ env: { ...server.env, ...NO_LIMITS } });
    try {
      await stack.start();
      const known: string[] = [];
      for (let n = 0; n < ACCOUNTS; n += 1) known.push((await register(stack.address)).email);
      say(`${ACCOUNTS} people are registered`);
      const post = (path: string, body: object) => call({ method: 'POST', path, body, address: stack.address });
      return {
        setUp:
          'Through the gateway, one request after the other, about known and unknown emails in an order of chance; links are sent to the known ones meanwhile. ' +
          'The share is how often a known email took longer than an unknown one, of all pairs: 0.5 is what chance says. ' +
          'A registration that passes says itself that an email is taken; measured is one that is refused for its password, whoever has the email.',
        findings: [
          ...(await compare('a link is asked for', known, (email) => post('/api/auth/forgot-password', { email }))),
          ...(await compare('a wrong password', known, (email) =>
            post('/api/auth/login', { email, password: 'Wrong-1234!' }),
          )),
          ...(await compare('a refused registration', known, (email) =>
            post('/api/auth/register', { ...SOMEBODY, email }),
          )),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
      await server.close();
    }
  },
};

/** The password contains the name, so it is rejected. */
const SOMEBODY = {
  username: 'somebody',
  firstName: 'Edda',
  lastName: 'Test',
  password: 'Edda-1984-Ur!',
  timeZone: 'UTC',
};

const NO_LIMITS = {
  RESET_LINKS_PER_ACCOUNT: '100000',
  RESET_LINKS_PER_ADDRESS: '100000',
  SIGN_IN_TRIES_PER_ACCOUNT: '100000',
};

async function compare(what: string, known: readonly string[], ask: Ask): Promise<Finding[]> {
  const unknown = known.map((email) => `no-${email.slice(3)}`);
  for (const email of [...known.slice(0, 20), ...unknown.slice(0, 20)]) await ask(email);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { email, of } of shuffled([...known.map(asKnown), ...unknown.map(asUnknown)])) {
      const from = performance.now();
      const { status, text } = await ask(email);
      times[of].push(performance.now() - from);
      answers[of].add(`${status} ${text}`);
    }
  const share = shareOfLonger(times.known, times.unknown);
  return [
    none(
      `${what}: answers that only one of them gets`,
      [...answers.known, ...answers.unknown].filter(
        (answer) => !answers.known.has(answer) || !answers.unknown.has(answer),
      ).length,
    ),
    told(`${what}: median, known`, `${median(times.known).toFixed(2)} ms`),
    told(`${what}: median, unknown`, `${median(times.unknown).toFixed(2)} ms`),
    {
      what: `${what}: share in which a known email took longer`,
      bar: `0.5 ± ${BAR}`,
      found: share.toFixed(3),
      ok: Math.abs(share - 0.5) <= BAR,
    },
  ];
}

const asKnown = (email: string) => ({ email, of: 'known' as const });
const asUnknown = (email: string) => ({ email, of: 'unknown' as const });

const shuffled = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** Share of all pairs in which the first value is longer. Ties count half. */
function shareOfLonger(ones: readonly number[], others: readonly number[]): number {
  const pairs = ones.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return pairs.reduce<number>((sum, longer) => sum + longer, 0) / pairs.length;
}
