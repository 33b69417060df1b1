import type { Vehicle } from '../lookups';
import { draftOf, isWhole, matchOf, type Subject } from './vehicles.rules';

/** Where rows go: to a vehicle by its id, to one that is made, nowhere, or nobody has said it yet. */
export type Aim = number | 'new' | 'none' | null;

export const isAim = (text: string): text is 'new' | 'none' => text === 'new' || text === 'none';

interface Garage {
  vehicles: readonly Vehicle[];
  /** The vehicle that the page was opened for. */
  named: Vehicle | undefined;
  thisYear: number;
}

/** Where the rows of each subject go unless the person says otherwise: to whom the file names, to whom the page is of, or to one that is made of what the file says. */
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
    return match === null && isWhole(draftOf(vehicle, 'km'), thisYear) ? 'new' : null;
  });
}
