import { sql } from '@carnet/svc-kit';

/** The service events that use part `p`, newest first, those without a date last (document 2, §3). */
export const serviceEventsOfPart = sql`coalesce((
  select json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed, 'status', e.status)
                  order by e.date_performed desc nulls last, e.id desc)
  from service_event_part_copies use join service_event_copies e on e.owner_id = use.owner_id and e.id = use.service_event_id
  where use.owner_id = p.owner_id and use.part_id = p.id), '[]'::json)`;
