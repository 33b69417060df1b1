import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { inLanes } from '../../scripts/lib/command.js';
import { call, register, type Account } from '../src/api.js';
import { FaultStack, type Part } from '../src/fault-stack.js';
import { MailServer } from '../src/mail-server.js';
import { until } from '../src/until.js';
import { none, same, told, type Drill } from './lib/drill.js';

/** A smaller number can be set for a quick run. */
const PEOPLE = Number(process.env.REMINDED_PEOPLE ?? 1_000);
const VEHICLES = 5;
const TEMPLATES = 10;
const POINTS = VEHICLES * TEMPLATES;
const AT_ONCE = 8;
const KILLED: readonly Part[] = ['service', 'identity', 'postgres'];
const ROUNDS = 4;
/** Overdue since the car was a year old, whatever its mileage. */
const OLD = { recurrence_total_mileage: 900_000, recurrence_total_age: 12 };
const ZONES = [
  ...['UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Los_Angeles', 'America/Sao_Paulo'],
  ...['Asia/Tokyo', 'Asia/Kolkata', 'Australia/Sydney', 'Pacific/Auckland', 'Pacific/Honolulu', 'Africa/Nairobi'],
];
/** A killed process's mail is sent again when its lease of a minute has expired. */
const SENT_WITHIN_MS = 600_000;
const TURN_MS = 5_000;

/** Sends reminders while svc-service, svc-identity and PostgreSQL are killed repeatedly. */
export const reminders: Drill = {
  name: 'reminders',
  title: 'what is due is told once while svc-service, svc-identity and PostgreSQL are killed',
  async run() {
    const server = await MailServer.start();
    const stack = new FaultStack({ env: { ...server.env, REGISTRATIONS_PER_ADDRESS: '100000' } });
    try {
      await stack.start();
      const people: Account[] = [];
      await inLanes(
        Array.from({ length: PEOPLE }, (_, n) => ZONES[n % ZONES.length]!),
        AT_ONCE,
        async (zone) => void people.push(await aPerson(stack, zone)),
      );
      say(`${PEOPLE} people have ${PEOPLE * POINTS} due points; the three are killed from now on`);
      const stop = new AbortController();
      const turns = takeTurns(stack, stop.signal);
      for (let round = 0; round < ROUNDS; round += 1) for (const part of KILLED) await killOnce(stack, part);
      await until('all is told', async () => (await reminded(stack)) === PEOPLE * POINTS, SENT_WITHIN_MS);
      stop.abort();
      await turns;
      await until('nothing is left to send', async () => (await waiting(stack)) === 0, SENT_WITHIN_MS);
      const letters = lettersOf(server);
      const rows = [...letters.values()].flat();
      const distinct = new Set(rows);
      return {
        setUp:
          `A process for each service, an SMTP server, and ${PEOPLE} people in ${ZONES.length} time zones with ${VEHICLES} vehicles of ${TEMPLATES} overdue services each. ` +
          'As soon as all is entered, the three are killed in turn, each when the one before is back, while what is due is still being told; the turns of all people come every five seconds. ' +
          'What an SMTP server was handed twice has the same `Message-ID`, and counts once.',
        findings: [
          told('kills of each of the three', ROUNDS),
          told('letters, and what they tell', `${letters.size}, ${rows.length}`),
          same('due points that were told of', PEOPLE * POINTS, distinct.size),
          none('due points that were told of more than once', rows.length - distinct.size),
          none('letters to somebody else', strangersIn(server, people)),
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

/** A person with a daily digest, a confirmed address, and many overdue items. */
async function aPerson(stack: FaultStack, timeZone: string): Promise<Account> {
  const { address } = stack;
  const person = await register(address);
  const { token } = person;
  const send = async (method: string, path: string, body: object): Promise<number> => {
    const answer = await call({ method, path, body, token, address });
    if (answer.status >= 300) throw new Error(`${method} ${path} answers ${answer.status}: ${answer.text}`);
    return answer.json<{ id: number }>().id;
  };
  await stack.rows('identity', 'update users set email_confirmed_at = now() where id = $1', [person.id]);
  await send('PUT', '/api/auth/me', { timeZone });
  const collection_id = await send('POST', '/api/collections', { name: 'Barn' });
  const due = { type: 'Regular Maintenance', recurrence_type: 'Total_Mileage', ...OLD };
  const template_ids: number[] = [];
  for (let n = 0; n < TEMPLATES; n += 1)
    template_ids.push(await send('POST', '/api/service-event-templates', { ...due, name: `Service ${n}` }));
  const car = { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 };
  for (let n = 0; n < VEHICLES; n += 1) {
    const vehicle_id = await send('POST', '/api/vehicles', { ...car, nickname: `car ${n}` });
    await send('POST', '/api/service-schedules', { vehicle_id, name: 'Care', template_ids });
  }
  await send('PUT', '/api/reminders', { frequency: 'daily' });
  return person;
}

async function killOnce(stack: FaultStack, part: Part): Promise<void> {
  const dead = stack.pidOf(part);
  stack.kill(part);
  await stack.isBack(part, dead);
  await stack.isWell();
  await pause(1_000 + Math.random() * 2_000);
}

/** Sets everybody's last turn to a day ago, repeatedly. */
async function takeTurns(stack: FaultStack, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await stack
      .rows('identity', "update reminder_plans set look_at = 'epoch', looked_at = now() - interval '25 hours'")
      .catch(() => undefined);
    await pause(TURN_MS);
  }
}

/** Contents of each mail, as `address: title`, by its `Message-ID`. */
function lettersOf({ received }: MailServer): Map<string, string[]> {
  const letters = received.filter(({ text }) => /\/remind-later#/.test(text ?? ''));
  return new Map(
    letters.map(({ messageId, to, text }) => [
      String(messageId),
      [...text!.matchAll(/^- (.*)$/gm)].map(([, title]) => `${to?.[0]?.address}: ${title}`),
    ]),
  );
}

const strangersIn = ({ received }: MailServer, people: readonly Account[]): number => {
  const known = new Set(people.map(({ email }) => email));
  return received.filter(({ to }) => !known.has(to?.[0]?.address ?? '')).length;
};

const reminded = (stack: FaultStack) =>
  count(stack, "select count(*)::integer as count from reminded where what = 'overdue'");
const waiting = (stack: FaultStack) =>
  count(stack, 'select count(*)::integer as count from mails where due_at is not null');
const lettersLeft = (stack: FaultStack) =>
  count(stack, "select count(*)::integer as count from mails where letter <> '{}' or address <> ''");

async function count(stack: FaultStack, sql: string): Promise<number> {
  const [row] = await stack.rows<{ count: number }>('identity', sql).catch(() => []);
  return row?.count ?? -1;
}
