import { sql } from '@carnet/svc-kit';

/** The modifications that use part `p`, newest first (document 2, §3). */
export const modificationsOfPart = sql`coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc)
  from modification_part_copies use join modification_copies m on m.owner_id = use.owner_id and m.id = use.modification_id
  where use.owner_id = p.owner_id and use.part_id = p.id), '[]'::json)`;
