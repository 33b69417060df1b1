import { type JsonText, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertInto, requireReference, updateOf, written } from '../shared/statements.js';
import { unknownVehicle } from '../vehicles/vehicle.errors.js';
import { chapterRow, chaptersWithVehicle } from './ownership.read.js';
import { OwnershipChapterNotFound } from './provenance.errors.js';
import type { StoredChapter } from './provenance.entity.js';

const view = { row: chapterRow, from: chaptersWithVehicle(sql`saved`) };

export type NewChapter = Omit<StoredChapter, 'id' | 'version'>;

const columnsOf = (chapter: NewChapter) => ({
  owned_by: chapter.owned_by,
  owner_name: chapter.owner_name,
  from_date: chapter.from_date,
  from_date_edtf: chapter.from_date_edtf,
  to_date: chapter.to_date,
  to_date_edtf: chapter.to_date_edtf,
  location: chapter.location,
  mileage: chapter.mileage,
  acquired: chapter.acquired,
  price: chapter.price,
  currency: chapter.currency,
  notes: chapter.notes,
});

@Injectable()
export class OwnershipRepository {
  /** @throws OwnershipChapterNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredChapter> {
    const [chapter] = await within(tx).rows<StoredChapter>(
      sql`select owner_id, id, vehicle_id, owned_by, owner_name, from_date, from_date_edtf, to_date, to_date_edtf, location, mileage, acquired, price, currency, notes, version
          from ownership_chapters where owner_id = ${owner} and id = ${id}`,
    );
    if (!chapter) throw new OwnershipChapterNotFound();
    return chapter;
  }

  insert(tx: EntityManager, chapter: NewChapter): Promise<JsonText> {
    const { owner_id, vehicle_id } = chapter;
    const change = insertInto('ownership_chapters', { owner_id, vehicle_id, ...columnsOf(chapter) });
    return requireReference(written(within(tx), change, view), 'ownership_chapters_vehicle', () =>
      unknownVehicle('vehicle_id'),
    );
  }

  update(tx: EntityManager, chapter: StoredChapter): Promise<JsonText> {
    const { owner_id, id } = chapter;
    const change = sql`${updateOf('ownership_chapters', columnsOf(chapter))} where owner_id = ${owner_id} and id = ${id}`;
    return written(within(tx), change, view);
  }

  async remove(tx: EntityManager, { owner_id, id }: StoredChapter): Promise<void> {
    await within(tx).rows(sql`delete from ownership_chapters where owner_id = ${owner_id} and id = ${id}`);
  }
}
