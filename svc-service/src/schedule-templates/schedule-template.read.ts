import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { templateRow, templateWeight } from '../service-event-templates/template.read.js';
import type { ScheduleTemplateListQuery } from './schedule-template.dto.js';

const own = sql`n.owner_id = m.owner_id and n.schedule_template_id = m.id`;

/** The selected columns of schedule template `m`. */
const row = sql`m.id, m.name, m.description,
  to_json(array(select n.template_id from schedule_template_entries n where ${own} order by n.place)) as template_ids,
  (select count(*)::int from schedule_template_entries n where ${own}) as template_count,
  (select coalesce(json_agg(r), '[]') from (
     select ${templateRow} from schedule_template_entries n
     join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id
     where ${own} order by n.place
   ) r) as templates,
  m.created_at, m.updated_at`;

export const scheduleTemplates = new EntityQuery({
  row,
  from: sql`schedule_templates m`,
  id: sql`m.id`,
  version: sql`m.version`,
  sorts: {
    name: { key: inAlphabet(sql`m.name`), type: 'text', direction: 'asc' },
    newest: { key: sql`m.created_at`, type: 'timestamptz', direction: 'desc' },
  },
  defaultSort: 'name',
  texts: [sql`m.description`],
  nested: sql`(select coalesce(sum(${templateWeight}), 0) from schedule_template_entries n
    join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id where ${own})`,
});

export const matchingScheduleTemplates = (owner: OwnerId, { search }: ScheduleTemplateListQuery): Sql[] => [
  sql`m.owner_id = ${owner}`,
  ...(search ? [matchesText([sql`m.search_text`], search)] : []),
];
