import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as photo from '../messages/photo.js';
import * as vehicle from '../messages/vehicle.js';
import { Subjects } from '../files/subjects.js';
import type { AlbumListQuery, CreateAlbum, UpdateAlbum } from './album.dto.js';
import type { NewAlbum, StoredAlbum } from './album.entity.js';
import { AlbumNotFound } from './album.errors.js';
import { albums, matching } from './album.read.js';
import { changedAlbum, newAlbum } from './album.rules.js';
import { AlbumsRepository } from './albums.repository.js';

/** The use cases of albums. */
@Injectable()
export class AlbumsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly subjects: Subjects,
    private readonly albums: AlbumsRepository,
  ) {}

  list(owner: OwnerId, query: AlbumListQuery): Promise<JsonText> {
    return albums.list(this.database, matching(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  async create(owner: OwnerId, input: CreateAlbum, once: OnceKey): Promise<JsonText> {
    const album = newAlbum(input);
    await this.askForVehicle(owner, album.vehicle_id);
    return this.idempotency.once(owner, once, async (tx) => {
      await this.requireKnown(tx, owner, album);
      return answer(within(tx), owner, await this.albums.insert(tx, owner, album));
    });
  }

  async update(owner: OwnerId, id: number, input: UpdateAlbum, ifMatch: number | null): Promise<JsonText> {
    await this.askForVehicle(owner, input.vehicle_id);
    return this.database.write(owner, async (tx) => {
      const { trashed_ids, ...stored } = await this.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, changedAlbum({ ...stored, trashed_ids }, input));
      if (now) {
        await this.requireKnown(tx, owner, now);
        await this.albums.update(tx, now);
      }
      return answer(within(tx), owner, id);
    });
  }

  /** Deletes an album; its photos stay. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.requireOwned(tx, owner, id), ifMatch);
      await this.albums.remove(tx, owner, id);
    });
  }

  private async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<StoredAlbum> {
    const album = await this.albums.find(tx, owner, id);
    if (!album) throw new AlbumNotFound();
    return album;
  }

  /** Fetches a vehicle without a copy here from svc-garage, before the transaction begins. */
  private async askForVehicle(owner: OwnerId, vehicleId: number | null | undefined): Promise<void> {
    if (vehicleId) await this.subjects.hasVehicle(owner, vehicleId);
  }

  private async requireKnown(tx: EntityManager, owner: OwnerId, { vehicle_id, photo_ids }: NewAlbum): Promise<void> {
    if (vehicle_id !== null && !(await this.subjects.findVehicle(within(tx), owner, vehicle_id)))
      throw Invalid.field('vehicle_id', vehicle.notFound);
    if (!(await this.albums.areAllPhotos(tx, owner, photo_ids))) throw Invalid.field('photo_ids', photo.notFound);
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  albums.one(db, [sql`a.owner_id = ${owner}`, sql`a.id = ${id}`], () => new AlbumNotFound());
