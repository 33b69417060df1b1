import { type Sql, sql } from '../database/sql.js';
import type { Fact } from './fact.js';

/** Ids beside their owners, as two columns: what a statement takes by `unnest`. */
export interface OwnedIds {
  owners: number[];
  ids: number[];
}

/** A thing of another service as its fact tells of it, with its owner. */
export interface Replicated<Body> {
  owner_id: number;
  /** When it was told, ISO 8601. */
  at: string;
  body: Body;
}

/** The things that `facts` tell of, gone or not; of one kind, where it is named. */
export function idsOf(facts: readonly Fact[], ofKind?: string): OwnedIds {
  const replicated = facts.filter(({ kind, ownerId }) => ownerId !== null && (ofKind === undefined || kind === ofKind));
  return { owners: replicated.map(({ ownerId }) => ownerId!), ids: replicated.map(({ key }) => Number(key)) };
}

/** Those of them that are gone. */
export const goneOf = (facts: readonly Fact[], ofKind?: string): OwnedIds =>
  idsOf(
    facts.filter(({ deleted }) => deleted),
    ofKind,
  );

/** The users that `facts` tell to be gone. */
export const ownersGone = (facts: readonly Fact[]): number[] => goneOf(facts, 'user').owners;

/** A condition: the row's owner and `id` are among these. */
export const among = ({ owners, ids }: OwnedIds, id: Sql = sql`id`): Sql =>
  sql`(owner_id, ${id}) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;

/** The last that `facts` tell of each thing that is still there; one insert can take each row only once. */
export function newestOf<Body>(facts: readonly Fact<string, Body>[]): Replicated<Body>[] {
  const last = new Map(facts.map((fact) => [fact.key, fact]));
  return [...last.values()].flatMap((fact) => {
    return fact.deleted || fact.ownerId === null ? [] : [{ owner_id: fact.ownerId, at: fact.at, body: fact.body }];
  });
}
