import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Template, TemplateFields } from './template.entity.js';
import { TemplateNotFound } from './template.errors.js';
import { templateColumns, writtenTemplate } from './template.read.js';

/** The result of a write: the row's id and version, and the answer as JSON text. */
export interface WrittenTemplate {
  id: number;
  version: number;
  json: string;
}

const columns = sql`name, source, description, type, recurrence_type, recurrence_time_interval, recurrence_mileage_interval,
  recurrence_total_mileage, recurrence_total_age, distance_unit, status, estimated_cost, currency, recommended_parts, notes`;

/** Passes templates to a statement as JSON, with the columns as keys. */
const given = (rows: (TemplateFields & { place?: number })[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (place int, name text, source text, description text,
    type text, recurrence_type text, recurrence_time_interval int, recurrence_mileage_interval int,
    recurrence_total_mileage int, recurrence_total_age int, distance_unit text, status text, estimated_cost numeric, currency text, recommended_parts jsonb,
    notes text)`;

@Injectable()
export class TemplatesRepository {
  async insert(tx: EntityManager, owner: OwnerId, fields: TemplateFields): Promise<WrittenTemplate> {
    const [written] = await within(tx).rows<WrittenTemplate>(sql`
      with t as (
        insert into service_event_templates (owner_id, ${columns})
        select ${owner}::int, ${columns} from ${given([fields])}
        returning *
      )
      ${writtenTemplate}`);
    return written!;
  }

  /** Stores many templates in one statement. Returns their ids in the given order. */
  async insertMany(tx: EntityManager, owner: OwnerId, templates: TemplateFields[]): Promise<number[]> {
    const stored = await within(tx).rows<{ id: number }>(sql`
      with rows as materialized (
        select nextval(pg_get_serial_sequence('service_event_templates', 'id'))::int as id, given.*
        from ${given(templates.map((fields, place) => ({ ...fields, place })))}
      ),
      stored as (
        insert into service_event_templates (id, owner_id, ${columns}) overriding system value
        select id, ${owner}::int, ${columns} from rows
      )
      select id from rows order by place`);
    return stored.map(({ id }) => id);
  }

  /** Returns the owner's template; throws TemplateNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Template> {
    const [template] = await within(tx).rows<Template>(sql`
      select t.owner_id, t.version, ${templateColumns} from service_event_templates t
      where t.owner_id = ${owner} and t.id = ${id}`);
    if (!template) throw new TemplateNotFound();
    return template;
  }

  async update(tx: EntityManager, template: Template): Promise<WrittenTemplate> {
    const { id, owner_id, version } = template;
    const [written] = await within(tx).rows<WrittenTemplate>(sql`
      with t as (
        update service_event_templates set (${columns}, version, updated_at) =
          (select ${columns}, ${version}::int, now() from ${given([template])})
        where owner_id = ${owner_id} and id = ${id}
        returning *
      )
      ${writtenTemplate}`);
    return written!;
  }

  /** Deletes a template, and removes it from events, schedules and sets, whose versions rise. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`
      with freed as (
        update service_events set template_id = null, version = version + 1, updated_at = now()
        where owner_id = ${owner} and template_id = ${id}
      ),
      shorter as (
        update service_schedules set version = version + 1, updated_at = now()
        where owner_id = ${owner} and id in (
          select service_schedule_id from service_schedule_entries where owner_id = ${owner} and template_id = ${id})
      ),
      smaller as (
        update schedule_templates set version = version + 1, updated_at = now()
        where owner_id = ${owner} and id in (
          select schedule_template_id from schedule_template_entries where owner_id = ${owner} and template_id = ${id})
      )
      delete from service_event_templates where owner_id = ${owner} and id = ${id}`);
  }

  async removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<void> {
    await within(tx).rows(sql`delete from service_event_templates where owner_id = ${owner}`);
  }
}
