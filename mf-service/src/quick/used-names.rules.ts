import type { EventRow } from '../events';

/** The name of things that were done before, as its last event has it. */
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

/** Whatever its case: people write `oil change` and `Oil change`. */
export const foldedName = (name: string): string => name.trim().toLowerCase();

/** Names by how often they were used, the most frequent first, each with what it last cost. `rows` come newest first. */
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

/** Names of this vehicle, then those of others: a new car has an oil change, too. */
export function namesFor(own: readonly EventRow[], all: readonly EventRow[], most: number): UsedName[] {
  const names = usedNames(own);
  const known = new Set(names.map(({ name }) => foldedName(name)));
  // The template of another vehicle need not be on this one's schedule.
  const others = usedNames(all).map((one) => ({ ...one, template_id: null }));
  return [...names, ...others.filter(({ name }) => !known.has(foldedName(name)))].slice(0, most);
}
