import type { Findings } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleName } from '../lookups';
import * as vehicles from '../messages/vehicles';

/** Other groups show as many hits at first. */
export const HITS = 5;
/** Minimum length of a prefix. Shorter prefixes match too many names. */
const NAMED_BY = 3;

/** Tells whether a word is a prefix of a name: `prov` of `Provenance`. */
const begins = (word: string, name: string): boolean =>
  word.length >= Math.min(NAMED_BY, name.length) && name.toLowerCase().startsWith(word.toLowerCase());

/** Splits a search into words that name a page (one of `names`) and other words. */
export function wordsBeside(text: string, names: readonly string[]): { isNamed: boolean; others: string[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => !names.some((name) => begins(word, name)));
  return { isNamed: others.length < words.length, others };
}

/** Hits that link to a page of each vehicle that matches these words. */
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
