import { isHeldToVehicles } from '@carnet/pg';
import type { Said } from '@carnet/messages';

/** A table whose rows are referenced by id: copies of another service's things, or the service's own things. */
export interface ReferenceTarget {
  /** A table whose key is `owner_id` and `id`. */
  table: string;
  /** The value of the column `kind`, if the table holds several kinds. The column is then part of the table's key. */
  ofKind?: string;
  /** For copies: the service that owns the things, and their kind there. It can be asked for a thing whose fact has not arrived yet. */
  copyOf?: { producer: string; kind: string };
  /** The parent of each row, and the column that names it. A record that refers to both must name a row and its own parent. */
  partOf?: { target: ReferenceTarget; column: string; otherwise: Said };
  /** The message for a thing that does not exist. A thing of another owner gets the same message. */
  missing: Said;
}

/** A reference in a record or a request. */
export interface Reference {
  target: ReferenceTarget;
  ids: readonly number[];
  /** The body field that holds the ids; left out for an id in the address. */
  field?: string;
}

/** The things of an owner that this service knows. */
export class KnownReferences {
  private readonly wholes = new Map<ReferenceTarget, Map<number, number | null>>();

  /** @param whole id of the parent; null if it has none */
  add(target: ReferenceTarget, id: number, whole: number | null = null): this {
    const wholes = this.wholes.get(target) ?? new Map<number, number | null>();
    this.wholes.set(target, wholes.set(id, whole));
    return this;
  }

  has(target: ReferenceTarget, id: number): boolean {
    return this.wholes.get(target)?.has(id) ?? false;
  }

  /** The id of the thing's parent; null if it has none, or it is not known. */
  wholeOf(target: ReferenceTarget, id: number): number | null {
    return this.wholes.get(target)?.get(id) ?? null;
  }
}

/** The reason why a request is refused. */
export interface ReferenceFault {
  field?: string;
  said: Said;
  /** True if the owning service may know the missing thing. */
  canBeAsked: boolean;
}

/** Groups references by target, with each id once. */
export function byTarget(references: readonly Reference[]): { target: ReferenceTarget; ids: number[] }[] {
  const named = new Map<ReferenceTarget, Set<number>>();
  for (const { target, ids } of references) {
    const all = named.get(target) ?? new Set();
    for (const id of ids) all.add(id);
    if (all.size > 0) named.set(target, all);
  }
  return [...named].map(([target, ids]) => ({ target, ids: [...ids] }));
}

/** The references that are not known here, and that the owning service can be asked for. */
export function unknownOf(references: readonly Reference[], known: KnownReferences): Reference[] {
  return byTarget(references)
    .filter(({ target }) => target.copyOf)
    .map(({ target, ids }) => ({ target, ids: ids.filter((id) => !known.has(target, id)) }))
    .filter(({ ids }) => ids.length > 0);
}

/** The first wrong reference of a record, in the given order, or null. */
export function faultOf(references: readonly Reference[], known: KnownReferences): ReferenceFault | null {
  for (const { target, ids, field } of references) {
    if (ids.some((id) => !known.has(target, id)))
      return { field, said: target.missing, canBeAsked: target.copyOf !== undefined };
    const { partOf } = target;
    const whole = references.find((other) => other.target === partOf?.target)?.ids[0];
    if (partOf && whole !== undefined && ids.some((id) => known.wholeOf(target, id) !== whole))
      // A person with access to one vehicle must not learn that another vehicle has such a thing.
      return { field, said: isHeldToVehicles() ? target.missing : partOf.otherwise, canBeAsked: false };
  }
  return null;
}
