import type { FaultStack, Service } from '../../src/fault-stack.js';
import type { Phone, Written } from './phone.js';

/** A row that an entry has created or changed. */
interface Row {
  id: number;
  /** Time of the creation or of the change. ISO 8601, to the millisecond. */
  at: string;
}

interface Event extends Row {
  version: number;
  notes: string | null;
  description: string | null;
}

/** Each create has a unique name in this column. */
const HOMES: Record<string, { service: Service; table: string; column: string }> = {
  '/api/odometer-readings': { service: 'garage', table: 'odometer_readings', column: 'note' },
  '/api/fill-ups': { service: 'usage', table: 'fill_ups', column: 'station' },
  '/api/service/events': { service: 'service', table: 'service_events', column: 'name' },
};

export interface Compared {
  lost: string[];
  more: string[];
  /** Entries older than another that the same phone wrote earlier for the same vehicle. */
  turned: string[];
}

/** Compares the phones' entries with the databases. */
export async function compareArrivals(stack: FaultStack, phones: readonly Phone[]): Promise<Compared> {
  const rows = await createdRows(stack);
  const events = await changedEvents(stack);
  const written = phones.flatMap((phone) => [...phone.written.values()]);
  const changes = Map.groupBy(
    written.filter(({ method }) => method === 'PUT'),
    ({ path }) => path,
  );
  return {
    lost: phones.flatMap((phone) => lostOf(phone, rows, events, changes)),
    more: [...twiceThere(rows, written), ...twiceChanged(events, changes)],
    turned: phones.flatMap((phone) => turnedOf(phone, rows, events)),
  };
}

type Rows = Map<string, Row[]>;
type Events = Map<string, Event>;
type Changes = Map<string, Written[]>;

async function createdRows(stack: FaultStack): Promise<Rows> {
  const rows: Rows = new Map();
  for (const { service, table, column } of Object.values(HOMES)) {
    const sql = `select id, ${column} as name, created_at as at from ${table} where ${column} like 'person %'`;
    for (const { name, ...row } of await stack.rows<Row & { name: string }>(service, sql))
      rows.set(name, [...(rows.get(name) ?? []), { ...row, at: new Date(row.at).toISOString() }]);
  }
  return rows;
}

async function changedEvents(stack: FaultStack): Promise<Events> {
  const sql = `select id, version, notes, description, updated_at as at from service_events where name like 'Seen %'`;
  const events = await stack.rows<Event>('service', sql);
  return new Map(
    events.map((event) => [`/api/service/events/${event.id}`, { ...event, at: new Date(event.at).toISOString() }]),
  );
}

/** Entries that are missing, or that are another record than the phone was told. */
function lostOf({ written, arrived }: Phone, rows: Rows, events: Events, changes: Changes): string[] {
  const told = new Map(arrived.map(({ id, thing }) => [id, thing]));
  return [...written]
    .filter(([id, one]) => {
      if (!told.has(id)) return true;
      if (one.method === 'POST') return !rows.get(nameOf(one))?.some((row) => row.id === told.get(id));
      return !isIn(one, events, changes.get(one.path) ?? []);
    })
    .map(([, one]) => `lost: ${one.method} ${one.path} ${nameOf(one)}`);
}

/** True if the event has this value, or that of another phone that changed the same field. */
function isIn({ path, body }: Written, events: Events, changes: readonly Written[]): boolean {
  const field = Object.keys(body)[0] as 'notes' | 'description';
  const value = events.get(path)?.[field];
  return changes.some((change) => change.body[field] !== undefined && change.body[field] === value);
}

function twiceThere(rows: Rows, written: readonly Written[]): string[] {
  const names = new Set(written.map(nameOf));
  return [...rows]
    .filter(([name, there]) => there.length > 1 || !names.has(name))
    .map(([name, there]) => `${there.length} times there: ${name}`);
}

/** Each change creates one version. */
const twiceChanged = (events: Events, changes: Changes): string[] =>
  [...changes]
    .filter(([path, { length }]) => events.get(path)?.version !== 1 + length)
    .map(([path, { length }]) => `${path} has version ${events.get(path)?.version} after ${length} changes`);

function turnedOf({ written }: Phone, rows: Rows, events: Events): string[] {
  const latest = new Map<number, string>();
  return [...written.values()].flatMap((one) => {
    const at = one.method === 'POST' ? rows.get(nameOf(one))?.[0]?.at : changedAt(events.get(one.path));
    if (at === undefined) return [];
    const before = latest.get(one.vehicle) ?? '';
    if (at > before) latest.set(one.vehicle, at);
    return at < before ? [`${nameOf(one)} of ${at} came before one of ${before}`] : [];
  });
}

/** Undefined if two phones changed it, because the row only has the time of the last change. */
const changedAt = (event?: Event): string | undefined => (event?.version === 2 ? event.at : undefined);

/** Name of a create; for a change, its first field. */
function nameOf({ path, body }: Written): string {
  const value = body[HOMES[path]?.column ?? Object.keys(body)[0]!];
  return typeof value === 'string' ? value : '';
}
