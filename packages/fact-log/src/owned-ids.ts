import { type Sql, sql } from '@carnet/pg';
import type { Fact } from './fact.js';

/** Ids and their owners as two arrays, for `unnest` in a statement. */
export interface OwnedIds {
  owners: number[];
  ids: number[];
}

/** Another service's thing as its fact describes it, with its owner. */
export interface Replicated<Body> {
  owner_id: number;
  /** Time of publication, ISO 8601. */
  at: string;
  body: Body;
}

/** The things that `facts` delete. */
export function goneOf(facts: readonly Fact[]): OwnedIds {
  const gone = facts.filter(({ deleted, ownerId }) => deleted && ownerId !== null);
  return { owners: gone.map(({ ownerId }) => ownerId!), ids: gone.map(({ key }) => Number(key)) };
}

/** A condition: the row's owner and `id` are in the list. */
export const among = ({ owners, ids }: OwnedIds, id: Sql = sql`id`): Sql =>
  sql`(owner_id, ${id}) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;

/** The last fact of each thing that is not deleted. An upsert cannot change a row twice, so each thing occurs once. */
export function newestOf<Body>(facts: readonly Fact<string, Body>[]): Replicated<Body>[] {
  const last = new Map(facts.map((fact) => [fact.key, fact]));
  return [...last.values()].flatMap((fact) => {
    return fact.deleted || fact.ownerId === null ? [] : [{ owner_id: fact.ownerId, at: fact.at, body: fact.body }];
  });
}
