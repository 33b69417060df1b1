/** Ids of stored things, by their stand-ins. */
export type Things = ReadonlyMap<number, number>;

/**
 * A temporary id for a thing that waits to be sent, for use in bodies and form values. It is negative, so that it never equals a real id, and is
 * derived from the entry's id.
 */
export const standInOf = (entry: string): number => -Number.parseInt(entry.replaceAll('-', '').slice(0, 12), 16);

/** The stand-ins in a body or in a form's values. */
export function standInsIn(value: unknown): number[] {
  const found: number[] = [];
  mapStandIns(value, (id) => {
    found.push(id);
    return id;
  });
  return found;
}

/** The value with stand-ins replaced by known ids. */
export const withThings = <Value>(value: Value, things: Things): Value =>
  mapStandIns(value, (id) => things.get(id) ?? id) as Value;

const IS_ID = /^id$|_ids?$/;

function mapStandIns(value: unknown, change: (id: number) => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => mapStandIns(one, change, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStandIns(one, change, key)]));
  return typeof value === 'number' && value < 0 && IS_ID.test(name) ? change(value) : value;
}
