import { Database, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BuyerPage, NewBuyerPage } from './buyer-page.entity.js';

/** A page found by its link. */
export type OpenPage = BuyerPage;

/** A book that a page offers. */
export interface OfferedBook {
  sha256: string;
  bytes: number;
  issued_on: string;
}

@Injectable()
export class BuyerPagesRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: EntityManager, owner: OwnerId, page: NewBuyerPage, secret: string): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into buyer_pages (owner_id, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed, secret, secret_hash)
      values (${owner}, ${page.vehicle_id}, ${page.name}, ${page.shows}, ${page.reveals}, ${page.withhold_words}, ${page.photo_ids},
        ${page.dossier_id}, ${page.indexed}, ${secret}, sha256(${secret}::text::bytea))
      returning id`);
    return made!.id;
  }

  /** The owner's page, or null. */
  async find(tx: EntityManager, owner: OwnerId, id: number): Promise<BuyerPage | null> {
    const [page] = await within(tx).rows<BuyerPage>(sql`
      select owner_id, id, version, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed
      from buyer_pages where owner_id = ${owner} and id = ${id}`);
    return page ?? null;
  }

  async update(tx: EntityManager, page: BuyerPage): Promise<void> {
    await within(tx).rows(sql`
      update buyer_pages set version = ${page.version}, name = ${page.name}, shows = ${page.shows}, reveals = ${page.reveals},
        withhold_words = ${page.withhold_words}, photo_ids = ${page.photo_ids}, dossier_id = ${page.dossier_id},
        indexed = ${page.indexed}, updated_at = now()
      where owner_id = ${page.owner_id} and id = ${page.id}`);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from buyer_pages where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from buyer_pages where owner_id = ${owner}`);
  }

  /** Returns true if the book belongs to the owner and is about this vehicle. */
  async hasBook(tx: EntityManager, owner: OwnerId, vehicleId: number, dossierId: number): Promise<boolean> {
    const found = await within(tx).rows(sql`
      select 1 from dossiers where owner_id = ${owner} and id = ${dossierId} and vehicle_id = ${vehicleId}`);
    return found.length > 0;
  }

  /** Finds the page of a link. The lookup compares hashes, so that its timing tells nothing about the secret. */
  async findBySecret(secret: string): Promise<OpenPage | null> {
    const [page] = await this.database.rows<OpenPage>(sql`
      select owner_id, id, version, vehicle_id, name, shows, reveals, withhold_words, photo_ids, dossier_id, indexed
      from buyer_pages where secret_hash = sha256(${secret}::text::bytea)`);
    return page ?? null;
  }

  async secretOf(owner: OwnerId, id: number, vehicleId: number): Promise<string | null> {
    const [page] = await this.database.rows<{ secret: string }>(sql`
      select secret from buyer_pages where owner_id = ${owner} and id = ${id} and vehicle_id = ${vehicleId}`);
    return page?.secret ?? null;
  }

  /** The book of a page; null until it is made. */
  async book({ owner_id, dossier_id }: OpenPage): Promise<OfferedBook | null> {
    const [book] = await this.database.rows<OfferedBook>(sql`
      select sha256, bytes::float8 as bytes, issued_on from dossiers
      where owner_id = ${owner_id} and id = ${dossier_id} and sha256 is not null and bytes is not null`);
    return book ?? null;
  }

  async vehicle(owner: OwnerId, id: number): Promise<{ make: string; model: string; year: number } | null> {
    const [vehicle] = await this.database.rows<{ make: string; model: string; year: number }>(sql`
      select make, model, year from vehicle_copies where owner_id = ${owner} and id = ${id}`);
    return vehicle ?? null;
  }

  /** Adds views to pages, each with its owner. A page that was ended meanwhile is skipped. Rows are locked in the order of their ids, to avoid deadlocks. */
  async addViews(owners: readonly OwnerId[], ids: readonly number[], counts: readonly number[]): Promise<void> {
    await this.database.rows(sql`
      with added as (select * from unnest(${owners}::int[], ${ids}::int[], ${counts}::int[]) as a (owner_id, id, views)),
      locked as (
        select p.owner_id, p.id, added.views from buyer_pages p join added on added.owner_id = p.owner_id and added.id = p.id
        order by p.owner_id, p.id for update of p
      )
      update buyer_pages p set views = p.views + locked.views from locked where p.owner_id = locked.owner_id and p.id = locked.id`);
  }
}
