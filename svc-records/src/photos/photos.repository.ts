import { type OwnerId, raw, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBJECTS } from '../files/subjects.rules.js';
import type { Photo } from './photo.entity.js';
import { PhotoNotFound } from './photo.errors.js';

@Injectable()
export class PhotosRepository {
  /** The owner's photo, in the trash or not. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Photo> {
    const [photo] = await within(tx).rows<Photo>(sql`
      select f.owner_id, f.id, f.version, f.vehicle_id, p.caption,
        to_char(p.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, p.taken_from,
        array(select t.tag from file_tags t where t.owner_id = f.owner_id and t.file_id = f.id order by t.tag collate "C") as tags,
        (select coalesce(jsonb_agg(jsonb_build_object('subject_kind', l.subject_kind, 'subject_id', l.subject_id)
            order by array_position(array['service-event', 'part', 'modification', 'issue', 'track-day'], l.subject_kind),
              l.subject_id), '[]')
         from file_links l where l.owner_id = f.owner_id and l.file_id = f.id) as links,
        f.deleted_at is not null as deleted
      from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
      where f.owner_id = ${owner} and f.id = ${id}`);
    if (!photo) throw new PhotoNotFound();
    return photo;
  }

  /** Stores what has changed, with the tags and records that the photo has now. */
  async update(tx: EntityManager, { owner_id: owner, id, ...photo }: Photo): Promise<void> {
    const db = within(tx);
    await db.rows(sql`
      update files set vehicle_id = ${photo.vehicle_id}, version = ${photo.version}, updated_at = now(),
        deleted_at = case when ${photo.deleted} then coalesce(deleted_at, now()) end
      where owner_id = ${owner} and id = ${id}`);
    await db.rows(sql`
      update photos set caption = ${photo.caption}, taken_at = ${photo.taken_at}::timestamp, taken_from = ${photo.taken_from},
        taken_offset = case when ${photo.taken_from} = 'person' then null else taken_offset end
      where owner_id = ${owner} and file_id = ${id}`);
    await this.replaceTags(tx, owner, id, photo.tags);
    await this.replaceLinks(tx, owner, id, photo.links);
  }

  /** Those of `links` that are not there, or of another vehicle: as a list of their kinds. */
  async strangeLinks(
    tx: EntityManager,
    owner: OwnerId,
    vehicleId: number | null,
    links: Photo['links'],
  ): Promise<string[]> {
    const strange: string[] = [];
    for (const { subject_kind, subject_id } of links) {
      const found = await within(tx).rows(sql`
        select 1 from ${raw(SUBJECTS[subject_kind].table)}
        where owner_id = ${owner} and id = ${subject_id} and vehicle_id = ${vehicleId}`);
      if (found.length === 0) strange.push(subject_kind);
    }
    return strange;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from files where owner_id = ${owner} and id = ${id}`);
  }

  private async replaceTags(tx: EntityManager, owner: OwnerId, id: number, tags: string[]): Promise<void> {
    await within(tx).rows(sql`
      delete from file_tags where owner_id = ${owner} and file_id = ${id} and tag <> all(${tags}::text[])`);
    await within(tx).rows(sql`
      insert into file_tags (owner_id, file_id, tag) select ${owner}::int, ${id}::int, tag from unnest(${tags}::text[]) tag
      on conflict do nothing`);
  }

  private async replaceLinks(tx: EntityManager, owner: OwnerId, id: number, links: Photo['links']): Promise<void> {
    const [kinds, ids] = [links.map(({ subject_kind }) => subject_kind), links.map(({ subject_id }) => subject_id)];
    await within(tx).rows(sql`
      delete from file_links where owner_id = ${owner} and file_id = ${id}
        and (subject_kind, subject_id) not in (select * from unnest(${kinds}::text[], ${ids}::int[]))`);
    await within(tx).rows(sql`
      insert into file_links (owner_id, file_id, subject_kind, subject_id, position)
      select ${owner}::int, ${id}::int, named.kind, named.id,
        (select coalesce(max(l.position), 0) + 1 from file_links l
         where l.owner_id = ${owner} and l.subject_kind = named.kind and l.subject_id = named.id)
      from unnest(${kinds}::text[], ${ids}::int[]) named (kind, id)
      on conflict do nothing`);
  }
}
