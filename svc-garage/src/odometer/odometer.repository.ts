import { JsonText, type Queryable, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertInto, requireReference, updateOf, written } from '../shared/statements.js';
import { unknownVehicle } from '../vehicles/vehicle.errors.js';
import { OdometerChapterView, OdometerReadingView } from './odometer.dto.js';
import type { Ledger, Reading, StoredChapter, StoredReading, OdometerTold } from './odometer.entity.js';
import {
  chapterColumns,
  moment,
  readingColumns,
  shownReading,
  toldColumns,
  toldOf,
  undatedOf,
} from './odometer.read.js';
import type { NewHandReading } from './reading-imports.rules.js';
import { OdometerChapterNotFound, OdometerReadingNotFound } from './odometer.errors.js';

type NewReading = Omit<StoredReading, 'id' | 'version'>;
type NewChapter = Omit<StoredChapter, 'id' | 'version'>;

const newestFirst = sql`told.read_on desc, told.value desc, told.source, told.id`;

const readingView = { row: sql`${shownReading}, r.created_at, r.version`, from: sql`saved r` };
const chapterView = { row: sql`${chapterColumns}, c.created_at, c.version`, from: sql`saved c` };

const columnsOfReading = ({ read_on, value, standing, written_value, note }: NewReading) => ({
  ...{ read_on, value, standing, written_value, note },
});
const columnsOfChapter = (c: NewChapter) => ({
  kind: c.kind,
  from_date: c.from_date,
  to_date: c.to_date,
  last_value: c.last_value,
  first_value: c.first_value,
  unit_before: c.unit_before,
  reading_source: c.reading_source,
  reading_id: c.reading_id,
  read_value: c.read_value,
  corrected_value: c.corrected_value,
  earlier_source: c.earlier_source,
  earlier_id: c.earlier_id,
  earlier_value: c.earlier_value,
  evidence: c.evidence,
});

/** Lists of a ledger, each as JSON text. */
type LedgerTexts = Record<'readings' | 'undated' | 'chapters', string>;

@Injectable()
export class OdometerRepository {
  /** All readings of a vehicle's odometer, the newest first: from completed service events, ownerships, records and its own readings. */
  readingsOf(db: Queryable, owner: OwnerId, vehicleId: number): Promise<OdometerReadingView[]> {
    return db.rows<OdometerReadingView>(sql`
      select ${toldColumns} from (${toldOf(sql`${owner}`, sql`${vehicleId}`)}) told order by ${newestFirst}`);
  }

  /** The ledgers of vehicles, in one statement for any number. As `jsonb`, a long ledger took PostgreSQL four times as long. */
  async ledgersOf(tx: EntityManager, which: Sql): Promise<Ledger[]> {
    const rows = await within(tx).rows<Omit<Ledger, 'readings' | 'undated' | 'chapters'> & LedgerTexts>(sql`
      select v.owner_id, v.id, v.odometer_unit, v.odometer_version as version, v.current_mileage,
        exists (select from untraced_mileages u where u.owner_id = v.owner_id and u.vehicle_id = v.id) as untraced,
        (select coalesce(json_agg(reading order by ${newestFirst}), '[]') from (${toldOf(sql`v.owner_id`, sql`v.id`)}) told,
          lateral (select told.source, told.id, told.read_on, told.read_on_edtf, told.value, told.standing, told.written_value, told.said) reading) as readings,
        (select coalesce(json_agg(undated), '[]') from (${undatedOf(sql`v.owner_id`, sql`v.id`)}) undated) as undated,
        (select coalesce(json_agg(said), '[]') from (
          select ${chapterColumns} from odometer_chapters c where c.owner_id = v.owner_id and c.vehicle_id = v.id
        ) said) as chapters
      from vehicles v where ${which}`);
    return rows.map(({ readings, undated, chapters, ...ledger }) => ({
      ...ledger,
      readings: JSON.parse(readings) as Ledger['readings'],
      undated: JSON.parse(undated) as Ledger['undated'],
      chapters: JSON.parse(chapters) as Ledger['chapters'],
    }));
  }

