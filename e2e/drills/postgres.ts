import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { whenInStep } from './lib/agreement.js';
import { none, same, told, within, type Drill } from './lib/drill.js';
import { create, ownerWithCar } from './lib/garage.js';
import { otherThan, probe, slowestOf, statusesOf, type Probed } from './lib/probe.js';

const AWAY_MS = 10_000;

/** The database server dies and returns. Nothing else has to be restarted. */
export const postgres: Drill = {
  name: 'postgres',
  title: 'PostgreSQL is away for 10 s',
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const owner = await ownerWithCar(stack.address);
      const pids = () => SERVICES.map((name) => stack.pidOf(name)).join();
      const before = pids();
      say('PostgreSQL goes');
      const { live, ready, lists, health } = await whileAway(stack, owner.token);
      const back = Date.now();
      await until('everybody can be read and written', () => isNormal(stack, owner), 60_000);
      const normal = Date.now() - back;
      const lagging = await whenInStep(stack);
      return {
        setUp:
          'A process for each service. PostgreSQL is killed with all its children, and the one who would start it again is held. ' +
          'Each service is asked for its health, and through the gateway for a list, five times a second. The clock of the last line but ' +
          'one runs from the moment at which PostgreSQL takes connections again, until each list can be read and something can be written.',
        findings: [
          same('services that ended', 0, before === pids() ? 0 : 'some'),
          told('/health/live', statusesOf(live)),
          none('of these other than 200', others(live, 200)),
          told('/health/ready', statusesOf(ready)),
          none('of these other than 503', others(ready, 503)),
          told('/api/health through the gateway', statusesOf([health])),
          none('of these other than 503', otherThan(health, 503)),
          told('lists through the gateway', statusesOf(lists)),
          none('of these other than 503 with Retry-After and msg', others(lists, 503) + wordless(lists)),
          within('slowest of all these', 5_000, slowestOf([...live, ...ready, ...lists, health])),
          within('until all is normal', 5_000, normal),
          none('facts missing afterwards', lagging.length),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

interface Seen {
  live: Probed[];
  ready: Probed[];
  lists: Probed[];
  health: Probed;
}

async function whileAway(stack: FaultStack, token: string): Promise<Seen> {
  let seen: Seen | undefined;
  await stack.deadFor('postgres', async () => {
    const stop = new AbortController();
    const ofEach = (path: string) =>
      Promise.all(SERVICES.map((name) => probe({ path, address: stack.addressOf(name) }, stop.signal)));
    const lists = Promise.all(
      SERVICES.map((name) => probe({ path: LISTS[name], token, address: stack.address }, stop.signal)),
    );
    const health = probe({ path: '/api/health', address: stack.address }, stop.signal);
    const all = Promise.all([ofEach('/health/live'), ofEach('/health/ready'), lists, health]);
    await pause(AWAY_MS);
    stop.abort();
    const [live, ready, answers, whole] = await all;
    seen = { live, ready, lists: answers, health: whole };
  });
  return seen as Seen;
}

async function isNormal(stack: FaultStack, owner: { token: string }): Promise<boolean> {
  const statuses = await Promise.all(
    SERVICES.map((name) => call({ path: LISTS[name], token: owner.token, address: stack.address }).catch(() => null)),
  );
  if (statuses.some((answer) => answer?.status !== 200)) return false;
  const written = create({ address: stack.address, token: owner.token }, '/api/collections', { name: 'After' });
  return written.then(
    () => true,
    () => false,
  );
}

const others = (all: Probed[], status: number): number => all.reduce((sum, one) => sum + otherThan(one, status), 0);
const wordless = (all: Probed[]): number => all.reduce((sum, one) => sum + one.wordless, 0);
