import {
  Database,
  Invalid,
  type JsonText,
  nextVersion,
  type OwnerId,
  type Queryable,
  requireVersion,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Subjects } from '../files/subjects.js';
import { subjectName, type SubjectKind } from '../files/subjects.rules.js';
import type { PhotoListQuery, UpdatePhoto } from './photo.dto.js';
import type { Photo } from './photo.entity.js';
import { PhotoNotFound } from './photo.errors.js';
import { matching, photos, photosOfAlbum } from './photo.read.js';
import { changedPhoto, readSubject } from './photo.rules.js';
import { PhotosRepository } from './photos.repository.js';

/** The use cases of photos. They are made by uploads (`FileTargetHandler`). */
@Injectable()
export class PhotosService {
  constructor(
    private readonly database: Database,
    private readonly subjects: Subjects,
    private readonly photos: PhotosRepository,
  ) {}

  list(owner: OwnerId, query: PhotoListQuery): Promise<JsonText> {
    const subject = query.subject ? readSubject(query.subject) : undefined;
    const source = query.album_id ? photosOfAlbum(query.album_id) : photos;
    return source.list(this.database, matching(owner, { ...query, subject }), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  async update(owner: OwnerId, id: number, input: UpdatePhoto, ifMatch: number | null): Promise<JsonText> {
    const vehicleOfLinks = await this.askFor(owner, input);
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, changedPhoto(stored, input, vehicleOfLinks));
      if (!now) return answer(within(tx), owner, id);
      await this.requireKnown(tx, now);
      await this.photos.update(tx, now);
      return answer(within(tx), owner, id);
    });
  }

  /** Into the trash, and from there for good. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      if (stored.deleted) await this.photos.remove(tx, owner, id);
      else await this.photos.update(tx, { ...stored, version: stored.version + 1, deleted: true });
    });
  }

  /** What no copy knows yet is asked of its owner, before the transaction. Answers the vehicle of the first record. */
  private async askFor(owner: OwnerId, { vehicle_id, links }: UpdatePhoto): Promise<number | null> {
    if (vehicle_id) await this.subjects.hasVehicle(owner, vehicle_id);
    const vehicles: (number | null)[] = [];
    for (const { subject_kind: kind, subject_id: id } of links ?? [])
      vehicles.push(await this.subjects.vehicleOf(owner, { kind, id }));
    return vehicles[0] ?? null;
  }

  private async requireKnown(tx: EntityManager, photo: Photo): Promise<void> {
    const { owner_id: owner, vehicle_id, links } = photo;
    if (vehicle_id !== null && !(await this.subjects.findVehicle(within(tx), owner, vehicle_id)))
      throw Invalid.field('vehicle_id', 'Vehicle not found');
    const [strange] = await this.photos.strangeLinks(tx, owner, vehicle_id, links);
    if (strange)
      throw Invalid.field('links', `${subjectName(strange as SubjectKind)} not found among those of its vehicle`);
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  photos.one(db, [sql`f.owner_id = ${owner}`, sql`f.id = ${id}`], () => new PhotoNotFound());
