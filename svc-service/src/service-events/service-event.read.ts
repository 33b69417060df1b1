import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { AvailableEventsQuery, ServiceEventListQuery } from './service-event.dto.js';

/** Columns of event `e` of vehicle `v` for lists on screen: without reports, which would be most of an answer of 2,000 events. */
const row = sql`e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description,
  e.date_performed, e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes, e.template_id,
  e.service_schedule_id, e.to_complete, e.created_at, e.updated_at`;

/** The nested parts of a complete event `e`, as JSON expressions. */
interface Nested {
  template: Sql;
  parts: Sql;
  photos: Sql;
}

const template = sql`(
  select json_build_object('id', t.id, 'name', t.name) from service_event_templates t
  where t.owner_id = e.owner_id and t.id = e.template_id)`;

/** The parts in `used`, which provides `id, quantity, place` besides the part's own columns. */
export const partsFrom = (used: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'manufacturer', u.manufacturer,
      'part_number', u.part_number, 'quantity', u.quantity, 'status', u.status) order by u.place), '[]')
  from ${used} u)`;

/** The photos of event `e`, from svc-records' facts. */
const photos = sql`(
  select coalesce(json_agg(json_build_object('id', h.photo_id, 'file_path', '/api/media/' || h.photo_id || '/original',
      'caption', h.caption) order by h.position, h.photo_id), '[]')
  from event_photo_copies h where h.owner_id = e.owner_id and h.service_event_id = e.id)`;

const whole = (nested: Nested): Sql => sql`${row}, ${nested.template} as template, ${nested.parts} as parts,
  ${nested.photos} as photos, json_build_object('content', e.report_content) as report, e.report_content`;

/** The stored parts of event `e`. */
const storedParts = sql`(
  select p.id, p.name, p.manufacturer, p.part_number, p.status, s.quantity, s.place
  from service_event_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
  where s.owner_id = e.owner_id and s.service_event_id = e.id)`;

const stored: Nested = { template, parts: partsFrom(storedParts), photos };

/** Events `e`, each with its vehicle `v`. */
export const withVehicle = sql`service_events e join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id`;

const order = {
  id: sql`e.id`,
  version: sql`e.version`,
  sorts: {
    date: { key: sql`coalesce(e.date_performed, '-infinity')`, type: 'date', direction: 'desc' },
    name: { key: inAlphabet(sql`e.name`), type: 'text', direction: 'asc' },
    type: { key: sql`e.type`, type: 'text', direction: 'asc' },
    status: { key: sql`e.status`, type: 'text', direction: 'asc' },
  },
  defaultSort: 'date',
  texts: [sql`e.description`, sql`e.notes`],
} as const;

/** The approximate bytes of event `e`'s parts in an answer. */
const weightOfParts = sql`300 * (select count(*) from service_event_parts s where s.owner_id = e.owner_id and s.service_event_id = e.id)`;

const weightOfPhotos = sql`(select coalesce(sum(100 + coalesce(octet_length(h.caption), 0)), 0) from event_photo_copies h
  where h.owner_id = e.owner_id and h.service_event_id = e.id)`;

/** Rows of events, for lists that need no more. */
export const serviceEventRows = new EntityQuery({ row, from: withVehicle, ...order });

/** Complete events, one or many. */
export const serviceEvents = new EntityQuery({
  ...order,
  row: whole(stored),
  from: withVehicle,
  texts: [...order.texts, sql`e.report_content`],
  nested: sql`${weightOfParts} + ${weightOfPhotos}`,
});

/**
 * The answer to a write, for the writing statement, which provides `e` and `v` as CTEs of one row. The statement cannot read its own writes from the tables, so
 * it passes what it `knows` of the nested parts.
 */
export const writtenEvent = (knows: Partial<Nested> = {}): Sql =>
  sql`select e.id, e.version, (select row_to_json(r) from (select ${whole({ ...stored, ...knows })}) r) as json from e, v`;

/** The nested parts of a new event: no photos, and a template only if it refers to one. */
export const nestedInNew = (templateId: number | null): Partial<Nested> => ({
  photos: sql`'[]'::json`,
  ...(templateId === null && { template: sql`null::json` }),
});

export type EventFilters = Pick<ServiceEventListQuery, 'vehicle_id' | 'type' | 'status' | 'search' | 'to_complete'>;

/** The conditions of a list's filters. */
export function matching(owner: OwnerId, query: EventFilters): Sql[] {
  const { vehicle_id, type, status, search, to_complete } = query;
  return [
    sql`e.owner_id = ${owner}`,
    ...(vehicle_id ? [sql`e.vehicle_id = ${vehicle_id}`] : []),
    ...(type ? [sql`e.type = ${type}`] : []),
    ...(status ? [sql`e.status = ${status}`] : []),
    ...(to_complete ? [sql`e.to_complete`] : []),
    ...(search ? [matchesText([sql`e.search_text`, sql`v.search_text`], search)] : []),
  ];
}

/** Events after `today`, or all others. Events without a date do not lie ahead. */
export const lyingAhead = (ahead: boolean, today: Sql): Sql =>
  ahead ? sql`e.date_performed > ${today}` : sql`(e.date_performed > ${today}) is not true`;

/** Candidates for a template's picker: events that are not linked to it, found by their own texts (spec 001 §2). */
export function availableTo(owner: OwnerId, templateId: number, { search }: AvailableEventsQuery): Sql[] {
  return [
    sql`e.owner_id = ${owner}`,
    sql`e.template_id is distinct from ${templateId}`,
    ...(search ? [matchesText([sql`e.search_text`], search)] : []),
  ];
}
