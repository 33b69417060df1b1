/** As a person reads it: `America/Los Angeles`. */
export const timeZoneName = (name: string): string => name.replaceAll('_', ' ');

/** All that this browser knows, with `chosen`, which may be of another browser; not every browser lists UTC. */
export const timeZoneNames = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].filter(Boolean).sort();

/** Those that hold every word of `search`, wherever they stand: `angeles`, `europe rome`. */
export function matchingTimeZones(names: readonly string[], search: string): string[] {
  const words = search.toLowerCase().split(/[\s_/]+/);
  return names.filter((name) => words.every((word) => timeZoneName(name).toLowerCase().includes(word)));
}
