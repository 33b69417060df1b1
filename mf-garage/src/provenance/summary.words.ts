import type { Provenance } from './provenance.queries';
import * as m from '../messages/provenance';

/** `4 owners known since 1968; matching numbers`. Empty if nothing is known. */
export function summaryText(provenance: Provenance): string {
  const [owners, numbers] = [ownersText(provenance), numbersText(provenance)];
  return owners && numbers ? m.ownersAndNumbers({ owners, numbers }) : owners || numbers;
}

function ownersText(provenance: Provenance): string {
  const since = knownSince(provenance);
  return since ? m.ownersSince({ count: provenance.summary.owners, ...since }) : '';
}

/** Year since which owners are known. */
export function knownSince({ ownership: [first], summary: { since } }: Provenance): Beginning | undefined {
  return beginningOf(since, first?.from_date ? first.from_date_edtf : first?.to_date_edtf);
}

/** A year as messages take it: `1974`; `~1974` if it is uncertain; a decade by its first year. */
interface Beginning {
  year: string;
  decade: 'yes' | 'other';
}

export function beginningOf(day: string | null, edtf?: string | null): Beginning | undefined {
  if (!day) return undefined;
  const isSure = !edtf || /^\d{3}[\dX](-\d{2})?$/.test(edtf);
  return {
    year: `${isSure ? '' : '~'}${day.slice(0, 4)}`,
    decade: edtf && /^\d{3}X[~?%]?$/.test(edtf) ? 'yes' : 'other',
  };
}

/** Buyers pay for 'matching numbers'. The claim needs a matching engine number, and no number that was replaced or is unknown. */
export function numbersText({ identities, summary: { matching, replaced, not_known } }: Provenance): string {
  const count = matching + replaced + not_known;
  if (count === 0) return '';
  if (replaced > 0) return m.numbersReplaced({ count: replaced });
  const hasEngine = identities.some(({ kind, match }) => kind === 'engine' && match === 'matching');
  if (hasEngine && matching === count) return m.matchingNumbers;
  return matching > 0 ? m.someMatching({ matching, count }) : m.numbersKnown({ count });
}
