import { EntityQuery, inAlphabet, matchesText, type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { templateRow, templateWeight } from '../service-event-templates/template.read.js';
import type { ScheduledTemplatesQuery, ScheduleListQuery } from './schedule.dto.js';

const entries = sql`service_schedule_entries n
  join service_event_templates t on t.owner_id = n.owner_id and t.id = n.template_id`;

/** The selected columns of schedule `s` of vehicle `v`. */
const row = sql`s.id, s.vehicle_id, v.make, v.model, v.year, v.nickname, v.current_mileage, v.odometer_unit, s.name, s.description, s.is_active,
  (select count(*)::int from service_schedule_entries n
   where n.owner_id = s.owner_id and n.service_schedule_id = s.id) as template_count,
  (select coalesce(json_agg(r), '[]') from (
     select ${templateRow} from ${entries} where n.owner_id = s.owner_id and n.service_schedule_id = s.id order by n.place
   ) r) as templates,
  s.created_at, s.updated_at`;

export const schedules = new EntityQuery({
  row,
  from: sql`service_schedules s join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id`,
  id: sql`s.id`,
  version: sql`s.version`,
  sorts: {
    name: { key: inAlphabet(sql`s.name`), type: 'text', direction: 'asc' },
    newest: { key: sql`s.created_at`, type: 'timestamptz', direction: 'desc' },
    vehicle: { key: sql`s.vehicle_id`, type: 'integer', direction: 'asc' },
  },
  defaultSort: 'name',
  texts: [sql`s.description`],
  nested: sql`(select coalesce(sum(${templateWeight}), 0) from ${entries} where n.owner_id = s.owner_id and n.service_schedule_id = s.id)`,
});

/** The templates of a schedule. */
export const scheduledTemplates = new EntityQuery({
  row: templateRow,
  from: entries,
  id: sql`t.id`,
  version: sql`t.version`,
  sorts: {
    association: { key: sql`n.place`, type: 'integer', direction: 'asc' },
    name: { key: inAlphabet(sql`t.name`), type: 'text', direction: 'asc' },
  },
  defaultSort: 'association',
  nested: templateWeight,
});

/** The conditions of a list's filters. Many vehicles have a schedule 'Yearly', so a search includes the vehicle's name. */
export function matchingSchedules(owner: OwnerId, query: ScheduleListQuery): Sql[] {
  const { vehicle_id, is_active, search } = query;
  return [
    sql`s.owner_id = ${owner}`,
    ...(vehicle_id ? [sql`s.vehicle_id = ${vehicle_id}`] : []),
    ...(typeof is_active === 'boolean' ? [sql`s.is_active = ${is_active}`] : []),
    ...(search ? [matchesText([sql`s.search_text`, sql`v.search_text`], search)] : []),
  ];
}

/** The conditions of filters in a schedule's list of templates. */
export const matchingScheduled = (owner: OwnerId, id: number, { search }: ScheduledTemplatesQuery): Sql[] => [
  sql`n.owner_id = ${owner}`,
  sql`n.service_schedule_id = ${id}`,
  ...(search ? [matchesText([sql`t.search_text`], search)] : []),
];

/** The fields of a vehicle that schedules show, as JSON; null if the vehicle is unknown. */
export async function scheduledVehicle(db: Queryable, owner: OwnerId, id: number): Promise<string | null> {
  const [found] = await db.rows<{ json: string }>(sql`
    select json_build_object('id', id, 'type', type, 'make', make, 'model', model, 'year', year, 'nickname', nickname,
      'current_mileage', current_mileage, 'odometer_unit', odometer_unit, 'birth_date', birth_date) as json
    from vehicle_copies where owner_id = ${owner} and id = ${id}`);
  return found?.json ?? null;
}
