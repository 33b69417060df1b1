import { FILES_PURGED } from '@carnet/files';
import { Database, raw, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DossierFile, NewDossier, OwnSettings } from './dossier.entity.js';

@Injectable()
export class DossiersRepository {
  constructor(private readonly database: Database) {}

  /** Inserts a dossier, and its job. */
  async insert(tx: EntityManager, owner: OwnerId, { vehicle_id, options, issued_on }: NewDossier): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      with made as (
        insert into dossiers (owner_id, vehicle_id, options, issued_on)
        values (${owner}, ${vehicle_id}, ${JSON.stringify(options)}::jsonb, ${issued_on}::date) returning id
      ), work as (insert into waiting_dossiers (owner_id, dossier_id) select ${owner}::int, id from made)
      select id from made`);
    return made!.id;
  }

  /** Returns false if the owner has no such dossier. A running job is cancelled. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const gone = await within(tx).rows(sql`delete from dossiers where owner_id = ${owner} and id = ${id} returning 1`);
    return gone.length > 0;
  }

  /** The total size of all books of the owner, in bytes. */
  async bytesKept(tx: EntityManager, owner: OwnerId): Promise<number> {
    const [kept] = await within(tx).rows<{ bytes: number }>(
      sql`select coalesce(sum(bytes), 0)::float8 as bytes from dossiers where owner_id = ${owner}`,
    );
    return kept!.bytes;
  }

  async settingsOf(owner: OwnerId): Promise<OwnSettings | null> {
    const [own] = await this.database.rows<OwnSettings>(
      sql`select language, region, odometer_unit, paper from user_copies where owner_id = ${owner} limit 1`,
    );
    return own ?? null;
  }

  async file(owner: OwnerId, id: number): Promise<DossierFile | null> {
    const [found] = await this.database.rows<DossierFile>(sql`
      select d.owner_id, d.sha256, d.bytes::float8 as bytes, v.make, v.model, v.year, d.issued_on
      from dossiers d join vehicle_copies v on v.owner_id = d.owner_id and v.id = d.vehicle_id
      where d.owner_id = ${owner} and d.id = ${id}`);
    return found ?? null;
  }

  /** The preview picture of a page. */
  async preview(owner: OwnerId, id: number, page: number): Promise<{ sha256: string; bytes: number } | null> {
    const [found] = await this.database.rows<{ sha256: string; bytes: number }>(sql`
      select b.sha256, b.bytes::float8 as bytes
      from dossier_previews p join blobs b on b.owner_id = p.owner_id and b.sha256 = p.sha256
      where p.owner_id = ${owner} and p.dossier_id = ${id} and p.page = ${page}`);
    return found ?? null;
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    // Exports have blobs, too.
    for (const table of ['dossiers', 'exports', 'blobs'])
      await within(tx).rows(sql`delete from ${raw(table)} where owner_id = ${owner}`);
    await tx.query(`notify ${FILES_PURGED}`);
  }
}
