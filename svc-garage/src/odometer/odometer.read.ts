import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const readingColumns = sql`r.id, r.vehicle_id, r.source, r.read_on, r.value, r.standing, r.written_value, r.note`;
/** A reading entered by hand has an exact day. */
export const shownReading = sql`${readingColumns}, null::text as read_on_edtf`;

/** A timestamp in JSON format. */
export const moment = (column: Sql): Sql => sql`(to_json(${column}) #>> '{}') as created_at`;

/** All readings of one vehicle's odometer: its own, and those of each kind of record. */
export const toldOf = (owner: Sql, vehicle: Sql): Sql => sql`
  select ${shownReading}, ${moment(sql`r.created_at`)}, r.version, r.said from odometer_readings r
  where r.owner_id = ${owner} and r.vehicle_id = ${vehicle}
  union all
  select e.id, e.vehicle_id, 'service-event', e.date_performed, e.mileage_at_service, 'as-read', null, e.name,
    e.date_performed_edtf, null, null, e.said
  from service_event_copies e
  where e.owner_id = ${owner} and e.vehicle_id = ${vehicle} and e.status = 'Completed'
    and e.mileage_at_service is not null and e.date_performed is not null
  union all
  select o.id, o.vehicle_id, 'purchase', o.from_date, o.mileage, 'as-read', null, o.owner_name, null, null, null, null
  from ownership_chapters o
  where o.owner_id = ${owner} and o.vehicle_id = ${vehicle} and o.mileage is not null
    and o.from_date is not null and o.from_date_edtf is null
  union all
  select d.id, d.vehicle_id, 'document', d.read_on, d.mileage, 'as-read', null, d.name, null,
    ${moment(sql`d.entered_at`)}, null, null
  from document_copies d
  where d.owner_id = ${owner} and d.vehicle_id = ${vehicle} and d.mileage is not null and d.read_on is not null
  union all
  select x.id, x.vehicle_id, x.source, x.read_on, x.mileage, 'as-read', null, x.name, x.read_on_edtf,
    ${moment(sql`x.entered_at`)}, null, null
  from record_reading_copies x
  where x.owner_id = ${owner} and x.vehicle_id = ${vehicle}`;

/** The columns of a reading, as returned by the API. */
export const toldColumns = sql`told.id, told.vehicle_id, told.source, told.read_on, told.value, told.standing, told.written_value, told.note,
  told.read_on_edtf, told.created_at, told.version`;

/** Mileages of completed events without a day, which therefore are no readings. */
export const undatedOf = (owner: Sql, vehicle: Sql): Sql => sql`
  select 'service-event' as source, e.id, null::date as read_on, e.mileage_at_service as value, 'as-read' as standing,
    null::int as written_value, e.said
  from service_event_copies e
  where e.owner_id = ${owner} and e.vehicle_id = ${vehicle} and e.status = 'Completed'
    and e.mileage_at_service is not null and e.date_performed is null`;

export const chapterColumns = sql`c.id, c.vehicle_id, c.kind, c.from_date, c.to_date, c.last_value, c.first_value, c.unit_before,
  c.reading_source, c.reading_id, c.read_value, c.corrected_value, c.earlier_source, c.earlier_id, c.earlier_value, c.evidence`;

/** Readings from vehicles' forms and those entered by hand; readings of records are stored with the records. */
export const odometerReadings = new EntityQuery({
  row: sql`${shownReading}, r.created_at, r.version`,
  from: sql`odometer_readings r`,
  id: sql`r.id`,
  version: sql`r.version`,
  sorts: { newest: { key: sql`r.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
  texts: [sql`r.note`],
});

export const readingsOfOwner = (owner: OwnerId): Sql[] => [sql`r.owner_id = ${owner}`];

/** Chapters about odometers and readings. */
export const odometerChapters = new EntityQuery({
  row: sql`${chapterColumns}, c.created_at, c.version`,
  from: sql`odometer_chapters c`,
  id: sql`c.id`,
  version: sql`c.version`,
  sorts: { newest: { key: sql`c.created_at`, type: 'timestamptz', direction: 'desc' } },
  defaultSort: 'newest',
  texts: [sql`c.evidence`],
});

export const chaptersOfOwner = (owner: OwnerId): Sql[] => [sql`c.owner_id = ${owner}`];
