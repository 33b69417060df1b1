import { commandOf, pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack, type Part } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { compareArrivals } from './lib/arrivals.js';
import { atLeast, type Drill, type Finding, none, same, told, within } from './lib/drill.js';
import type { Phone } from './lib/phone.js';
import { allTries } from './lib/sender.js';
import { CARS, CONTESTED, EDIT_EVERY, ENTRIES, PAIRS, PHONES, phonesWithEntries } from './lib/written-offline.js';

const VICTIMS: Part[] = ['service', 'garage', 'usage', 'postgres', 'gateway'];
/** A part that lived for 20 s is started again at once, so each victim in its turn gets that long. */
const BETWEEN_KILLS_MS = 4_000;
const ROUNDS = 3;
const SENT_WITHIN_MS = 900_000;
/** The longest pause of a phone that got on since its last one, and what the rest takes. */
const AFTER_THE_LAST_KILL_MS = 60_000;

/** Everybody is back from a weekend without a network at the same moment. */
export const phones: Drill = {
  name: 'phones',
  title: `kill -9 of services, PostgreSQL and the gateway while ${PHONES} phones send what was written without a network`,
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const all = await phonesWithEntries(stack.address);
      say(`${PHONES} phones with ${ENTRIES} entries each are back`);
      const { kills, lastMs } = await sendAmongKills(stack, all);
      return { setUp: SET_UP, findings: await findingsOf(stack, all, kills, lastMs) };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

const SET_UP =
  `${PHONES} phones of ${PHONES - PAIRS} people (${PAIRS} people have two) with ${CARS} cars each, each phone with ${ENTRIES} entries that were written ` +
  `without a network: readings, fill-ups, service events, and a change of a known event in every ${EDIT_EVERY}th; of the events that two phones change, ` +
  `${CONTESTED} are changed in the same field, where the person takes their own. The phones run the outbox of pages, and begin at the same moment. ` +
  `${VICTIMS.join(', ')} are killed in turn, one every ${BETWEEN_KILLS_MS / 1000} s, ${ROUNDS} times or until all is sent, a process for each service. ` +
  'Nobody wakes a phone: each goes on after its own pauses.';

/** Has all phones send at once, and kills until they have. @returns kills of each part while entries waited, and the time since the last one */
async function sendAmongKills(stack: FaultStack, all: Phone[]): Promise<{ kills: Map<Part, number>; lastMs: number }> {
  const kills = new Map<Part, number>(VICTIMS.map((victim) => [victim, 0]));
  const isWaiting = async () => (await waitingOn(all)) > 0;
  for (const { engine } of all) void engine.wake();
  for (let nth = 0; nth < ROUNDS * VICTIMS.length; nth += 1) {
    await pause(BETWEEN_KILLS_MS);
    const victim = VICTIMS[nth % VICTIMS.length]!;
    await until(`${victim} lives`, () => commandOf(stack.pidOf(victim)) !== '');
    if (!(await isWaiting())) break;
    stack.kill(victim);
    kills.set(victim, kills.get(victim)! + 1);
    say(`${victim} is killed, ${await waitingOn(all)} wait`);
  }
  await stack.isWell();
  const since = Date.now();
  await until('nothing waits', async () => !(await isWaiting()), SENT_WITHIN_MS).catch(() => undefined);
  return { kills, lastMs: Date.now() - since };
}

const waitingOn = async (all: Phone[]): Promise<number> => {
  let waiting = 0;
  for (const phone of all) waiting += await phone.look();
  return waiting;
};

async function findingsOf(
  stack: FaultStack,
  all: Phone[],
  kills: Map<Part, number>,
  lastMs: number,
): Promise<Finding[]> {
  const lagging = await whenInStep(stack);
  const { lost, more, turned } = await compareArrivals(stack, all);
  const tries = allTries(all.map(({ noted }) => noted));
  const refused = all.flatMap((phone) => phone.refused);
  const half = [...(await unpublished(stack)), ...(await differingCopies(stack))];
  const faults = [...lost, ...more, ...turned, ...refused, ...tries.faults, ...lagging, ...half];
  for (const line of faults.slice(0, 10)) console.log(`          ${line}`);
  const written = sumOf(all, (phone) => phone.written.size);
  return [
    atLeast('kills of each part while entries waited', 1, Math.min(...kills.values())),
    told('tries; of these without an answer, answered 503', `${tries.tries}; ${tries.unanswered}, ${tries.away}`),
    told(
      'times that a person was asked which of two versions to take',
      sumOf(all, ({ compared }) => compared),
    ),
    same('entries that are there', written, written - lost.length),
    none('entries that are there twice, or changed something twice', more.length),
    none('entries that came before one that their phone wrote earlier for the same vehicle', turned.length),
    none('entries that still wait', await waitingOn(all)),
    none('of these refused', refused.length),
    within('from all being well until the last one has arrived', AFTER_THE_LAST_KILL_MS, lastMs),
    none('answers of 500, 502 or 504', tries.faults.length),
    none('facts not applied, or applied to another end, in a follower', lagging.length),
    none('half-written things, and rows of copies that differ from their owner', half.length),
  ];
}

const sumOf = (all: Phone[], count: (phone: Phone) => number): number =>
  all.reduce((sum, phone) => sum + count(phone), 0);
