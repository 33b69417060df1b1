import type { Vehicle } from '../lookups';
import { draftOf, isWhole, matchOf, type Subject } from './vehicles.rules';

/** The target of rows: a vehicle by its id, one that is made, by its placeholder the one that is made for other rows, none, or one that nobody has said yet. */
export type Aim = number | 'new' | 'none' | null;

export const isAim = (text: string): text is 'new' | 'none' => text === 'new' || text === 'none';

/** The number by which rows name the vehicle that is made for a subject, as long as it is not there. */
export const placeholderOf = (at: number): number => -1 - at;

/** The subject for which the vehicle of an aim is made; null where it is none that is made. */
export function madeFor(aim: Aim, at: number): number | null {
  if (aim === 'new') return at;
  return typeof aim === 'number' && aim < 0 ? placeholderOf(aim) : null;
}

/** `aims` with another one. Rows that go to the vehicle that was made for it go along. */
export const withAim = (aims: readonly Aim[], at: number, aim: Aim): Aim[] =>
  aims.map((other, of) => {
    if (of === at) return aim;
    if (aim === 'new' || other !== placeholderOf(at)) return other;
    return aim === 'none' ? null : aim;
  });

interface Garage {
  vehicles: readonly Vehicle[];
  /** The vehicle that the page was opened for. */
  named: Vehicle | undefined;
  thisYear: number;
}

/**
 * The likely target of each subject's rows unless the person says otherwise: the vehicle that the file names, that the page is of, or one that is
 * made of the file's data.
 */
export function likelyAims(subjects: readonly Subject[], { vehicles, named, thisYear }: Garage): Aim[] {
  const matches = subjects.map(({ vehicle }) => matchOf(vehicle, vehicles)?.id ?? null);
  const only = vehicles.length === 1 ? vehicles[0]!.id : null;
  if (subjects.length === 1) {
    const [{ vehicle }] = subjects as [Subject];
    const made = vehicle && isWhole(draftOf(vehicle, 'km'), thisYear) ? 'new' : null;
    return [named?.id ?? matches[0] ?? made ?? only];
  }
  return subjects.map(({ vehicle }, at) => {
    // Several subjects of one vehicle are none: two cars of one make are told apart by hand.
    const match = matches[at] ?? null;
    if (match !== null && matches.filter((other) => other === match).length === 1) return match;
    // A vehicle that two files describe is made once; whether the rows of the second are the same ones, only the person knows.
    const isMade = subjects.slice(0, at).some((other) => isSameFiled(other, subjects[at]!));
    return match === null && !isMade && isWhole(draftOf(vehicle, 'km'), thisYear) ? 'new' : null;
  });
}

const isSameFiled = (one: Subject, other: Subject): boolean =>
  one.file !== other.file && one.vehicle !== null && JSON.stringify(one.vehicle) === JSON.stringify(other.vehicle);
