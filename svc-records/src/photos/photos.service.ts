import {
  Database,
  type JsonText,
  nextVersion,
  type OwnerId,
  type Queryable,
  requireVersion,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { FilesRepository } from '../files/files.repository.js';
import { Subjects } from '../files/subjects.js';
import { readSubject } from '../files/subjects.rules.js';
import type { PhotoListQuery, UpdatePhoto } from './photo.dto.js';
import { PhotoNotFound } from './photo.errors.js';
import { matching, photos, photosOfAlbum } from './photo.read.js';
import { changedPhoto } from './photo.rules.js';
import { PhotosRepository } from './photos.repository.js';

/** The use cases of photos. They are made by uploads (`FileTargetHandler`). */
@Injectable()
export class PhotosService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesRepository,
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
    const vehicleOfLinks = await this.subjects.askFor(owner, input);
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, changedPhoto(stored, input, vehicleOfLinks));
      if (!now) return answer(within(tx), owner, id);
      await this.subjects.requireKnown(tx, now);
      await this.files.update(tx, now);
      await this.photos.update(tx, now);
      return answer(within(tx), owner, id);
    });
  }

  /** Into the trash, and from there for good. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.photos.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      if (stored.deleted) await this.files.remove(tx, owner, id);
      else await this.files.update(tx, { ...stored, version: stored.version + 1, deleted: true });
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  photos.one(db, [sql`f.owner_id = ${owner}`, sql`f.id = ${id}`], () => new PhotoNotFound());
