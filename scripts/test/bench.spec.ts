import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.js';

/** Columns of a row and of its vehicle `v`, in the first list of a file that begins with the id of `alias`: `e.id, v.make, …`. */
function columnsIn(file: string, alias: string): string[] {
  const [, list = ''] = new RegExp(`\`(${alias}\\.id, [^\`]*)`).exec(readFileSync(inRoot(file), 'utf8')) ?? [];
  return [...list.matchAll(new RegExp(`\\b[v${alias}]\\.\\w+`, 'g'))].map(([column]) => column);
}

// Subjects that answer differently cannot be compared, so that the benchmark ends where a new field is missing here.
it.each([
  ['e', 'bench/bare-server.ts', 'svc-service/src/service-events/service-event.read.ts'],
  ['v', 'bench/bare-server.ts', 'svc-garage/src/vehicles/vehicle.read.ts'],
  ['p', 'bench/bare-server.ts', 'svc-garage/src/parts/part.read.ts'],
  ['m', 'bench/bare-records.ts', 'svc-records/src/modifications/modification.read.ts'],
  ['i', 'bench/bare-records.ts', 'svc-records/src/issues/issue.read.ts'],
  ['t', 'bench/bare-records.ts', 'svc-records/src/track-days/track-day.read.ts'],
])('reads the columns of %s in %s as %s does', (alias, yardstick, service) => {
  const ours = columnsIn(service, alias);
  expect(ours.length).toBeGreaterThan(5);
  expect(columnsIn(yardstick, alias)).toEqual(expect.arrayContaining(ours));
});
