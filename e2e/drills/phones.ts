import { commandOf } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack, type Part } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { compareArrivals } from './lib/arrivals.js';
import { atLeast, type Drill, type Finding, none, same, seconds, told } from './lib/drill.js';
import type { Phone } from './lib/phone.js';
import { allTries } from './lib/sender.js';
import { CARS, CONTESTED, EDIT_EVERY, ENTRIES, PAIRS, PHONES, phonesWithEntries } from './lib/written-offline.js';

const VICTIMS: Part[] = ['service', 'garage', 'usage', 'postgres', 'gateway'];
/** Number of entries that arrive between two kills. */
const BETWEEN_KILLS = 800;
/** Longest time without an arrival: a part restarts, and phones wait before a retry. */
const PATIENCE_MS = 300_000;

/** Everybody comes back online at the same moment, after a weekend without a network. */
export const phones: Drill = {
  name: 'phones',
  title: `kill -9 of services, PostgreSQL and the gateway while ${PHONES} phones send what was written without a network`,
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const all = await phonesWithEntries(stack.address);
      say(`${PHONES} phones with ${ENTRIES} entries each are back`);
      const sent = await sendAmongKills(stack, all);
      return { setUp: SET_UP, findings: await findingsOf(stack, all, sent) };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

const SET_UP =
  `${PHONES} phones of ${PHONES - PAIRS} people (${PAIRS} people have two) with ${CARS} cars each, each phone with ${ENTRIES} entries that were written ` +
  `without a network: readings, fill-ups, service events, and a change of a known event in every ${EDIT_EVERY}th; of the events that two phones change, ` +
  `${CONTESTED} are changed in the same field, where the person takes their own. The phones are the outbox of pages in Node, each with a shelf in memory and one tab, and begin at the same moment. ` +
  `${VICTIMS.join(', ')} are killed in turn, one whenever ${BETWEEN_KILLS} more entries have arrived, until nothing waits, a process for each service. ` +
  'Nobody wakes a phone: each goes on after its own pauses.';

interface Sent {
  kills: Map<Part, number>;
  tookMs: number;
  /** Milliseconds since the last kill. */
  lastMs: number;
}

/** Lets all phones send at once, and kills a part after every `BETWEEN_KILLS` arrivals, until nothing waits. */
async function sendAmongKills(stack: FaultStack, all: Phone[]): Promise<Sent> {
  const kills = new Map<Part, number>(VICTIMS.map((victim) => [victim, 0]));
  const began = Date.now();
  let killed = began;
  for (const { engine } of all) void engine.wake();
  let waiting = waitingOn(all);
  for (let nth = 0; waiting > 0; nth += 1) {
    const next = Math.max(0, waiting - BETWEEN_KILLS);
    await until('phones get on', () => (waiting = waitingOn(all)) <= next, PATIENCE_MS);
    if (waiting === 0) break;
    const victim = VICTIMS[nth % VICTIMS.length]!;
    await until(`${victim} lives`, () => commandOf(stack.pidOf(victim)) !== '');
    stack.kill(victim);
    killed = Date.now();
    kills.set(victim, kills.get(victim)! + 1);
    say(`${victim} is killed, ${waiting} wait`);
  }
  return { kills, tookMs: Date.now() - began, lastMs: Date.now() - killed };
}

const waitingOn = (all: Phone[]): number => sumOf(all, (phone) => phone.look());

async function findingsOf(stack: FaultStack, all: Phone[], { kills, tookMs, lastMs }: Sent): Promise<Finding[]> {
  const counts = [...kills.values()];
  const lagging = await whenInStep(stack);
  const { lost, more, turned } = await compareArrivals(stack, all);
  const tries = allTries(all.map(({ noted }) => noted));
  const refused = all.flatMap((phone) => phone.refused);
  const half = [...(await unpublished(stack)), ...(await differingCopies(stack))];
  const faults = [...lost, ...more, ...turned, ...refused, ...tries.faults, ...lagging, ...half];
  for (const line of faults.slice(0, 10)) console.log(`          ${line}`);
  const written = sumOf(all, (phone) => phone.written.size);
  return [
    told('kills; time in which all arrived', `${counts.reduce((sum, one) => sum + one)}; ${seconds(tookMs)}`),
    atLeast('kills of each part while entries waited', 1, Math.min(...counts)),
    told('tries; of these without an answer, answered 503', `${tries.tries}; ${tries.unanswered}, ${tries.away}`),
    told(
      'times that a person was asked which of two versions to take',
      sumOf(all, ({ compared }) => compared),
    ),
    same('entries that are there', written, written - lost.length),
    none('entries that are there twice, or changed something twice', more.length),
    none('entries that came before one that their phone wrote earlier for the same vehicle', turned.length),
    none('entries that still wait', waitingOn(all)),
    none('of these refused', refused.length),
    told('from the last kill until nothing waited, which are pauses of phones', `${(lastMs / 1_000).toFixed(1)} s`),
    none('answers of 500, 502 or 504', tries.faults.length),
    none('facts not applied, or applied to another end, in a follower', lagging.length),
    none('half-written things, and rows of copies that differ from their owner', half.length),
  ];
}

const sumOf = (all: Phone[], count: (phone: Phone) => number): number =>
  all.reduce((sum, phone) => sum + count(phone), 0);
