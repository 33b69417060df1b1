import { type OwnerId, raw, type Sql, sql } from '@carnet/svc-kit';

type Ids = readonly (number | null | undefined)[] | null | undefined;

/**
 * A select, for `heldFirst`, that keeps copies from being deleted until the transaction ends: of those that a change of a record names,
 * the ones that the record does not name `already`. Those are left alone, since who deletes one waits for the record. None where
 * nothing is named.
 */
export function newlyNamed(table: string, owner: OwnerId, named: Ids, already: Sql): Sql[] {
  const ids = (named ?? []).filter((id) => id != null);
  if (ids.length === 0) return [];
  return [
    sql`select 1 from ${raw(table)} where owner_id = ${owner} and id = any(${ids}::int[]) and id <> all(array(${already}))
        order by id for key share`,
  ];
}
