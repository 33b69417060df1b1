import type { BookFinding, BookReading, GarageBook } from '@carnet/contracts/book';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { OdometerChapterView } from '../odometer/odometer.dto.js';
import type { Reading } from '../odometer/odometer.entity.js';
import { OdometerRepository } from '../odometer/odometer.repository.js';
import { accounted, explainedOf, findingsOf } from '../odometer/odometer.rules.js';
import { inOrder } from '../provenance/provenance.rules.js';
import { BookRepository } from './book.repository.js';

/** The answer of this service for a vehicle's book. */
@Injectable()
export class BookService {
  constructor(
    private readonly db: Database,
    private readonly books: BookRepository,
    private readonly odometer: OdometerRepository,
  ) {}

  /** All data from one snapshot. @throws VehicleNotFound, TooMuchAtOnce */
  get(owner: OwnerId, id: number): Promise<GarageBook> {
    return this.db.snapshot(async (db) => {
      this.db.requireBearable(await this.books.weightOf(db, owner, id));
      const kept = await this.books.of(db, owner, id);
      const written = await this.odometer.readingsOf(db, owner, id);
      const chapters = await this.odometer.chaptersOf(db, owner, id);
      const counted = accounted(written, chapters).filter(({ standing }) => standing !== 'typing-error');
      return {
        ...kept,
        owners: inOrder(kept.owners),
        readings: counted.reverse().map(reading),
        findings: findings(written, chapters, kept.vehicle.odometer_unit),
        odometer_chapter_ids: chapters.map((chapter) => chapter.id),
      };
    });
  }
}

/** Findings in the odometer, with their explanations. */
function findings(
  written: readonly Reading[],
  chapters: readonly OdometerChapterView[],
  unit: GarageBook['vehicle']['odometer_unit'],
): BookFinding[] {
  const open = findingsOf(accounted(written, chapters), chapters, unit).map((one) => ({ ...one, by: [] as number[] }));
  const explained = explainedOf(written, chapters, unit).map(({ chapters: by, ...one }) => ({ ...one, by }));
  return [...open, ...explained]
    .sort((a, b) => a.before.read_on.localeCompare(b.before.read_on))
    .map(({ kind, before, after, by }) => ({
      kind,
      before: reading(before),
      after: reading(after),
      explained: chapters
        .filter(({ id }) => by.includes(id))
        .map((one) => ({ kind: one.kind, evidence: one.evidence })),
    }));
}

const reading = ({ source, id, read_on, read_on_edtf = null, value }: Reading): BookReading => ({
  ...{ source, id, read_on, read_on_edtf, value },
});
