import { merged, nextVersion } from '@carnet/fields';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import {
  CreateOdometerChapter,
  CreateOdometerReading,
  OdometerQuery,
  OdometerReadingView,
  OdometerView,
  PlausibleMileageView,
  PlausibleQuery,
  UpdateOdometerChapter,
  UpdateOdometerReading,
} from './odometer.dto.js';
import type { Chapter, Reading, ReadingSource } from './odometer.entity.js';
import { noReadingBefore, unknownReading } from './odometer.errors.js';
import {
  accounted,
  type ChapterFields,
  coveredBy,
  expectedOn,
  explainedOf,
  findingsOf,
  keyOf,
  plausibleOn,
  readingBefore,
  requireChapter,
} from './odometer.rules.js';
import { OdometerFacts } from './odometer-facts.service.js';
import type { AsBefore } from './mileage.rules.js';
import { OdometerRepository } from './odometer.repository.js';

/** The use cases of a vehicle's odometer: readings, chapters and findings. */
@Injectable()
export class OdometerService {
  constructor(
    private readonly db: Database,
    private readonly odometer: OdometerRepository,
    private readonly facts: OdometerFacts,
    private readonly vehicles: VehiclesService,
    private readonly idempotency: Idempotency,
    private readonly calendar: Calendar,
  ) {}

  async get(owner: OwnerId, vehicleId: number, { on }: OdometerQuery): Promise<OdometerView> {
    const [{ current_mileage, odometer_unit }, written, chapters, today] = await Promise.all([
      this.vehicles.instrumentOf(this.db, owner, vehicleId),
      this.odometer.readingsOf(this.db, owner, vehicleId),
      this.odometer.chaptersOf(this.db, owner, vehicleId),
      this.calendar.today(owner),
    ]);
    const readings = accounted(written, chapters);
    return {
      vehicle_id: vehicleId,
      current_mileage,
      odometer_unit,
      readings,
      chapters: chapters.filter(speaksOf(written)),
      findings: findingsOf(readings, chapters, odometer_unit).map(byReference),
      explained: explainedOf(written, chapters, odometer_unit).map(byReference),
      covered: coveredBy(readings, chapters, odometer_unit),
      expected: expectedOn(on ?? today, readings, chapters, odometer_unit),
    };
  }

  /** The plausible range on a day, computed without the reading that is about to be replaced. */
  async plausible(
    owner: OwnerId,
    vehicleId: number,
    { on, instead_of }: PlausibleQuery,
  ): Promise<PlausibleMileageView> {
    const [{ odometer_unit }, written, chapters, today] = await Promise.all([
      this.vehicles.instrumentOf(this.db, owner, vehicleId),
      this.odometer.readingsOf(this.db, owner, vehicleId),
      this.odometer.chaptersOf(this.db, owner, vehicleId),
      this.calendar.today(owner),
    ]);
    const others = accounted(written, chapters).filter(({ value }) => value !== instead_of);
    return {
      vehicle_id: vehicleId,
      odometer_unit,
      plausible: plausibleOn(on ?? today, others, chapters, odometer_unit),
    };
  }

  createReading(owner: OwnerId, input: CreateOdometerReading, once: OnceKey): Promise<JsonText> {
    const { vehicle_id, read_on, value, standing = 'as-read', note = null } = input;
    return this.idempotency.once(owner, once, async (tx) => {
      const fields = { vehicle_id, read_on, value, standing, note, written_value: null };
      const reading = await this.odometer.insertReading(tx, { owner_id: owner, source: 'by-hand', ...fields });
      const { id } = reading.parse<Reading>();
      await this.showOnVehicle(tx, owner, vehicle_id, ({ readings, chapters }) => ({
        readings: readings.filter((one) => keyOf(one) !== keyOf({ source: 'by-hand', id })),
        chapters,
      }));
      return reading;
    });
  }

