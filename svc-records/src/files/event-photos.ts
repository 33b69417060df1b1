import { FactLog, type OwnedIds } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { eventPhotoFact, eventPhotoGone, eventPhotos, isOfEvent } from './event-photo.fact.js';
import type { FileChange } from './file.entity.js';

/** Publishes photos of service events for svc-service. Only photos that belong to events, or did before the change, are published. */
@Injectable()
export class EventPhotos {
  constructor(private readonly facts: FactLog) {}

  /** Publishes changed photos. */
  async publishChanged(tx: EntityManager, owner: OwnerId, changes: readonly FileChange[]): Promise<void> {
    const isTold = (links: FileChange['changed']['links']) =>
      links.some((link) => link.subject_kind === 'service-event');
    const told = changes.filter(({ stored, changed }) => isTold(stored.links) || isTold(changed.links));
    if (told.length > 0)
      await this.publish(
        tx,
        owner,
        told.map(({ changed }) => changed.id),
      );
  }

  /** Publishes photos whose links to events changed. */
  async publish(tx: EntityManager, owner: OwnerId, ids: readonly number[]): Promise<void> {
    const now = await eventPhotos(tx, sql`f.owner_id = ${owner} and f.id = any(${ids}::int[])`);
    await this.facts.append(tx, now.map(eventPhotoFact));
  }

  /** Publishes deletions before files `f` are deleted for good, because the fact log must not keep data that the tables have deleted. */
  async publishGone(tx: EntityManager, which: Sql): Promise<void> {
    const gone = await eventPhotos(tx, sql`${which} and ${isOfEvent}`);
    await this.facts.append(tx, gone.map(eventPhotoGone));
  }

  /** Removes the links to deleted events; the photos stay. */
  async takeOff(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    const changed = await within(tx).rows<{ owner_id: number; id: number }>(sql`
      with dropped as (
        delete from file_links where (owner_id, service_event_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
        returning owner_id, file_id
      )
      update files f set version = f.version + 1, updated_at = now()
      from (select distinct owner_id, file_id from dropped) d where f.owner_id = d.owner_id and f.id = d.file_id
      returning f.owner_id, f.id`);
    const [photoOwners, photoIds] = [changed.map(({ owner_id }) => owner_id), changed.map(({ id }) => id)];
    const now = await eventPhotos(
      tx,
      sql`(f.owner_id, f.id) in (select * from unnest(${photoOwners}::int[], ${photoIds}::int[]))`,
    );
    await this.facts.append(tx, now.map(eventPhotoFact));
  }
}
