import type { Findings } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleName } from '../lookups';
import * as vehicles from '../messages/vehicles';

/** As many as other groups show at first. */
export const HITS = 5;
/** A word of fewer letters begins too many. */
const NAMED_BY = 3;

/** Tells whether a word of a search begins a name: `prov` does with `Provenance`. */
const begins = (word: string, name: string): boolean =>
  word.length >= Math.min(NAMED_BY, name.length) && name.toLowerCase().startsWith(word.toLowerCase());

/** The words of a search, those that name a page of a vehicle and the others; `names` are what it is called. */
export function wordsBeside(text: string, names: readonly string[]): { isNamed: boolean; others: string[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => !names.some((name) => begins(word, name)));
  return { isNamed: others.length < words.length, others };
}

/** A page of each vehicle that these words find. */
export async function findPages(
  words: readonly string[],
  page: { note: string; to: (vehicleId: number) => string },
  signal: AbortSignal,
): Promise<Findings> {
  const search = words.join(' ');
  const query = { ...(search && { search }), limit: HITS };
  const { rows, total } = await api.list('/api/vehicles', { query, signal, fallback: vehicles.fetchAllFailed });
  const hits = rows.map((vehicle) => ({
    id: vehicle.id,
    title: vehicleName(vehicle),
    note: page.note,
    to: page.to(vehicle.id),
    picture: vehicle.cover,
  }));
  return { hits, total: total ?? hits.length };
}