  /** Updates a reading. If its value changes, the first value is kept as `written_value`. */
  updateReading(owner: OwnerId, id: number, changes: UpdateOdometerReading, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.odometer.requireReading(tx, owner, id);
      await requireSeen(stored, ifMatch, () => this.odometer.reading(tx, stored));
      const changed = nextVersion(stored, merged(stored, changes));
      if (!changed) return this.odometer.reading(tx, stored);
      const first = stored.written_value ?? stored.value;
      const reading = await this.odometer.updateReading(
        tx,
        {
          ...changed,
          written_value: first === changed.value ? null : first,
        },
        stored,
      );
      await this.showOnVehicle(tx, owner, stored.vehicle_id, ({ readings, chapters }) => ({
        readings: readings.map((one) => (keyOf(one) === keyOf(stored) ? { ...one, ...stored } : one)),
        chapters,
      }));
      return reading;
    });
  }

  removeReading(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.odometer.requireReading(tx, owner, id);
      requireVersion(stored, ifMatch);
      const chapters = await this.odometer.chaptersOf(within(tx), owner, stored.vehicle_id);
      await this.odometer.removeReading(tx, stored);
      await this.showOnVehicle(tx, owner, stored.vehicle_id, ({ readings }) => ({
        readings: [...readings, stored],
        chapters,
      }));
    });
  }

  createChapter(owner: OwnerId, input: CreateOdometerChapter, once: OnceKey): Promise<JsonText> {
    const given = { ...NOTHING_SAID, ...input };
    requireChapter(given);
    return this.idempotency.once(owner, once, async (tx) => {
      const { vehicle_id } = given;
      const said = given.reading_id === null ? OF_NO_READING : await this.readingsSaidOf(tx, owner, given);
      const chapter = await this.odometer.insertChapter(tx, { ...given, ...said, owner_id: owner });
      const { id } = chapter.parse<Chapter>();
      await this.showOnVehicle(tx, owner, vehicle_id, ({ readings, chapters }) => ({
        readings,
        chapters: chapters.filter((one) => one.id !== id),
      }));
      return chapter;
    });
  }

  /** The current value of the reading that a chapter refers to; for a confirmed pair also the reading before. */
  private async readingsSaidOf(tx: EntityManager, owner: OwnerId, given: ChapterFields & { vehicle_id: number }) {
    const db = within(tx);
    const { vehicle_id, kind, reading_source, reading_id } = given;
    const written = await this.odometer.readingsOf(db, owner, vehicle_id);
    const isNamed = ({ source, id }: Reading) => source === reading_source && id === reading_id;
    const reading = written.find(isNamed);
    if (!reading) throw unknownReading('reading_id');
    if (kind !== 'confirmed') return { ...OF_NO_READING, read_value: reading.value };
    const chapters = await this.odometer.chaptersOf(db, owner, vehicle_id);
    const readings = accounted(written, chapters);
    const earlier = readingBefore(reading, readings, chapters);
    if (!earlier) throw noReadingBefore('reading_id');
    return {
      read_value: readings.find(isNamed)!.value,
      earlier_source: earlier.source,
      earlier_id: earlier.id,
      earlier_value: earlier.value,
    };
  }

  updateChapter(owner: OwnerId, id: number, changes: UpdateOdometerChapter, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.odometer.requireChapter(tx, owner, id);
      requireVersion(stored, ifMatch);
      const changed = nextVersion(stored, merged(stored, changes));
      if (!changed) return this.odometer.chapter(tx, stored);
      requireChapter(changed);
      const chapter = await this.odometer.updateChapter(tx, changed);
      await this.showOnVehicle(tx, owner, stored.vehicle_id, ({ readings, chapters }) => ({
        readings,
        chapters: chapters.map((one) => (one.id === id ? stored : one)),
      }));
      return chapter;
    });
  }

  removeChapter(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.odometer.requireChapter(tx, owner, id);
      requireVersion(stored, ifMatch);
      await this.odometer.removeChapter(tx, stored);
      await this.showOnVehicle(tx, owner, stored.vehicle_id, ({ readings, chapters }) => ({
        readings,
        chapters: [...chapters, stored],
      }));
    });
  }

  /** Deletes the chapters about readings that were deleted with their record. */
  async forget(tx: EntityManager, owner: OwnerId, vehicleId: number, gone: readonly Reading[]): Promise<void> {
    const chapters = await this.odometer.chaptersOf(within(tx), owner, vehicleId);
    for (const reading of gone) await this.odometer.removeSaidOf(tx, owner, vehicleId, reading);
    await this.showOnVehicle(tx, owner, vehicleId, ({ readings }) => ({ readings: [...readings, ...gone], chapters }));
  }

  /** Updates the displayed mileage from the ledger; call it after each change of a reading. */
  showOnVehicle(tx: EntityManager, owner: OwnerId, vehicleId: number, asBefore: AsBefore): Promise<void> {
    return this.showOnVehicles(tx, owner, [vehicleId], asBefore);
  }

  showOnVehicles(tx: EntityManager, owner: OwnerId, ids: readonly number[], asBefore: AsBefore): Promise<void> {
    const theirs = [...new Set(ids)];
    return this.facts.follow(tx, { owners: theirs.map(() => owner), ids: theirs }, asBefore);
  }
}

/** A chapter with all optional fields empty. */
const NOTHING_SAID = {
  to_date: null,
  last_value: null,
  first_value: null,
  unit_before: null,
  reading_source: null,
  reading_id: null,
  corrected_value: null,
  evidence: null,
};

const OF_NO_READING = { read_value: null, earlier_source: null, earlier_id: null, earlier_value: null };

/** Filters chapters: those about the odometer, and those about existing readings. */
const speaksOf = (readings: OdometerReadingView[]) => {
  const known = new Set(readings.map(keyOf));
  return ({ reading_source, reading_id }: Chapter): boolean =>
    reading_source === null || reading_id === null || known.has(keyOf({ source: reading_source, id: reading_id }));
};

const reference = ({ source, id }: Reading): { source: ReadingSource; id: number } => ({ source, id });
const byReference = <F extends { before: Reading; after: Reading }>({ before, after, ...finding }: F) => ({
  ...finding,
  before: reference(before),
  after: reference(after),
});
