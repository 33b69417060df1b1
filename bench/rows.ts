import type { BenchStack } from './stack.js';
import { newModification } from './records.data.js';

/** One request of a row. The requests of a row are sent in turn. */
export interface BenchRequest {
  path: string;
  body?: string;
  /** Token of the sender, if a row has several senders. */
  token?: string;
}

/** A row of the table: the requests, the service, and the required share of the yardstick's throughput. */
export interface BenchRow {
  name: string;
  service: 'garage' | 'service' | 'records';
  /** Null if there is no bar. */
  bar: number | null;
  /** Sent by sixteen writers with one request each, so that each connection is another person. */
  writes?: boolean;
  /** Each request has a new `Idempotency-Key`, as the pages send with every create. */
  keyed?: boolean;
  requests: BenchRequest[];
}

interface Thing {
  id: number;
}

/** Lists of svc-records. */
const RECORDS = [
  { one: 'one modification', many: 'modifications', path: '/api/modifications', rows: '?view=row' },
  { one: 'one issue', many: 'issues', path: '/api/issues', rows: '' },
  { one: 'one track day', many: 'track days', path: '/api/track-days', rows: '?view=row' },
];

/** Number of different vehicles and events that are requested one by one. */
const VARIETY = 20;

/** Rows of the table, for the collector's data. */
export async function benchRows({ collector }: BenchStack): Promise<BenchRow[]> {
  const vehicles = (await collector.stack.get<Thing[]>('/api/vehicles')).map(({ id }) => id);
  const parts = (await collector.stack.get<Thing[]>('/api/parts')).map(({ id }) => id);
  const events = (await collector.stack.get<Thing[]>('/api/service/events')).map(({ id }) => id);
  const records = await Promise.all(
    RECORDS.map(async ({ one, many, path, rows }) => {
      const ids = (await collector.stack.get<Thing[]>(path)).map(({ id }) => id);
      return { one, many: `${ids.length} ${many}`, path, rows, ids };
    }),
  );
  const some = events.filter((_, index) => index % Math.floor(events.length / VARIETY) === 0);
  const gets = (ids: number[], path: (id: number) => string) => ids.slice(0, VARIETY).map((id) => ({ path: path(id) }));
  return [
    { name: 'one vehicle', service: 'garage', bar: 0.85, requests: gets(vehicles, (id) => `/api/vehicles/${id}`) },
    { name: 'one event', service: 'service', bar: 0.85, requests: gets(some, (id) => `/api/service/events/${id}`) },
    { name: 'one part', service: 'garage', bar: null, requests: gets(parts, (id) => `/api/parts/${id}`) },
    { name: '20 vehicles', service: 'garage', bar: 0.95, requests: [{ path: '/api/vehicles' }] },
    { name: `${parts.length} parts`, service: 'garage', bar: null, requests: [{ path: '/api/parts?view=row' }] },
    {
      name: '100 events of a vehicle',
      service: 'service',
      bar: 1.5,
      requests: gets(vehicles, (id) => `/api/service/vehicles/${id}/events?view=row`),
    },
    { name: '2,000 events', service: 'service', bar: 1.9, requests: [{ path: '/api/service/events?view=row' }] },
    {
      name: 'search in 2,000 events',
      service: 'service',
      bar: 0.7,
      requests: ['oil', 'brake', 'porsche'].map((word) => ({
        path: `/api/service/events?search=${word}&limit=50&view=row`,
      })),
    },
    ...records.flatMap(({ one, many, path, rows, ids }): BenchRow[] => [
      { name: one, service: 'records', bar: null, requests: gets(ids, (id) => `${path}/${id}`) },
      { name: many, service: 'records', bar: null, requests: [{ path: `${path}${rows}` }] },
    ]),
  ];
}

/** Creates make lists longer, so writers send them instead of the collector. */
export function createRows({ writers }: BenchStack): BenchRow[] {
  const byEach = (path: string, body: (vehicleId: number) => object) =>
    writers.map(({ vehicleId, stack }) => ({ path, body: JSON.stringify(body(vehicleId)), token: stack.token! }));
  const event = byEach('/api/service/events', (vehicleId) => newEvent(vehicleId));
  const modification = byEach('/api/modifications', newModification);
  const keyed = { bar: null, writes: true, keyed: true };
  return [
    { name: 'create an event', service: 'service', bar: 0.41, writes: true, requests: event },
    { name: 'create an event, with a key', service: 'service', ...keyed, requests: event },
    { name: 'create a modification', service: 'records', bar: null, writes: true, requests: modification },
    { name: 'create a modification, with a key', service: 'records', ...keyed, requests: modification },
  ];
}

export const newEvent = (vehicle_id: number, name = 'Oil and filter change') => ({
  vehicle_id,
  name,
  type: 'Regular Maintenance',
  status: 'Completed',
  description: 'Changed the oil and the filter; everything else was looked over and found in order.',
  date_performed: '2024-05-04',
  mileage_at_service: 48_210,
  cost: 86.4,
  notes: 'Five quarts of 20W-50.',
});
