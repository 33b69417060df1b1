import { type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { links, tags } from '../files/file.read.js';
import type { Document } from './document.entity.js';
import { DocumentNotFound } from './document.errors.js';
import { days } from './document.read.js';

@Injectable()
export class DocumentsRepository {
  /** The owner's document, in the trash or not. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Document> {
    const [document] = await within(tx).rows<Document>(sql`
      select f.owner_id, f.id, f.version, f.vehicle_id, d.type, d.title, d.number, d.vendor, ${days}, d.amount::float8 as amount,
        d.currency, d.mileage, d.notes, ${tags} as tags, ${links}::jsonb as links, f.deleted_at is not null as deleted
      from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      where f.owner_id = ${owner} and f.id = ${id}`);
    if (!document) throw new DocumentNotFound();
    return document;
  }

  /** Stores what has changed of it beside what every file has. */
  async update(tx: EntityManager, { owner_id: owner, id, ...now }: Document): Promise<void> {
    await within(tx).rows(sql`
      update documents set type = ${now.type}, title = ${now.title}, number = ${now.number}, vendor = ${now.vendor},
        dated = ${now.dated}::date, expires_on = ${now.expires_on}::date, amount = ${now.amount}::numeric,
        currency = ${now.currency}, mileage = ${now.mileage}, notes = ${now.notes}
      where owner_id = ${owner} and file_id = ${id}`);
  }
}
