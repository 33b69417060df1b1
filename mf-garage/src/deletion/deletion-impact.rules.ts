import { formatCount } from '@carnet/mf-kit';
import { listed } from '../shared';

/** How many of a kind go with what is deleted; `null` where the domain that knows does not answer. */
export interface Going {
  one: string;
  count: number | null;
}

/** What a deletion takes with it, as a person reads it before agreeing. Of parts of Carnet that are `away` not even the kinds are known. */
export function impactText(going: readonly Going[], away: readonly string[] = []): string {
  const some = going.filter(({ count }) => count !== null && count > 0);
  const unknown = going.filter(({ count }) => count === null);
  const known =
    some.length > 0 && `It takes ${listed(some.map(({ one, count }) => formatCount(count!, one)))} with it.`;
  const notKnown = [
    ...(unknown.length > 0 ? [`How many ${listed(unknown.map(({ one }) => `${one}s`))} go with it`] : []),
    ...(away.length > 0 ? [`What goes with it in ${listed(away)}`] : []),
  ];
  const open = notKnown.map((what) => `${what} is not known: that part of Carnet does not answer right now.`).join(' ');
  const nothing = !known && !open && 'Nothing else goes with it.';
  return [known, open, nothing].filter(Boolean).join(' ');
}
