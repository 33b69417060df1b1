import type { EventRow, ServiceEvent, UsedPart } from '../events';

/** A name used before, as its last event spells it. */
export interface UsedName {
  name: string;
  type: EventRow['type'];
  template_id: number | null;
  cost: number | null;
  currency: string | null;
  /** `YYYY-MM-DD` */
  last: string | null;
  /** The odometer's reading when it was last done, if that event has one. */
  mileage: number | null;
  count: number;
}

/** Parts of an event, by its name. */
export type PartsUsed = Pick<ServiceEvent, 'name' | 'parts'>;

/** Whatever its case: people write `oil change` and `Oil change`. */
export const foldedName = (name: string): string => name.trim().toLowerCase();

/** Names by frequency, most frequent first, each with its last cost. `rows` must be sorted newest first. */
export function usedNames(rows: readonly EventRow[]): UsedName[] {
  const byName = new Map<string, UsedName>();
  for (const { name, type, template_id, cost, currency, date_performed: last, mileage_at_service: mileage } of rows) {
    const known = byName.get(foldedName(name));
    if (!known) byName.set(foldedName(name), { name, type, template_id, cost, currency, last, mileage, count: 1 });
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
  // The template of another vehicle need not be on this one's schedule, and its odometer is its own.
  const others = usedNames(all).map((one) => ({ ...one, template_id: null, mileage: null }));
  return [...names, ...others.filter(({ name }) => !known.has(foldedName(name)))].slice(0, most);
}

/** The parts of the last event of a name that used any, as a form has them. `rows` come newest first. */
export function partsOfName(rows: readonly PartsUsed[], name: string): UsedPart[] {
  const last = rows.find((one) => one.parts.length > 0 && foldedName(one.name) === foldedName(name));
  return last?.parts.map(({ id, name: part, quantity }) => ({ id, name: part, quantity: String(quantity) })) ?? [];
}
