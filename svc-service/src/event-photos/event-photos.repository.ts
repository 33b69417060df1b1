import type { EventPhotoFact } from '@carnet/contracts';
import type { OwnedIds, Replicated } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class EventPhotosRepository {
  /** Links each photo to exactly the events in its fact, if they exist. */
  async keep(tx: EntityManager, photos: readonly Replicated<EventPhotoFact>[]): Promise<void> {
    const replicated = sql`jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as r (owner_id int, body jsonb)`;
    await within(tx).rows(sql`
      delete from event_photo_copies c using ${replicated}
      where c.owner_id = r.owner_id and c.photo_id = (r.body ->> 'id')::int`);
    await within(tx).rows(sql`
      insert into event_photo_copies (owner_id, service_event_id, photo_id, position, caption)
      select r.owner_id, e.id, (r.body ->> 'id')::int, named.position, r.body ->> 'caption'
      from ${replicated}, jsonb_to_recordset(r.body -> 'service_events') as named (id int, position int)
      join service_events e on e.id = named.id
      where e.owner_id = r.owner_id`);
  }

  async forget(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from event_photo_copies where (owner_id, photo_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }
}
