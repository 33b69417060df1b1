import type { EventPhotoFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';

const KIND = 'event-photo';

/** The row from which the fact of a service event's photo is built. */
interface EventPhotoSnapshot extends EventPhotoFact {
  owner_id: OwnerId;
  version: number;
}

/** The rows of photos `f` that match `where`. A photo in the trash belongs to no event; without an event, its fact has no further content. */
export function eventPhotos(tx: EntityManager, where: Sql): Promise<EventPhotoSnapshot[]> {
  return within(tx).rows<EventPhotoSnapshot>(sql`
    select f.owner_id, f.version, f.id, case when l.service_events is not null then p.caption end as caption,
      coalesce(l.service_events, '[]') as service_events
    from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', l.service_event_id, 'position', l.position) order by l.service_event_id) as service_events
        from file_links l
        where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null and f.deleted_at is null
      ) l on true
    where ${where}`);
}

/** True for a photo `f` that belongs to a service event, ignoring the trash. */
export const isOfEvent = sql`exists (
  select 1 from file_links l where l.owner_id = f.owner_id and l.file_id = f.id and l.service_event_id is not null)`;

/** The fact of a photo that belongs or belonged to service events; svc-service shows it with the event. */
export function eventPhotoFact({
  owner_id,
  version,
  ...body
}: EventPhotoSnapshot): FactDraft<typeof KIND, EventPhotoFact> {
  return { kind: KIND, key: body.id, version, ownerId: owner_id, body };
}

export const eventPhotoGone = ({ owner_id, id, version }: EventPhotoSnapshot): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Raise the revision when the fact gets new content. */
export const eventPhotoRepublication: Republication = {
  kind: KIND,
  revision: 1,
  async snapshots(tx, after, limit) {
    const next = sql`(f.owner_id, f.id) > (${after.owner}::int, ${after.id}::int) and ${isOfEvent} order by f.owner_id, f.id limit ${limit}`;
    return (await eventPhotos(tx, next)).map(eventPhotoFact);
  },
};
