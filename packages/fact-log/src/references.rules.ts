import { isHeldToVehicles } from '@carnet/pg';
import type { Said } from '@carnet/messages';

/** A table whose rows are referenced by id: copies of another service's things, or the service's own things. */
export interface ReferenceTarget {
  /** Has `owner_id` and `id` as its key. */
  table: string;
  /** The value of the column `kind`, if the table holds several kinds. The key of the table then has that column, too. */
  ofKind?: string;
  /** The service that copies come from, and its kind of thing. That service can be asked for what no fact has brought yet. */
  copyOf?: { producer: string; kind: string };
  /** The whole that each row is part of, and the column that names it: a reference to both must name two that belong together. */
  partOf?: { target: ReferenceTarget; column: string; otherwise: Said };
  /** The answer for one that does not exist; another owner's is answered alike. */
  missing: Said;
}

/** A reference of a record or of a request. */
export interface Reference {
  target: ReferenceTarget;
  ids: readonly number[];
  /** The field of the body that names them; none where the address does. */
  field?: string;
}

/** Things of an owner that are known here. */
export class KnownReferences {
  private readonly wholes = new Map<ReferenceTarget, Map<number, number | null>>();

  /** @param whole the id of what it is part of; null where it is part of nothing */
  add(target: ReferenceTarget, id: number, whole: number | null = null): this {
    const wholes = this.wholes.get(target) ?? new Map<number, number | null>();
    this.wholes.set(target, wholes.set(id, whole));
    return this;
  }

  has(target: ReferenceTarget, id: number): boolean {
    return this.wholes.get(target)?.has(id) ?? false;
  }

  /** The id of what this is part of; null where that is nothing, or it is not known. */
  wholeOf(target: ReferenceTarget, id: number): number | null {
    return this.wholes.get(target)?.get(id) ?? null;
  }
}

/** Why a request cannot be answered. */
export interface ReferenceFault {
  field?: string;
  said: Said;
  /** The owner of what is missing may know it. */
  canBeAsked: boolean;
}

/** Each target once, with all ids that are named of it, each once. */
export function byTarget(references: readonly Reference[]): { target: ReferenceTarget; ids: number[] }[] {
  const named = new Map<ReferenceTarget, Set<number>>();
  for (const { target, ids } of references) {
    const all = named.get(target) ?? new Set();
    for (const id of ids) all.add(id);
    if (all.size > 0) named.set(target, all);
  }
  return [...named].map(([target, ids]) => ({ target, ids: [...ids] }));
}

/** Those of `references` that are not known here, and whose owner can be asked. */
export function unknownOf(references: readonly Reference[], known: KnownReferences): Reference[] {
  return byTarget(references)
    .filter(({ target }) => target.copyOf)
    .map(({ target, ids }) => ({ target, ids: ids.filter((id) => !known.has(target, id)) }))
    .filter(({ ids }) => ids.length > 0);
}

/** The first thing that is wrong with what one record refers to, in the order in which it is named, or null. */
export function faultOf(references: readonly Reference[], known: KnownReferences): ReferenceFault | null {
  for (const { target, ids, field } of references) {
    if (ids.some((id) => !known.has(target, id)))
      return { field, said: target.missing, canBeAsked: target.copyOf !== undefined };
    const { partOf } = target;
    const whole = references.find((other) => other.target === partOf?.target)?.ids[0];
    if (partOf && whole !== undefined && ids.some((id) => known.wholeOf(target, id) !== whole))
      // Nor does whoever has one vehicle learn that there is such a thing of another.
      return { field, said: isHeldToVehicles() ? target.missing : partOf.otherwise, canBeAsked: false };
  }
  return null;
}
