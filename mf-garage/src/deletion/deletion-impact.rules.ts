import { formatCount } from '@carnet/mf-kit/formats';
import type { VehicleDependents } from '@carnet/contracts';
import * as m from '../messages/deletion';
import { listed } from '../shared';

/** The number of one kind's things that go with the deletion; `null` if the domain that knows does not answer. */
export interface Going extends Pick<VehicleDependents, 'one' | 'several' | 'counted'> {
  count: number | null;
}

/** The things that a deletion takes along, as a person reads it before agreeing. Of parts of Carnet that are `away` not even the kinds are known. */
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

/** Sentences, as a language sets them behind each other. */
export const inARow = (told: readonly string[]): string => told.reduce((first, next) => m.andThen({ first, next }));

/** `3 parts`; English of a remote that knows no other. */
function countOf({ one, count, counted }: Going): string {
  return counted ? counted({ count: count! }) : formatCount(count!, one);
}