  /** Stores the facts to publish; returns those that changed, each with its next version. */
  async keepTold(tx: EntityManager, told: readonly OdometerTold[]): Promise<OdometerTold[]> {
    const bodies = told.map(({ owner_id, body }) => ({ owner_id, body }));
    const changed = await within(tx).rows<{ id: number; version: number }>(sql`
      update vehicles v set odometer_told = told.body, odometer_version = v.odometer_version + 1
      from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as told (owner_id int, body jsonb)
      where v.owner_id = told.owner_id and v.id = (told.body ->> 'id')::int and v.odometer_told is distinct from told.body
      returning v.id, v.odometer_version as version`);
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    return told.flatMap((one) => {
      const version = versions.get(one.body.id);
      return version === undefined ? [] : [{ ...one, version }];
    });
  }

  chaptersOf(db: Queryable, owner: OwnerId, vehicleId: number): Promise<OdometerChapterView[]> {
    return db.rows<OdometerChapterView>(sql`
      select ${chapterColumns}, ${moment(sql`c.created_at`)}, c.version from odometer_chapters c
      where c.owner_id = ${owner} and c.vehicle_id = ${vehicleId} order by c.from_date desc, c.id desc`);
  }

  /** @throws OdometerReadingNotFound */
  async requireReading(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredReading> {
    const [reading] = await within(tx).rows<StoredReading>(sql`
      select r.owner_id, ${readingColumns}, r.version from odometer_readings r where r.owner_id = ${owner} and r.id = ${id}`);
    if (!reading) throw new OdometerReadingNotFound();
    return reading;
  }

  /** @throws OdometerChapterNotFound */
  async requireChapter(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredChapter> {
    const [chapter] = await within(tx).rows<StoredChapter>(sql`
      select c.owner_id, ${chapterColumns}, c.version from odometer_chapters c where c.owner_id = ${owner} and c.id = ${id}`);
    if (!chapter) throw new OdometerChapterNotFound();
    return chapter;
  }

  /** A reading, as returned by the API. */
  reading(tx: EntityManager, { owner_id, id }: StoredReading): Promise<JsonText> {
    return answered(
      tx,
      sql`select r.version, row_to_json(x) as json from odometer_readings r, lateral (select ${readingView.row}) x
          where r.owner_id = ${owner_id} and r.id = ${id}`,
    );
  }

  /** A chapter, as returned by the API. */
  chapter(tx: EntityManager, { owner_id, id }: StoredChapter): Promise<JsonText> {
    return answered(
      tx,
      sql`select c.version, row_to_json(x) as json from odometer_chapters c, lateral (select ${chapterView.row}) x
          where c.owner_id = ${owner_id} and c.id = ${id}`,
    );
  }

  insertReading(tx: EntityManager, reading: NewReading): Promise<JsonText> {
    const { owner_id, vehicle_id, source } = reading;
    const change = insertInto('odometer_readings', { owner_id, vehicle_id, source, ...columnsOfReading(reading) });
    return requireReference(written(within(tx), change, readingView), 'odometer_readings_vehicle', () =>
      unknownVehicle('vehicle_id'),
    );
  }

  /** The vehicles among these ids that are the owner's. */
  async vehiclesAmong(db: Queryable, owner: OwnerId, ids: number[]): Promise<Set<number>> {
    const found = await db.rows<{ id: number }>(sql`
      select id from vehicles where owner_id = ${owner} and id = any(${ids}::int[])`);
    return new Set(found.map(({ id }) => id));
  }

  /** Inserts validated readings by hand in one statement. Returns their ids in the same order. */
  async insertMany(tx: EntityManager, owner: OwnerId, readings: NewHandReading[]): Promise<number[]> {
    const rows = readings.map((reading, place) => ({ ...reading, place }));
    const stored = await within(tx).rows<{ id: number }>(sql`
      with rows as materialized (
        select nextval(pg_get_serial_sequence('odometer_readings', 'id'))::int as id, r.*
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
          place int, vehicle_id int, read_on date, value int, standing text, note text)
      ),
      stored as (
        insert into odometer_readings (id, owner_id, vehicle_id, source, read_on, value, standing, note)
        overriding system value
        select id, ${owner}::int, vehicle_id, 'by-hand', read_on, value, standing, note from rows
      )
      select id from rows order by place`);
    return stored.map(({ id }) => id);
  }

  /** Deletes readings that were not changed since their creation and that no chapter refers to. Returns how many of the others still exist. */
  async removeUnchanged(
    tx: EntityManager,
    owner: OwnerId,
    ids: number[],
  ): Promise<{ gone: StoredReading[]; kept: number }> {
    const gone = await within(tx).rows<StoredReading>(sql`
      delete from odometer_readings r where r.owner_id = ${owner} and r.id = any(${ids}::int[]) and r.version = 1
        and not exists (select from odometer_chapters c where c.owner_id = r.owner_id and c.vehicle_id = r.vehicle_id
          and ((c.reading_source = r.source and c.reading_id = r.id) or (c.earlier_source = r.source and c.earlier_id = r.id)))
      returning r.owner_id, ${readingColumns}, r.version`);
    const [left] = await within(tx).rows<{ kept: number }>(sql`
      select count(*)::int as kept from odometer_readings where owner_id = ${owner} and id = any(${ids}::int[])`);
    return { gone, kept: left!.kept };
  }

  insertChapter(tx: EntityManager, chapter: NewChapter): Promise<JsonText> {
    const { owner_id, vehicle_id } = chapter;
    const change = insertInto('odometer_chapters', { owner_id, vehicle_id, ...columnsOfChapter(chapter) });
    return requireReference(written(within(tx), change, chapterView), 'odometer_chapters_vehicle', () =>
      unknownVehicle('vehicle_id'),
    );
  }

  /** @param stored the reading before the change; a new value, day or standing counts as a new entry */
  updateReading(tx: EntityManager, reading: StoredReading, stored: StoredReading): Promise<JsonText> {
    const { owner_id, id } = reading;
    const said = isSaidAnew(reading, stored) ? sql`, said = nextval('odometer_said')` : sql``;
    const change = sql`${updateOf('odometer_readings', columnsOfReading(reading))}${said} where owner_id = ${owner_id} and id = ${id}`;
    return written(within(tx), change, readingView);
  }

  updateChapter(tx: EntityManager, chapter: StoredChapter): Promise<JsonText> {
    const { owner_id, id } = chapter;
    const change = sql`${updateOf('odometer_chapters', columnsOfChapter(chapter))} where owner_id = ${owner_id} and id = ${id}`;
    return written(within(tx), change, chapterView);
  }

  /** Deletes a reading and the chapters about it. */
  async removeReading(tx: EntityManager, { owner_id, id, vehicle_id, source }: StoredReading): Promise<void> {
    await within(tx).rows(sql`delete from odometer_readings where owner_id = ${owner_id} and id = ${id}`);
    await this.removeSaidOf(tx, owner_id, vehicle_id, { source, id });
  }

  /** Deletes the chapters about a reading that is deleted with its record. */
  async removeSaidOf(
    tx: EntityManager,
    owner: OwnerId,
    vehicleId: number,
    { source, id }: Pick<Reading, 'source' | 'id'>,
  ): Promise<void> {
    await within(tx).rows(sql`
      delete from odometer_chapters where owner_id = ${owner} and vehicle_id = ${vehicleId}
        and ((reading_source = ${source} and reading_id = ${id}) or (earlier_source = ${source} and earlier_id = ${id}))`);
  }

  async removeChapter(tx: EntityManager, { owner_id, id }: StoredChapter): Promise<void> {
    await within(tx).rows(sql`delete from odometer_chapters where owner_id = ${owner_id} and id = ${id}`);
  }

  /**
   * Stores the mileage of a vehicle's form as a reading of that day. A higher value that the form stored for the same day is marked as a typing error, since a
   * mileage cannot fall.
   */
  async keepOfForm(tx: EntityManager, owner: OwnerId, vehicleId: number, day: Sql, value: number): Promise<void> {
    await within(tx).rows(sql`
      update odometer_readings set standing = 'typing-error', version = version + 1, updated_at = now()
      where owner_id = ${owner} and vehicle_id = ${vehicleId} and source = 'vehicle' and read_on = ${day} and value > ${value}
        and standing = 'as-read'`);
    await within(tx).rows(sql`
      insert into odometer_readings (owner_id, vehicle_id, source, read_on, value)
      values (${owner}, ${vehicleId}, 'vehicle', ${day}, ${value})`);
  }
}

const isSaidAnew = (now: StoredReading, was: StoredReading): boolean =>
  now.value !== was.value || now.read_on !== was.read_on || now.standing !== was.standing;

async function answered(tx: EntityManager, read: Sql): Promise<JsonText> {
  const [row] = await within(tx).rows<{ version: number; json: string }>(read);
  return new JsonText(row!.json, { version: row!.version });
}
