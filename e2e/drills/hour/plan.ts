import { Random } from '../../../scripts/lib/seed/random.js';
import { SERVICES, type Part, type Service } from '../../src/fault-stack.js';

/** Parts that can be cut off from everybody: those that listen at a port. */
export type Cuttable = Service | 'postgres';

export type Harm =
  | { kind: 'dies'; part: Part; also?: Part }
  | { kind: 'hangs'; part: Service }
  | { kind: 'is cut off'; part: Cuttable }
  | { kind: 'is full' }
  | { kind: 'jumps'; bySeconds: number };

/** One fault of the plan: what is harmed, for how long, and how long nothing is done afterwards. */
export type PlannedFault = Harm & { lastsSeconds: number; calmSeconds: number };

const PARTS: readonly Part[] = [...SERVICES, 'postgres', 'gateway'];
/** With this, what is awaited after a fault is most of a turn. */
const CALM: [number, number] = [10, 25];
const LASTS: [number, number] = [3, 20];
/** A jump may move what was put off by so much, and what is left is awaited at the end. */
const JUMP: [number, number] = [120, 420];

/** Faults without end, each kind in each round, in an order that the seed decides. */
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

/** Those that a fault kills. */
export const partsOf = (fault: Extract<Harm, { kind: 'dies' }>): Part[] =>
  fault.also ? [fault.part, fault.also] : [fault.part];
