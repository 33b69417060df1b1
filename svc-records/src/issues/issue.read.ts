import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { enteredAt } from '../readings/record-reading.fact.js';

/** An issue `i` with the name of its vehicle `v` and its service events from `events`. */
const rowWith = (
  events: Sql,
): Sql => sql`i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date,
  i.reported_date_edtf, i.resolved_date, i.resolved_date_edtf, i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname,
  (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'date_performed', e.date_performed,
             'date_performed_edtf', e.date_performed_edtf, 'type', e.type)
            order by e.date_performed desc nulls last, e.id desc), '[]')
   from ${events} e) as service_events, i.created_at, i.updated_at`;

/** The service events of issue `i`, from the tables. */
const storedEvents = sql`(
  select c.id, c.name, c.date_performed, c.date_performed_edtf, c.type
  from issue_service_events l join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
  where l.owner_id = i.owner_id and l.issue_id = i.id)`;

export const issues = new EntityQuery({
  row: rowWith(storedEvents),
  from: sql`issues i join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id`,
  id: sql`i.id`,
  version: sql`i.version`,
  sorts: {
    reported: { key: sql`i.reported_date`, type: 'date', direction: 'desc' },
    title: { key: inAlphabet(sql`i.title`), type: 'text', direction: 'asc' },
    status: {
      key: sql`array_position(array['Open', 'In Progress', 'Resolved'], i.status)`,
      type: 'integer',
      direction: 'asc',
    },
    priority: {
      key: sql`array_position(array['High', 'Medium', 'Low'], i.priority)`,
      type: 'integer',
      direction: 'asc',
    },
  },
  defaultSort: 'reported',
  texts: [sql`i.description`, sql`i.resolution_notes`],
  nested: sql`300 * (select count(*) from issue_service_events l where l.owner_id = i.owner_id and l.issue_id = i.id)`,
});

/** The answer to a write, within the writing statement: `i`, `v` and `events` are its CTEs, because a statement does not see its own writes in the tables. */
export const writtenIssue = sql`
  select i.id, i.version, ${enteredAt(sql`i.created_at`)}, (select row_to_json(r) from (select ${rowWith(sql`events`)}) r) as json from i, v`;

export interface IssueFilters {
  vehicle_id?: number;
  status?: string;
  priority?: string;
  search?: string;
}

/** The filters of a list (spec 001 §2). */
export function matching(owner: OwnerId, { vehicle_id, status, priority, search }: IssueFilters): Sql[] {
  const where = [sql`i.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`i.vehicle_id = ${vehicle_id}`);
  if (status) where.push(sql`i.status = ${status}`);
  if (priority) where.push(sql`i.priority = ${priority}`);
  if (search) where.push(matchesText([sql`i.search_text`, sql`v.search_text`], search));
  return where;
}
