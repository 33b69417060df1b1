import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewScheduleTemplate, ScheduleTemplate } from './schedule-template.entity.js';
import { ScheduleTemplateNotFound } from './schedule-template.errors.js';

@Injectable()
export class ScheduleTemplatesRepository {
  /** Stores a set and returns its id. Returns null and stores nothing if a template does not belong to the owner. */
  async insert(tx: EntityManager, owner: OwnerId, set: NewScheduleTemplate): Promise<number | null> {
    const { name, description, template_ids } = set;
    const [stored] = await within(tx).rows<{ id: number }>(sql`
      with known as (${known(owner, template_ids)}),
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

  /** Returns the owner's set; throws ScheduleTemplateNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<ScheduleTemplate> {
    const [set] = await within(tx).rows<ScheduleTemplate>(sql`
      select m.id, m.owner_id, m.name, m.description, m.version, array(
          select template_id from schedule_template_entries n
          where n.owner_id = m.owner_id and n.schedule_template_id = m.id order by n.place) as template_ids
      from schedule_templates m
      where m.owner_id = ${owner} and m.id = ${id}`);
    if (!set) throw new ScheduleTemplateNotFound();
    return set;
  }

  /** Stores a changed set. Returns false and stores nothing if a template does not belong to the owner. */
  async update(tx: EntityManager, set: ScheduleTemplate): Promise<boolean> {
    const { id, owner_id: owner, name, description, version, template_ids } = set;
    const stored = await within(tx).rows(sql`
      with known as (${known(owner, template_ids)}),
      m as (
        update schedule_templates set name = ${name}, description = ${description}, version = ${version}, updated_at = now()
        where owner_id = ${owner} and id = ${id} and (select count(*) from known) = ${template_ids.length}
        returning id
      ),
      dropped as (
        delete from schedule_template_entries n using m
        where n.owner_id = ${owner} and n.schedule_template_id = m.id and n.template_id not in (select id from known)
      ),
      linked as (
        insert into schedule_template_entries (owner_id, schedule_template_id, template_id)
        select ${owner}::int, m.id, known.id from m, known order by known.place
        on conflict (owner_id, schedule_template_id, template_id) do update set place = default
      )
      select id from m`);
    return stored.length > 0;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from schedule_templates where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from schedule_templates where owner_id = ${owner}`);
  }
}

/** A query for those of these templates that belong to the owner. */
const known = (owner: OwnerId, ids: number[]): Sql => sql`
  select t.id, w.place from unnest(${ids}::int[]) with ordinality as w (id, place)
  join service_event_templates t on t.owner_id = ${owner} and t.id = w.id`;
