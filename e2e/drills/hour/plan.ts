import { Random } from '../../../scripts/lib/seed/random.js';
import { SERVICES, type Part, type Service } from '../../src/fault-stack.js';

/** Parts that can be cut off: those that listen on a port. */
export type Cuttable = Service | 'postgres';

export type Harm =
  | { kind: 'dies'; part: Part; also?: Part }
  | { kind: 'hangs'; part: Service }
  | { kind: 'is cut off'; part: Cuttable }
  | { kind: 'is full' }
  | { kind: 'jumps'; bySeconds: number };

/** A fault of the plan: what it breaks, for how long, and the pause afterwards. */
export type PlannedFault = Harm & { lastsSeconds: number; calmSeconds: number };

const PARTS: readonly Part[] = [...SERVICES, 'postgres', 'gateway'];
/** Short, because waiting for recovery takes most of each turn. */
const CALM: [number, number] = [10, 25];
const LASTS: [number, number] = [3, 20];
/** In seconds. A jump may postpone work by this much; the end of the drill waits for that. */
const JUMP: [number, number] = [120, 420];

/** An endless sequence of faults. Each round contains every kind, in an order from the seed. */
export function* planOf(seed: string): Generator<PlannedFault, never> {
  const random = new Random(seed);
  for (;;)
    for (const harm of shuffled(random, roundOf(random)))
      yield { ...harm, lastsSeconds: random.whole(...LASTS), calmSeconds: random.whole(...CALM) };
}

function roundOf(random: Random): Harm[] {
  const deaths = PARTS.map((part): Harm => ({ kind: 'dies', part }));
  const first = random.of(PARTS);
  const second = random.of(PARTS.filter((part) => part !== first));
  return [
    ...deaths,
    { kind: 'dies', part: first, also: second },
    { kind: 'hangs', part: random.of(SERVICES) },
    { kind: 'is cut off', part: random.of(SERVICES) },
    { kind: 'is cut off', part: 'postgres' },
    { kind: 'is full' },
    { kind: 'jumps', bySeconds: random.whole(...JUMP) },
    { kind: 'jumps', bySeconds: -random.whole(...JUMP) },
  ];
}

function shuffled<T>(random: Random, things: T[]): T[] {
  for (let at = things.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [things[at], things[other]] = [things[other]!, things[at]!];
  }
  return things;
}

/** `records dies for 12 s`. */
export function sentenceOf(fault: PlannedFault): string {
  const long = `for ${fault.lastsSeconds} s`;
  if (fault.kind === 'is full') return `the disk is full ${long}`;
  if (fault.kind === 'jumps') return `the clock is ${fault.bySeconds} s off ${long}`;
  if (fault.kind === 'dies' && fault.also) return `${fault.part} and ${fault.also} die ${long}`;
  return `${fault.part} ${fault.kind} ${long}`;
}

/** Parts that a fault kills. */
export const partsOf = (fault: Extract<Harm, { kind: 'dies' }>): Part[] =>
  fault.also ? [fault.part, fault.also] : [fault.part];
