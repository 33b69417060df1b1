import { say } from '../scripts/lib/say.js';
import type { StackClient } from '../scripts/lib/seed/stack-client.js';

/** Number of each kind of record that the collector has. */
const MODIFICATIONS = 500;
const ISSUES = 500;
const TRACK_DAYS = 200;
const AT_ONCE = 8;

const CATEGORIES = ['Performance', 'Appearance', 'Comfort', 'Safety', 'Other'];
const MODIFICATION_STATUSES = ['Planned', 'In Progress', 'Completed'];
const ISSUE_STATUSES = ['Open', 'In Progress', 'Resolved'];

interface Thing {
  id: number;
}

/** Adds the collector's records for the rows of the table, if an older data set has none. */
export async function addRecords(stack: StackClient): Promise<void> {
  if ((await stack.get<Thing[]>('/api/track-days?limit=1')).length > 0) return;
  say('adding modifications, issues and track days to the data set');
  const vehicles = await stack.get<Thing[]>('/api/vehicles');
  const parts = await stack.get<(Thing & { vehicle_id: number })[]>('/api/parts');
  const of = (index: number): number => vehicles[index % vehicles.length]!.id;
  const partsOf = (vehicleId: number) => parts.filter(({ vehicle_id }) => vehicle_id === vehicleId).map(({ id }) => id);
  await make(stack, '/api/modifications', MODIFICATIONS, (n) => ({
    ...modificationOf(n, of(n)),
    part_ids: partsOf(of(n)),
  }));
  await make(stack, '/api/issues', ISSUES, (n) => issueOf(n, of(n)));
  await make(stack, '/api/track-days', TRACK_DAYS, (n) => trackDayOf(n, of(n)));
}

async function make(stack: StackClient, path: string, count: number, body: (index: number) => object): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => index);
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(all.slice(at, at + AT_ONCE).map((index) => stack.create(path, body(index))));
}

const day = (index: number): string => new Date(Date.UTC(2012, 0, 5 + index * 9)).toISOString().slice(0, 10);

export const modificationOf = (index: number, vehicle_id: number) => ({
  vehicle_id,
  name: `Lowering springs, set ${index + 1}`,
  description: 'Progressive springs and matching dampers; ride height measured before and after.',
  category: CATEGORIES[index % CATEGORIES.length],
  status: MODIFICATION_STATUSES[index % MODIFICATION_STATUSES.length],
  start_date: day(index),
  cost: 530 + (index % 90) / 4,
  notes: 'Torque everything again after a hundred miles.',
});

export const issueOf = (index: number, vehicle_id: number) => ({
  vehicle_id,
  title: `Rattle behind the dash, ${index + 1}`,
  description: 'Only on rough roads, and only when it is cold. Gone after ten minutes.',
  status: ISSUE_STATUSES[index % ISSUE_STATUSES.length],
  reported_date: day(index),
});

export const trackDayOf = (index: number, vehicle_id: number) => ({
  vehicle_id,
  event_date: day(index),
  track_name: `Road America, day ${index + 1}`,
  report: `<h2>Dry</h2>${'<p>Four sessions, the third was the best. Brakes held, tyres did not.</p>'.repeat(8)}`,
});

/** The modification that the writers create again and again. */
export const newModification = (vehicle_id: number) => modificationOf(0, vehicle_id);
