import { type Sql, sql } from '@carnet/pg';
import type { Fact } from './fact.js';

/** Ids beside their owners, as two columns: what a statement takes by `unnest`. */
export interface OwnedIds {
  owners: number[];
  ids: number[];
}

/** A thing of another service as its fact describes it, with its owner. */
export interface Replicated<Body> {
  owner_id: number;
  /** When it was published, ISO 8601. */
  at: string;
  body: Body;
}

/** The things whose deletion is among `facts`. */
export function goneOf(facts: readonly Fact[]): OwnedIds {
  const gone = facts.filter(({ deleted, ownerId }) => deleted && ownerId !== null);
  return { owners: gone.map(({ ownerId }) => ownerId!), ids: gone.map(({ key }) => Number(key)) };
}

/** A condition: the row's owner and `id` are among these. */
export const among = ({ owners, ids }: OwnedIds, id: Sql = sql`id`): Sql =>
  sql`(owner_id, ${id}) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;

/** The last fact of each thing that is not deleted; one insert can take each row only once. */
export function newestOf<Body>(facts: readonly Fact<string, Body>[]): Replicated<Body>[] {
  const last = new Map(facts.map((fact) => [fact.key, fact]));
  return [...last.values()].flatMap((fact) => {
    return fact.deleted || fact.ownerId === null ? [] : [{ owner_id: fact.ownerId, at: fact.at, body: fact.body }];
  });
}
