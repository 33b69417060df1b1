/** Ids of things that have arrived, by the numbers that stood for them. */
export type Things = ReadonlyMap<number, number>;

/**
 * Stands for the id of a thing that waits to be sent, in bodies and in values of forms. A negative number, which no id is, made of the id of
 * its entry.
 */
export const standInOf = (entry: string): number => -Number.parseInt(entry.replaceAll('-', '').slice(0, 12), 16);

/** The stand-ins that a body, or a form's values, name. */
export function standInsIn(value: unknown): number[] {
  const found: number[] = [];
  mapStandIns(value, (id) => {
    found.push(id);
    return id;
  });
  return found;
}

/** The same with the ids of things that have one. */
export const withThings = <Value>(value: Value, things: Things): Value =>
  mapStandIns(value, (id) => things.get(id) ?? id) as Value;

const IS_ID = /^id$|_ids?$/;

function mapStandIns(value: unknown, change: (id: number) => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => mapStandIns(one, change, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStandIns(one, change, key)]));
  return typeof value === 'number' && value < 0 && IS_ID.test(name) ? change(value) : value;
}
