import { formatCount } from '@carnet/mf-kit/formats';
import type { VehicleDependents } from '@carnet/contracts';
import * as m from '../messages/deletion';
import { listed } from '../shared';

/** Number of things of one kind that the deletion removes; `null` if their domain does not answer. */
export interface Going extends Pick<VehicleDependents, 'one' | 'several' | 'counted'> {
  count: number | null;
}

/** Text that lists what the deletion removes. `away` names remotes that did not load, so that not even their kinds are known. */
export function impactText(going: readonly Going[], away: readonly string[] = []): string {
  const some = going.filter(({ count }) => count !== null && count > 0);
  const unknown = going.filter(({ count }) => count === null);
  const told = [
    some.length > 0 ? m.takes({ things: listed(some.map(countOf)) }) : '',
    unknown.length > 0 ? m.unknown({ things: listed(unknown.map(({ one, several = `${one}s` }) => several)) }) : '',
    away.length > 0 ? m.unknownIn({ places: listed(away) }) : '',
  ].filter(Boolean);
  return told.length > 0 ? inARow(told) : m.nothingElse;
}

/** Joins sentences as the language does. */
export const inARow = (told: readonly string[]): string => told.reduce((first, next) => m.andThen({ first, next }));

/** `3 parts`. A remote without `counted` has English words only. */
function countOf({ one, count, counted }: Going): string {
  return counted ? counted({ count: count! }) : formatCount(count!, one);
}
