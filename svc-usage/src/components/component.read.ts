import { EntityQuery, inAlphabet, matchesText, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { lastsOn } from '../fitments/fitment.read.js';
import type { ComponentKind } from './component.entity.js';

export const COMPONENT_SORTS = ['name', 'newest'] as const;
export type ComponentSort = (typeof COMPONENT_SORTS)[number];

export const GROUPS = ['tyres', 'others'] as const;
export const STATES = ['on', 'off', 'retired'] as const;

/** A condition: fitment `t` of component `c` is current on a day, as in `asOf`. */
const lasting = (today: Sql): Sql => sql`t.owner_id = c.owner_id and t.component_id = c.id and ${lastsOn(today)}`;

/** Current fitments of component `c` with their vehicles' names, in the order of `lastingOf`. */
const fitted = (today: Sql): Sql => sql`(
  select coalesce(json_agg(o order by o.from_on nulls first, o.fitment_id), '[]') from (
    select t.id as fitment_id, t.vehicle_id, v.make, v.model, v.year, v.nickname, v.odometer_unit, t.positions, t.from_on, t.from_mileage
    from fitments t join vehicle_copies v on v.owner_id = t.owner_id and v.id = t.vehicle_id where ${lasting(today)}) o)`;

/** The name of the part that component `c` is linked to. */
const partName = sql`(select p.name from part_copies p where p.owner_id = c.owner_id and p.id = c.part_id)`;

/** All columns of component `c`, and its current fitments. */
export const wholeComponent = (
  today: Sql,
): Sql => sql`c.id, c.part_id, ${partName} as part_name, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on, c.bought_on, c.price,
  c.currency, c.stored_at, c.limits, c.note, c.retired_on, ${fitted(today)} as fitted, c.version, c.created_at, c.updated_at`;

export const components = (today: Sql): EntityQuery<ComponentSort> =>
  new EntityQuery<ComponentSort>({
    row: wholeComponent(today),
    from: sql`components c`,
    texts: [sql`c.note`],
    id: sql`c.id`,
    version: sql`c.version`,
    sorts: {
      name: { key: inAlphabet(sql`c.name`), type: 'text', direction: 'asc' },
      newest: { key: sql`c.created_at`, type: 'timestamptz', direction: 'desc' },
    },
    defaultSort: 'name',
  });

export interface ComponentFilters {
  group?: (typeof GROUPS)[number] | null;
  kind?: ComponentKind | null;
  state?: (typeof STATES)[number] | null;
  vehicle_id?: number | null;
  part_id?: number | null;
  search?: string;
}

/** The conditions of a list's filters. */
export function matching(owner: OwnerId, filters: ComponentFilters, today: Sql): Sql[] {
  const { group, kind, state, vehicle_id, part_id, search } = filters;
  const fitment = sql`select from fitments t where ${lasting(today)}`;
  return [
    sql`c.owner_id = ${owner}`,
    ...(group === 'tyres' ? [sql`c.kind = 'tyres'`] : []),
    ...(group === 'others' ? [sql`c.kind <> 'tyres'`] : []),
    ...(kind ? [sql`c.kind = ${kind}`] : []),
    ...(state ? [inState(fitment)[state]] : []),
    ...(vehicle_id ? [sql`exists (${fitment} and t.vehicle_id = ${vehicle_id})`] : []),
    ...(part_id ? [sql`c.part_id = ${part_id}`] : []),
    ...(search ? [matchesText([sql`c.search_text`], search)] : []),
  ];
}

const inState = (fitment: Sql): Record<(typeof STATES)[number], Sql> => ({
  on: sql`exists (${fitment})`,
  off: sql`c.retired_on is null and not exists (${fitment})`,
  retired: sql`c.retired_on is not null`,
});
