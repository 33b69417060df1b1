import type { Chapter, Provenance } from './provenance.queries';

/** When a vehicle became the person's own: the beginning of their chapter that lasts; null where they say none of theirs, or not when it began. */
export function ownSince({ ownership }: Provenance): Pick<Chapter, 'from_date' | 'from_date_edtf'> | null {
  const own = ownership.findLast(({ owned_by, to_date }) => owned_by === 'me' && to_date === null);
  return own?.from_date && !own.from_date_edtf?.startsWith('..') ? own : null;
}
