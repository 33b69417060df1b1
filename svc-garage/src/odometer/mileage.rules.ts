import type { Chapter, Ledger, MileageStatement, Reading } from './odometer.entity.js';
import { accounted, keyOf, ofThisInstrument } from './odometer.rules.js';

type Dated = MileageStatement & { read_on: string };

/** Statements about one vehicle's mileage, as they were written down. */
export interface Known {
  readings: readonly MileageStatement[];
  chapters: readonly Chapter[];
}

/** Makes of what is known of a vehicle's mileage now what was known before a change. */
export type AsBefore = (now: Known, vehicle: Pick<Ledger, 'owner_id' | 'id'>) => Known;

/** The shown mileage of a vehicle, and whether it may be somebody's word that no reading tells. */
export interface Shown {
  mileage: number | null;
  untraced: boolean;
}

const isDated = (statement: MileageStatement): statement is Dated => statement.read_on !== null;
const counts = ({ standing }: MileageStatement): boolean => standing !== 'typing-error';

/** Words of the owner about the instrument itself: the newest of these is its mileage, lower too. */
const isWord = ({ source }: MileageStatement): boolean =>
  source === 'vehicle' || source === 'by-hand' || source === 'purchase';

/**
 * The mileage of a vehicle after a statement about it was made, changed or taken back (contract §4). The owner's newest word sets it; a completed
 * event, and a paper or a fill-up that is the newest reading, raise it and never lower it. Where that which it showed is corrected, explained or
 * gone, it shows what the rest says. Whatever else is changed leaves it alone.
 * @param before what was said so far
 * @param now what is said since
 */
export function mileageAfter({ mileage, untraced }: Shown, before: Known, now: Known): number | null {
  const [was, is] = [counted(before), counted(now)];
  const [older, newer] = [without(was, is), without(is, was)];
  const fresh = differing(newer, older);
  const gone = differing(older, newer);
  const went = [...gone].filter((one) => counts(one) && one.value === mileage);
  if (went.length > 0) {
    // An unchanged statement above the shown mileage was overruled, unless the overruling word is the one that went.
    const atMost = went.some(isWord) ? Infinity : mileage!;
    return highest(standing(is, now.chapters, { fresh, atMost })) ?? (untraced ? mileage : null);
  }
  const newest = ofThisInstrument(is.filter(isDated), now.chapters).at(-1);
  if (newest && isWord(newest) && fresh.has(newest)) return newest.value;
  const raising = standing(is, now.chapters, { fresh, atMost: mileage ?? Infinity }).filter(
    (one) => fresh.has(one) && raises(one, newest),
  );
  return highest([{ value: mileage }, ...raising]);
}

const counted = ({ readings, chapters }: Known): MileageStatement[] => accounted(readings, chapters);

const highest = (of: readonly { value: number | null }[]): number | null =>
  of.reduce<number | null>((most, { value }) => (value === null || (most ?? -1) >= value ? most : value), null);

/** Leaves out what is the very same thing in both: of a long ledger nearly all, which need no words for that. */
function without<One>(some: readonly One[], others: readonly One[]): One[] {
  const there = new Set(others);
  return some.filter((one) => !there.has(one));
}

/** Those of `some` that `others` do not say, or say otherwise. */
function differing(some: readonly MileageStatement[], others: readonly MileageStatement[]): Set<MileageStatement> {
  const told = (one: MileageStatement) => `${one.read_on} ${one.value} ${counts(one)}`;
  const known = new Map(others.map((one) => [keyOf(one), told(one)]));
  return new Set(some.filter((one) => known.get(keyOf(one)) !== told(one)));
}

/** Completed events raise the mileage, whatever their day; papers and fill-ups where no later day is known; other records never. */
const raises = (one: MileageStatement, newest: Reading | undefined): boolean =>
  one.source === 'service-event' ||
  (['document', 'fill-up'].includes(one.source) &&
    newest !== undefined &&
    one.read_on !== null &&
    one.read_on >= newest.read_on);

interface Knowledge {
  /** Statements of this moment. */
  fresh: ReadonlySet<MileageStatement>;
  /** The bound above which a statement that is known no other way was overruled. */
  atMost: number;
}

/** Statements that tell this instrument's mileage: the owner's newest word, and those that no word has overruled. */
function standing(
  said: readonly MileageStatement[],
  chapters: readonly Chapter[],
  knowledge: Knowledge,
): MileageStatement[] {
  const counting = said.filter(counts);
  const dated = ofThisInstrument(counting.filter(isDated), chapters);
  const word = dated.findLast(isWord);
  const all = [...dated, ...counting.filter((one) => !isDated(one))];
  return word ? all.filter((one) => one === word || !isOverruled(one, word, knowledge)) : all;
}

function isOverruled(one: MileageStatement, word: Dated, { fresh, atMost }: Knowledge): boolean {
  if (isWord(one)) return true;
  const isLater = one.read_on !== null && one.read_on > word.read_on;
  // A word by hand is of its day; that of the vehicle's form is of the moment at which it is said.
  if (isLater && (word.source !== 'vehicle' || !word.said || !one.said)) return false;
  const unlikely = !fresh.has(one) && one.value > atMost;
  if (one.source !== 'service-event') return !isLater && (one.read_on !== word.read_on || unlikely);
  if (word.said) return (one.said ?? 0) < word.said;
  return !one.said && unlikely;
}
