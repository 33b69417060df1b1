import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Database, JsonText, type ListSource, type Queryable, sql, within } from '@carnet/pg';
import { type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as m from '../messages/photo.js';
import { AlbumsRepository } from '../albums/albums.repository.js';
import { Covers } from '../covers/covers.js';
import { EventPhotos } from '../files/event-photos.js';
import type { FileChange } from '../files/file.entity.js';
import { VehicleOfFileNotFound } from '../files/file.errors.js';
import { changedAlike } from '../files/file.rules.js';
import { FilesRepository } from '../files/files.repository.js';
import { Subjects } from '../files/subjects.js';
import { PictureJobsRepository } from '../pictures/picture-jobs.repository.js';
import { readSubjects } from '../files/subjects.rules.js';
import type { CoverView } from './cover.dto.js';
import type { ChangePhotos, PhotoListQuery, UpdatePhoto } from './photo.dto.js';
import type { Photo } from './photo.entity.js';
import { PhotoNotFound } from './photo.errors.js';
import { matching, photos, photosOfAlbum } from './photo.read.js';
import { changedPhoto } from './photo.rules.js';
import { PhotosRepository } from './photos.repository.js';

/** The use cases of photos. Uploads create them (`FileTargetHandler`). */
@Injectable()
export class PhotosService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesRepository,
    private readonly subjects: Subjects,
    private readonly photos: PhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly covers: Covers,
    private readonly eventPhotos: EventPhotos,
    private readonly pictures: PictureJobsRepository,
  ) {}

  list(owner: OwnerId, query: PhotoListQuery): Promise<JsonText> {
    const subjects = query.subject ? readSubjects(query.subject) : undefined;
    const source = query.album_id ? photosOfAlbum(query.album_id) : photos;
    return source.list(this.database, matching(owner, { ...query, subjects }), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  async update(owner: OwnerId, id: number, input: UpdatePhoto, ifMatch: number | null): Promise<JsonText> {
    const vehicleOfLinks = await this.subjects.askFor(owner, input);
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
      const [change] = changesOf([{ stored, changed: changedPhoto(stored, input, vehicleOfLinks) }]);
      if (change) {
        await this.subjects.requireKnown(tx, owner, [change]);
        await this.photos.update(tx, change.changed);
        await this.store(tx, owner, [change]);
      }
      return answer(within(tx), owner, id);
    });
  }

  /** Applies the same change to many photos, to all or to none. Returns them, including those in the trash. */
  async updateMany(owner: OwnerId, { ids, add_to_album, ...changes }: ChangePhotos): Promise<JsonText> {
    const vehicleOfLinks = await this.subjects.askFor(owner, { ...changes, links: changes.add_links });
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.findOwned(tx, owner, ids);
      if (stored.length < new Set(ids).size) throw Invalid.field('ids', m.notFound);
      const photos = changesOf(
        stored.map((one) => ({ stored: one, changed: changedAlike(one, changes, vehicleOfLinks) })),
      );
      await this.subjects.requireRecords(tx, owner, changes.remove_links, 'remove_links');
      await this.subjects.requireKnown(tx, owner, photos, 'add_links');
      await this.store(tx, owner, photos);
      if (add_to_album) await this.albums.append(tx, owner, add_to_album, ids);
      return answerOf({ ...within(tx), lists: this.database.lists }, owner, ids);
    });
  }

  /** Moves a photo to the trash, or deletes it for good if it is already there. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      if (stored.deleted) {
        await this.eventPhotos.publishGone(tx, sql`f.owner_id = ${owner} and f.id = ${id}`);
        await this.files.remove(tx, owner, id);
      } else await this.store(tx, owner, changesOf([{ stored, changed: { ...stored, deleted: true } }]));
    });
  }

  /** Makes a photo the vehicle's cover. A photo without a vehicle becomes one of this vehicle. */
  async chooseCover(owner: OwnerId, vehicleId: number, photoId: number): Promise<CoverView> {
    if (!(await this.subjects.hasVehicle(owner, vehicleId))) throw new VehicleOfFileNotFound();
    return this.database.write(owner, async (tx) => {
      if (!(await this.subjects.findVehicle(within(tx), owner, vehicleId))) throw new VehicleOfFileNotFound();
      const [stored] = await this.photos.findOwned(tx, owner, [photoId]);
      if (!stored || stored.deleted) throw Invalid.field('photo_id', m.notFound);
      const vehicle_id = stored.vehicle_id ?? vehicleId;
      if (vehicle_id !== vehicleId) throw Invalid.field('photo_id', m.ofAnotherVehicle);
      await this.store(tx, owner, changesOf([{ stored, changed: { ...stored, vehicle_id } }]));
      const { photo_id, hash, thumbhash, width, height } = await this.covers.choose(tx, owner, vehicleId, photoId);
      return { vehicle_id, photo_id: photo_id!, hash: hash!, thumbhash, width, height };
    });
  }

  async takeCoverAway(owner: OwnerId, vehicleId: number): Promise<void> {
    if (!(await this.subjects.hasVehicle(owner, vehicleId))) throw new VehicleOfFileNotFound();
    await this.database.write(owner, (tx) => this.covers.takeAway(tx, owner, vehicleId));
  }

  /** Stores the changed file fields of photos. */
  private async store(tx: EntityManager, owner: OwnerId, changes: readonly FileChange<Photo>[]): Promise<void> {
    if (changes.length === 0) return;
    const changed = changes.map((change) => change.changed);
    await this.files.updateMany(tx, owner, changed);
    const ids = changed.map(({ id }) => id);
    const turned = changes.filter((change) => change.changed.turned !== change.stored.turned);
    if (turned.length > 0)
      await this.pictures.turn(
        tx,
        owner,
        turned.map((change) => change.changed.id),
      );
    await this.covers.release(tx, owner, ids);
    await this.eventPhotos.publishChanged(tx, owner, changes);
  }
}

/** The changed photos, with their next versions. */
const changesOf = (photos: readonly FileChange<Photo>[]): FileChange<Photo>[] =>
  photos.flatMap(({ stored, changed }) => {
    const next = nextVersion(stored, changed);
    return next ? [{ stored, changed: next }] : [];
  });

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  photos.one(db, [sql`f.owner_id = ${owner}`, sql`f.id = ${id}`], () => new PhotoNotFound());

async function answerOf(db: ListSource, owner: OwnerId, ids: readonly number[]): Promise<JsonText> {
  const { text } = await photos.list(db, [sql`f.owner_id = ${owner}`, sql`f.id = any(${ids}::int[])`], {});
  return new JsonText(text);
}
