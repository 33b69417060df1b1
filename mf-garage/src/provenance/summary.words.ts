import type { Provenance } from './provenance.queries';
import * as m from '../messages/provenance';

/** `4 owners known since 1968; matching numbers`; nothing where nothing is known. */
export function summaryText(provenance: Provenance): string {
  const [owners, numbers] = [ownersText(provenance), numbersText(provenance)];
  return owners && numbers ? m.ownersAndNumbers({ owners, numbers }) : owners || numbers;
}

function ownersText({ summary: { owners, since } }: Provenance): string {
  return since ? m.ownersSince({ count: owners, year: since.slice(0, 4) }) : '';
}

/** 'Matching numbers' is a claim that buyers pay for: the engine's has to be among them, and none may be replaced or open. */
export function numbersText({ identities, summary: { matching, replaced, not_known } }: Provenance): string {
  const count = matching + replaced + not_known;
  if (count === 0) return '';
  if (replaced > 0) return m.numbersReplaced({ count: replaced });
  const hasEngine = identities.some(({ kind, match }) => kind === 'engine' && match === 'matching');
  if (hasEngine && matching === count) return m.matchingNumbers;
  return matching > 0 ? m.someMatching({ matching, count }) : m.numbersKnown({ count });
}
