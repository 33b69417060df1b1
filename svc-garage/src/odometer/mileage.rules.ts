import type { Chapter, Ledger, MileageStatement, Reading } from './odometer.entity.js';
import { accounted, keyOf, ofThisInstrument } from './odometer.rules.js';

type Dated = MileageStatement & { read_on: string };

/** Statements about one vehicle's mileage, as entered. */
export interface Known {
  readings: readonly MileageStatement[];
  chapters: readonly Chapter[];
}

/** Derives the statements before a change from the current ones. */
export type AsBefore = (now: Known, vehicle: Pick<Ledger, 'owner_id' | 'id'>) => Known;

/** The displayed mileage of a vehicle; `untraced` is true if it may come from an entry without a reading. */
export interface Shown {
  mileage: number | null;
  untraced: boolean;
}

const isDated = (statement: MileageStatement): statement is Dated => statement.read_on !== null;
const counts = ({ standing }: MileageStatement): boolean => standing !== 'typing-error';

/** An owner's direct entry of the mileage: the newest one sets the mileage, even to a lower value. */
const isWord = ({ source }: MileageStatement): boolean =>
  source === 'vehicle' || source === 'by-hand' || source === 'purchase';

/**
 * The displayed mileage after a statement was added, changed or removed (contract §4). The owner's newest entry sets it. A completed event raises it, and so
 * does a paper or a fill-up that is the newest reading; none of them lowers it. If the displayed statement is corrected, explained or removed, the mileage is
 * derived from the remaining ones. Any other change keeps it.
 * @param before the statements before the change
 * @param now the statements after it
 */
export function mileageAfter({ mileage, untraced }: Shown, before: Known, now: Known): number | null {
  const [was, is] = [counted(before), counted(now)];
  const [older, newer] = [without(was, is), without(is, was)];
  const fresh = differing(newer, older);
  const gone = differing(older, newer);
  const went = [...gone].filter((one) => counts(one) && one.value === mileage);
  if (went.length > 0) {
    // An unchanged statement above the displayed mileage must have been overruled before, unless the overruling entry is the one removed now.
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

/** Removes identical objects, a fast filter: most of a long ledger is unchanged. */
function without<One>(some: readonly One[], others: readonly One[]): One[] {
  const there = new Set(others);
  return some.filter((one) => !there.has(one));
}

/** Statements of `some` that are missing in `others`, or differ there. */
function differing(some: readonly MileageStatement[], others: readonly MileageStatement[]): Set<MileageStatement> {
  const told = (one: MileageStatement) => `${one.read_on} ${one.value} ${counts(one)}`;
  const known = new Map(others.map((one) => [keyOf(one), told(one)]));
  return new Set(some.filter((one) => known.get(keyOf(one)) !== told(one)));
}

/** Completed events raise the mileage, whatever their day; papers and fill-ups only if no reading has a later day; other records never. */
const raises = (one: MileageStatement, newest: Reading | undefined): boolean =>
  one.source === 'service-event' ||
  (['document', 'fill-up'].includes(one.source) &&
    newest !== undefined &&
    one.read_on !== null &&
    one.read_on >= newest.read_on);

interface Knowledge {
  /** Statements added or changed now. */
  fresh: ReadonlySet<MileageStatement>;
  /** Statements above this bound count as overruled, if nothing else is known of them. */
  atMost: number;
}

/** Statements that can determine the mileage of the current odometer: the owner's newest entry, and those that no entry overrules. */
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
  // A reading by hand applies to its day; the mileage in the vehicle's form applies to the moment of its entry.
  if (isLater && (word.source !== 'vehicle' || !word.said || !one.said)) return false;
  const unlikely = !fresh.has(one) && one.value > atMost;
  if (one.source !== 'service-event') return !isLater && (one.read_on !== word.read_on || unlikely);
  if (word.said) return (one.said ?? 0) < word.said;
  return !one.said && unlikely;
}
