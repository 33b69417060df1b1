import type { Vehicle } from '../lookups';
import { draftOf, isWhole, matchOf, type Subject } from './vehicles.rules';

/**
 * Target of a subject's rows: an existing vehicle (its id), a new vehicle, another subject's new vehicle (its placeholder, negative), none, or not chosen yet
 * (null).
 */
export type Aim = number | 'new' | 'none' | null;

export const isAim = (text: string): text is 'new' | 'none' => text === 'new' || text === 'none';

/** Number that stands for a subject's new vehicle until it exists. */
export const placeholderOf = (at: number): number => -1 - at;

/** Index of the subject whose new vehicle is the target; null if the target is not a new vehicle. */
export function madeFor(aim: Aim, at: number): number | null {
  if (aim === 'new') return at;
  return typeof aim === 'number' && aim < 0 ? placeholderOf(aim) : null;
}

/** `aims` with one change. Subjects that shared the replaced new vehicle follow it. */
export const withAim = (aims: readonly Aim[], at: number, aim: Aim): Aim[] =>
  aims.map((other, of) => {
    if (of === at) return aim;
    if (aim === 'new' || other !== placeholderOf(at)) return other;
    return aim === 'none' ? null : aim;
  });

interface Garage {
  vehicles: readonly Vehicle[];
  /** The vehicle for which the page was opened. */
  named: Vehicle | undefined;
  thisYear: number;
}

/** Default target of each subject: the vehicle that the file names, the vehicle of the page, or a new vehicle from the file's data. */
export function likelyAims(subjects: readonly Subject[], { vehicles, named, thisYear }: Garage): Aim[] {
  const matches = subjects.map(({ vehicle }) => matchOf(vehicle, vehicles)?.id ?? null);
  const only = vehicles.length === 1 ? vehicles[0]!.id : null;
  if (subjects.length === 1) {
    const [{ vehicle }] = subjects as [Subject];
    const made = vehicle && isWhole(draftOf(vehicle, 'km'), thisYear) ? 'new' : null;
    return [named?.id ?? matches[0] ?? made ?? only];
  }
  return subjects.map(({ vehicle }, at) => {
    // If several subjects match one vehicle, none is assigned: it may be two cars of one make. The person decides.
    const match = matches[at] ?? null;
    if (match !== null && matches.filter((other) => other === match).length === 1) return match;
    // A vehicle that two files describe is created once. Only the person knows whether the second file has the same rows.
    const isMade = subjects.slice(0, at).some((other) => isSameFiled(other, subjects[at]!));
    return match === null && !isMade && isWhole(draftOf(vehicle, 'km'), thisYear) ? 'new' : null;
  });
}

const isSameFiled = (one: Subject, other: Subject): boolean =>
  one.file !== other.file && one.vehicle !== null && JSON.stringify(one.vehicle) === JSON.stringify(other.vehicle);
