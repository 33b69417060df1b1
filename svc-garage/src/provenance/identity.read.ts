import { EntityQuery, matchesText, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { IDENTITY_KINDS } from './provenance.entity.js';

export const IDENTITY_SORTS = ['plate', 'newest'] as const;
export type IdentitySort = (typeof IDENTITY_SORTS)[number];

/** A number normalized for comparison: spaces, dashes, dots, slashes and stars are ignored, because they vary between stamps. */
const compared = (number: Sql): Sql => sql`regexp_replace(upper(${number}), '[\\s.\\-‐–/*_]', '', 'g')`;

/** Compares a number as built and as fitted. */
export const identityMatch = sql`case when i.as_built is null or i.as_fitted is null then 'not-known'
  when ${compared(sql`i.as_built`)} = ${compared(sql`i.as_fitted`)} then 'matching' else 'replaced' end`;

export const identityRow = sql`i.id, i.vehicle_id, v.make, v.model, v.year, v.nickname, i.kind, i.name, i.as_built, i.as_fitted,
  ${identityMatch} as match, i.note, i.created_at, i.updated_at, i.version`;

/** Numbers of `table`, each with its vehicle. */
export const identitiesWithVehicle = (table: Sql): Sql =>
  sql`${table} i join vehicles v on v.owner_id = i.owner_id and v.id = i.vehicle_id`;

const placeOnPlate = sql`array_position(array[${raw(IDENTITY_KINDS.map((kind) => `'${kind}'`).join(', '))}], i.kind)`;

export const identities = new EntityQuery<IdentitySort>({
  row: identityRow,
  from: identitiesWithVehicle(sql`vehicle_identities`),
  id: sql`i.id`,
  version: sql`i.version`,
  sorts: {
    plate: { key: placeOnPlate, type: 'integer', direction: 'asc' },
    newest: { key: sql`i.created_at`, type: 'timestamptz', direction: 'desc' },
  },
  defaultSort: 'plate',
  texts: [sql`i.note`],
});

export const identityOf = (owner: OwnerId, id: number): Sql[] => [sql`i.owner_id = ${owner}`, sql`i.id = ${id}`];

export function identitiesOf(owner: OwnerId, { vehicle_id, search }: { vehicle_id?: number; search?: string }): Sql[] {
  const where = [sql`i.owner_id = ${owner}`];
  if (vehicle_id) where.push(sql`i.vehicle_id = ${vehicle_id}`);
  if (search) where.push(matchesText([sql`i.search_text`], search));
  return where;
}
