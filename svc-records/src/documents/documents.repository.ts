import { JsonText, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOfFile, links, tags } from '../files/file.read.js';
import type { Document, PageOfDocument } from './document.entity.js';
import { DocumentNotFound } from './document.errors.js';
import { days } from './document.read.js';
import { MOST_PAGES } from '../pictures/pages.rules.js';

@Injectable()
export class DocumentsRepository {
  /** The owner's document, in the trash or not. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Document> {
    const [document] = await within(tx).rows<Document>(sql`
      select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, d.type, d.title, d.number, d.vendor, ${days}, d.amount::float8 as amount,
        d.currency, d.mileage, d.notes, d.hidden, d.pages, ${tags} as tags, ${links}::jsonb as links, f.deleted_at is not null as deleted
      from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      where f.owner_id = ${owner} and f.id = ${id}`);
    if (!document) throw new DocumentNotFound();
    return document;
  }

  /** Stores the fields that only documents have. */
  async update(tx: EntityManager, { owner_id: owner, id, ...now }: Document): Promise<void> {
    await within(tx).rows(sql`
      update documents set type = ${now.type}, title = ${now.title}, number = ${now.number}, vendor = ${now.vendor},
        dated = ${now.dated}::date, dated_edtf = ${now.dated_edtf}, expires_on = ${now.expires_on}::date, amount = ${now.amount}::numeric,
        currency = ${now.currency}, mileage = ${now.mileage}, notes = ${now.notes},
        hidden = ${now.hidden && JSON.stringify(now.hidden)}::jsonb
      where owner_id = ${owner} and file_id = ${id}`);
  }

  /** The pages with pictures: page 1 is the document's own. */
  async pagesOf(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const [found] = await db.rows<{ json: string }>(sql`
      select json_build_object(
        'pages', (select coalesce(json_agg(json_build_object('page', p.page, 'width', p.width, 'height', p.height) order by p.page), '[]')
          from (select case m.name when '2048' then 1 else substr(m.name, 6)::int end as page, m.width, m.height
            from pictures m where ${isOfFile} and (m.name = '2048' or m.name like 'page-%')) p),
        'shown', least(coalesce(d.pages, 0), ${MOST_PAGES}::int),
        'drawing', exists (select 1 from paper_jobs j where j.owner_id = f.owner_id and j.file_id = f.id and j.work = 'pages')
      )::text as json
      from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      where f.owner_id = ${owner} and f.id = ${id}`);
    if (!found) throw new DocumentNotFound();
    return new JsonText(found.json);
  }

  /** Returns true if it has more than one page, and the pictures of its pages are missing. */
  async hasPagesToDraw(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const found = await within(tx).rows(sql`
      select 1 from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
      where f.owner_id = ${owner} and f.id = ${id} and d.pages > 1 and f.state in ('ready', 'damaged')
        and not exists (select 1 from pictures m where ${isOfFile} and m.name like 'page-%')`);
    return found.length > 0;
  }

  /** The owner's documents among these ids, with the data needed to join them. */
  findPages(db: Queryable, owner: OwnerId, ids: readonly number[]): Promise<PageOfDocument[]> {
    return db.rows<PageOfDocument>(sql`
      select f.owner_id, f.id, f.version, f.vehicle_id, f.turned, d.type, d.title, d.number, d.vendor, ${days}, d.amount::float8 as amount,
        d.currency, d.mileage, d.notes, d.hidden, d.pages, ${tags} as tags, ${links}::jsonb as links, f.deleted_at is not null as deleted,
        f.name, f.media_type, f.bytes::float8 as bytes, f.state, f.sha256, m.variant_sha as shown_sha
      from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id
        left join pictures m on ${isOfFile} and m.name = '2048'
      where f.owner_id = ${owner} and f.id = any(${ids}::int[]) order by f.id`);
  }

  /** Copies a document into the inbox, without a vehicle. The copy shares bytes and pictures. */
  async copy(tx: EntityManager, owner: OwnerId, id: number): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with copy as (
        insert into files (owner_id, kind, sha256, bytes, media_type, name, turned, state)
        select owner_id, kind, sha256, bytes, media_type, name, turned, state from files where owner_id = ${owner} and id = ${id}
        returning owner_id, id
      )
      insert into documents (owner_id, file_id, title, number, vendor, dated, dated_edtf, amount, currency, notes, hidden, pages, width,
        height, thumbhash, body, suggested, read_by, reading)
      select copy.owner_id, copy.id, d.title, d.number, d.vendor, d.dated, d.dated_edtf, d.amount, d.currency, d.notes, d.hidden, d.pages,
        d.width, d.height, d.thumbhash, d.body, d.suggested, d.read_by, d.reading
      from copy join documents d on d.owner_id = copy.owner_id and d.file_id = ${id}
      returning file_id as id`);
    return made!.id;
  }

  async savePages(tx: EntityManager, owner: OwnerId, id: number, pages: readonly number[]): Promise<void> {
    await within(tx).rows(sql`
      insert into document_pages (owner_id, file_id, position, page_id)
      select ${owner}::int, ${id}::int, n, page from unnest(${pages}::int[]) with ordinality as t (page, n)`);
  }

  /** The papers that a document was joined from, in order. */
  async papersOf(tx: EntityManager, owner: OwnerId, id: number): Promise<number[]> {
    const pages = await within(tx).rows<{ page_id: number }>(sql`
      select page_id from document_pages where owner_id = ${owner} and file_id = ${id} order by position`);
    return pages.map(({ page_id }) => page_id);
  }
}
