import { allOf, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewPhotoPair, PhotoPair } from './photo-pair.entity.js';
import { PhotoPairNotFound } from './photo-pair.errors.js';
import { matching } from './photo-pair.read.js';
import type { VehicleOfPhoto } from './photo-pair.rules.js';

@Injectable()
export class PhotoPairsRepository {
  async insert(tx: EntityManager, owner: OwnerId, { before_id, after_id, title }: NewPhotoPair): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into photo_pairs (owner_id, before_id, after_id, title) values (${owner}, ${before_id}, ${after_id}, ${title})
      returning id`);
    return made!.id;
  }

  /** The owner's pair, if it is shown. @throws PhotoPairNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<PhotoPair> {
    const [pair] = await within(tx).rows<PhotoPair>(sql`
      select x.owner_id, x.id, x.version, x.before_id, x.after_id, x.title
      from photo_pairs x join files b on b.owner_id = x.owner_id and b.id = x.before_id
        join files a on a.owner_id = x.owner_id and a.id = x.after_id
      where ${allOf(matching(owner, {}))} and x.id = ${id}`);
    if (!pair) throw new PhotoPairNotFound();
    return pair;
  }

  async update(tx: EntityManager, { owner_id, id, ...pair }: PhotoPair): Promise<void> {
    await within(tx).rows(sql`
      update photo_pairs set before_id = ${pair.before_id}, after_id = ${pair.after_id}, title = ${pair.title},
        version = ${pair.version}, updated_at = now()
      where owner_id = ${owner_id} and id = ${id}`);
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from photo_pairs where owner_id = ${owner} and id = ${id}`);
  }

  /** The vehicles of the owner's photos among these that are not in the trash. */
  async vehiclesOf(tx: EntityManager, owner: OwnerId, photos: readonly number[]): Promise<VehicleOfPhoto> {
    const found = await within(tx).rows<{ id: number; vehicle_id: number | null }>(sql`
      select f.id, f.vehicle_id from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = ${owner} and f.id = any(${photos}::int[]) and f.deleted_at is null`);
    return new Map(found.map(({ id, vehicle_id }) => [id, vehicle_id]));
  }
}
