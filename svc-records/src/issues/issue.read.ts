import { ReadModel, sql } from '@carnet/svc-kit';

const serviceEvents = sql`
  (select coalesce(json_agg(e order by e.date_performed desc nulls last, e.id desc), '[]') from (
     select c.id, c.name, c.date_performed, c.type
     from issue_service_events l join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
     where l.owner_id = i.owner_id and l.issue_id = i.id
   ) e)`;

/** An issue with its vehicle's name and its service events. */
export const issues = new ReadModel({
  row: sql`i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.resolved_date,
           i.resolution_notes, v.make, v.model, v.year, v.nickname, ${serviceEvents} as service_events, i.created_at, i.updated_at`,
  from: sql`issues i join vehicle_copies v on v.owner_id = i.owner_id and v.id = i.vehicle_id`,
  id: sql`i.id`,
  version: sql`i.version`,
  sorts: {
    reported: { key: sql`i.reported_date`, type: 'date', direction: 'desc' },
    title: { key: sql`lower(i.title)`, type: 'text', direction: 'asc' },
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
});
