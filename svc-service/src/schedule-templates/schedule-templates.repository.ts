import { type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface NewScheduleTemplate {
  name: string;
  description: string | null;
  template_ids: number[];
}

@Injectable()
export class ScheduleTemplatesRepository {
  /** Stores a set if its templates are the owner's; answers its id. Null, and nothing is stored, where they are not. */
  async insert(tx: EntityManager, owner: OwnerId, set: NewScheduleTemplate): Promise<number | null> {
    const { name, description, template_ids } = set;
    const [stored] = await within(tx).rows<{ id: number }>(sql`
      with known as (
        select t.id, w.place from unnest(${template_ids}::int[]) with ordinality as w (id, place)
        join service_event_templates t on t.owner_id = ${owner} and t.id = w.id for key share of t
      ),
      m as (
        insert into schedule_templates (owner_id, name, description)
        select ${owner}::int, ${name}, ${description} where (select count(*) from known) = ${template_ids.length}
        returning id
      ),
      linked as (
        insert into schedule_template_entries (owner_id, schedule_template_id, template_id)
        select ${owner}::int, m.id, known.id from m, known order by known.place
      )
      select id from m`);
    return stored?.id ?? null;
  }

  async exists(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const found = await within(tx).rows(sql`
      select 1 from schedule_templates where owner_id = ${owner} and id = ${id}`);
    return found.length > 0;
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from schedule_templates where owner_id = ${owner}`);
  }
}
