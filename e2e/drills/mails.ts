import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call, register, type Account } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import { MailServer } from '../src/mail-server.js';
import { until } from '../src/until.js';
import { none, same, told, type Drill } from './lib/drill.js';

const PEOPLE = 150;
const AT_ONCE = 6;
const KILLS = 12;
const NEW_PASSWORD = 'Another~Lantern 9 glows';
const BETWEEN_TRIES_MS = 100;
/** A killed process's mail is sent again when its lease of a minute has expired. */
const SENT_WITHIN_MS = 180_000;

/** Sends mails while the process that sends them is killed repeatedly. */
export const mails: Drill = {
  name: 'mails',
  title: `svc-identity is killed ${KILLS} times while ${PEOPLE} people change their passwords`,
  async run() {
    const server = await MailServer.start({ takesMs: 60 });
    const stack = new FaultStack({ env: { ...server.env, SIGN_IN_TRIES_PER_ACCOUNT: '10000' } });
    try {
      await stack.start();
      const people = await peopleOf(stack);
      say(`${PEOPLE} people are registered; svc-identity is killed from now on`);
      await Promise.all([killAgainAndAgain(stack), changeAll(stack, people)]);
      await until('nothing is left to send', async () => (await waiting(stack)) === 0, SENT_WITHIN_MS);
      const idsOf = people.map(({ email }) => idsOfChanges(server, email));
      const handedOver = server.received.length;
      const distinct = new Set(server.received.map(({ messageId }) => messageId)).size;
      return {
        setUp:
          'A process for each service, and an SMTP server that takes 60 ms between a mail that it has and its answer, so that kills fall in between. ' +
          'Each person changes the password once, tried until it is known to be changed. What is handed over twice has the same `Message-ID`, by which servers drop the second.',
        findings: [
          told('kills', KILLS),
          same('passwords changed', PEOPLE, people.length),
          none('people who were told nothing', idsOf.filter((ids) => ids.size === 0).length),
          none('people who were told twice, by `Message-ID`', idsOf.filter((ids) => ids.size > 1).length),
          told('handed over once more, as the same mail', handedOver - distinct),
          none('letters left in the table', await lettersLeft(stack)),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
      await server.close();
    }
  },
};

/** Everybody also gets a link to confirm the address, so only mails about changes are collected. */
function idsOfChanges(server: MailServer, email: string): Set<string | undefined> {
  const changes = server.to(email).filter(({ subject }) => subject === 'Your password was changed');
  return new Set(changes.map(({ messageId }) => messageId));
}

async function peopleOf(stack: FaultStack): Promise<Account[]> {
  const people: Account[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await register(stack.address));
  return people;
}

async function killAgainAndAgain(stack: FaultStack): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const dead = stack.pidOf('identity');
    stack.kill('identity');
    await stack.isBack('identity', dead);
    await pause(500 + Math.random() * 1_500);
  }
}

async function changeAll(stack: FaultStack, people: Account[]): Promise<void> {
  const left = [...people];
  const work = async () => {
    for (let person = left.pop(); person; person = left.pop()) await change(stack, person);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Repeats until the new password is confirmed: by the response, or by a sign-in if there was none. */
async function change(stack: FaultStack, { token, email, password }: Account): Promise<void> {
  const { address } = stack;
  for (;;) {
    const body = { currentPassword: password, newPassword: NEW_PASSWORD };
    const changed = await call({ method: 'PUT', path: '/api/auth/password', token, body, address }).catch(() => null);
    if (changed?.status === 200) return;
    const signedIn = await call({
      method: 'POST',
      path: '/api/auth/login',
      body: { email, password: NEW_PASSWORD },
      address,
    }).catch(() => null);
    if (signedIn?.status === 200) return;
    await pause(BETWEEN_TRIES_MS);
  }
}

const waiting = (stack: FaultStack) =>
  count(stack, 'select count(*)::integer as count from mails where due_at is not null');
const lettersLeft = (stack: FaultStack) =>
  count(stack, "select count(*)::integer as count from mails where letter <> '{}' or address <> ''");

async function count(stack: FaultStack, sql: string): Promise<number> {
  const [row] = await stack.rows<{ count: number }>('identity', sql);
  return row?.count ?? -1;
}
