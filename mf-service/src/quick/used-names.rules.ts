import type { EventRow } from '../events';

/** A name used before, as its last event spells it. */
export interface UsedName {
  name: string;
  type: EventRow['type'];
  template_id: number | null;
  cost: number | null;
  currency: string | null;
  /** `YYYY-MM-DD` */
  last: string | null;
  count: number;
}

/** Ignores case, because people write `oil change` and `Oil change`. */
export const foldedName = (name: string): string => name.trim().toLowerCase();

/** Names by frequency, most frequent first, each with its last cost. `rows` must be sorted newest first. */
export function usedNames(rows: readonly EventRow[]): UsedName[] {
  const byName = new Map<string, UsedName>();
  for (const { name, type, template_id, cost, currency, date_performed } of rows) {
    const known = byName.get(foldedName(name));
    if (!known)
      byName.set(foldedName(name), { name, type, template_id, cost, currency, last: date_performed, count: 1 });
    else {
      known.count += 1;
      if (known.cost === null) Object.assign(known, { cost, currency });
    }
  }
  return [...byName.values()].sort((one, other) => other.count - one.count);
}

/** Names used for this vehicle, then those of others, because a new car gets an oil change, too. */
export function namesFor(own: readonly EventRow[], all: readonly EventRow[], most: number): UsedName[] {
  const names = usedNames(own);
  const known = new Set(names.map(({ name }) => foldedName(name)));
  // Another vehicle's template may not be on this vehicle's schedule.
  const others = usedNames(all).map((one) => ({ ...one, template_id: null }));
  return [...names, ...others.filter(({ name }) => !known.has(foldedName(name)))].slice(0, most);
}
