import type { Fact } from './fact.js';

/** Ids beside their owners, as two columns: what a statement takes by `unnest`. */
export interface OwnedIds {
  owners: number[];
  ids: number[];
}

/** The things that `facts` tell to be gone. */
export function goneOf(facts: readonly Fact[]): OwnedIds {
  const gone = facts.filter((fact) => fact.deleted && fact.ownerId !== null);
  return { owners: gone.map(({ ownerId }) => ownerId!), ids: gone.map(({ key }) => Number(key)) };
}

/** The last that `facts` tell of each thing that is still there; one insert can take each row only once. */
export function newestOf<Body>(facts: readonly Fact<string, Body>[]): { owner_id: number; at: string; body: Body }[] {
  const last = new Map(facts.map((fact) => [fact.key, fact]));
  return [...last.values()].flatMap((fact) => {
    return fact.deleted || fact.ownerId === null ? [] : [{ owner_id: fact.ownerId, at: fact.at, body: fact.body }];
  });
}
