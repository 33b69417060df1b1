import type { Chapter, Provenance } from './provenance.queries';

/** Beginning of the person's current chapter. Null if they have none, or if its beginning is unknown. */
export function ownSince({ ownership }: Provenance): Pick<Chapter, 'from_date' | 'from_date_edtf'> | null {
  const own = ownership.findLast(({ owned_by, to_date }) => owned_by === 'me' && to_date === null);
  return own?.from_date && !own.from_date_edtf?.startsWith('..') ? own : null;
}
