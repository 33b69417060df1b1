import { Invalid, NotFound, type Problem, Unavailable } from '@carnet/messages';
import { type Database, join, type Queryable, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { ReadThrough } from './read-through.js';
import {
  byTarget,
  faultOf,
  KnownReferences,
  type Reference,
  type ReferenceFault,
  type ReferenceTarget,
  unknownOf,
} from './references.rules.js';

/** Maximum number of unknown ids that one request may fetch; further ones count as missing. */
const MAX_ASKED = 1_000;
const ASKED_AT_ONCE = 10;

/** A write that checks its references in its own statement stored nothing. The service handles this error itself. */
export class NothingStored extends Error {
  /** @param references all references of the record; if several are wrong, the answer names the first */
  constructor(readonly references: readonly Reference[]) {
    super('What the record refers to is not all known here');
  }
}

/** Returns the result of a write that checks its references. @throws NothingStored if it stored nothing */
export function requireStored<T>(stored: T | null, references: readonly Reference[]): T {
  if (stored === null) throw new NothingStored(references);
  return stored;
}

/** References that no copy contains, and whose owning service was not asked yet. The service handles this error itself. */
class UnknownReferences extends Error {
  constructor(readonly references: readonly Reference[]) {
    super('Some of what is referred to is not known here yet');
  }
}

/** Resolves what records refer to: first in the service's own tables and copies, then by asking the owning service. */
export class References {
  constructor(
    private readonly database: Database,
    private readonly readThrough: ReadThrough,
  ) {}

  /**
   * Runs `work`, which writes first: its statements check the references, and it throws `NothingStored` if they stored nothing. Only then the missing
   * references are looked up, the owning services are asked for those that no copy contains, and `work` runs again with `asked` true. So known references cost
   * nothing extra.
   * @throws Invalid (400) or NotFound (404) if a thing does not exist, belongs to another owner, or is not part of the required parent
   * @throws DependencyDown (503) if an owning service does not answer
   */
  async resolving<T>(owner: OwnerId, work: (asked: boolean) => Promise<T>): Promise<T> {
    try {
      return await work(false);
    } catch (error) {
      await this.askFor(await this.unknownAfter(owner, error));
    }
    try {
      return await work(true);
    } catch (error) {
      throw await this.refusalAfter(owner, error);
    }
  }

  /** Looks up the known references in one statement. */
  async lookUp(db: Queryable, owner: OwnerId, references: readonly Reference[]): Promise<KnownReferences> {
    const wanted = byTarget(references);
    const known = new KnownReferences();
    if (wanted.length === 0) return known;
    const found = await db.rows<{ target: number; id: number; whole: number | null }>(
      join(
        wanted.map(
          ({ target, ids }, place) => sql`
            select ${raw(String(place))} as target, id, ${raw(target.partOf?.column ?? 'null::int')} as whole
            from ${raw(target.table)} where owner_id = ${owner} and id = any(${ids}::int[])${ofKind(target)}`,
        ),
        ' union all ',
      ),
    );
    for (const { target, id, whole } of found) known.add(wanted[target]!.target, id, whole);
    return known;
  }

  /** The same inside `resolving`, for work that checks the references itself. On the first run, unknown references are fetched first. */
  async lookUpAll(
    db: Queryable,
    owner: OwnerId,
    references: readonly Reference[],
    asked: boolean,
  ): Promise<KnownReferences> {
    const known = await this.lookUp(db, owner, references);
    const unknown = unknownOf(references, known);
    if (!asked && unknown.length > 0) throw new UnknownReferences(unknown);
    return known;
  }

  /** Looks up references after fetching unknown ones, for a request that only reads. Do not call it in a transaction. */
  find(owner: OwnerId, references: readonly Reference[]): Promise<KnownReferences> {
    return this.resolving(owner, (asked) => this.lookUpAll(this.database, owner, references, asked));
  }

  /** @throws NotFound (404) if the thing of an address does not exist, or belongs to another owner */
  async require(owner: OwnerId, target: ReferenceTarget, id: number): Promise<void> {
    const known = await this.find(owner, [{ target, ids: [id] }]);
    if (!known.has(target, id)) throw new NotFound(target.missing);
  }

  /** Returns the references to fetch after a failure. Throws the error if fetching cannot help. */
  private async unknownAfter(owner: OwnerId, error: unknown): Promise<readonly Reference[]> {
    if (error instanceof UnknownReferences) return error.references;
    if (!(error instanceof NothingStored)) throw error;
    const known = await this.lookUp(this.database, owner, error.references);
    const fault = faultOf(error.references, known);
    if (fault && !fault.canBeAsked) throw problemOf(fault);
    // Without a fault, the facts have arrived in the meantime.
    return unknownOf(error.references, known);
  }

  private async refusalAfter(owner: OwnerId, error: unknown): Promise<unknown> {
    if (!(error instanceof NothingStored)) return error;
    const fault = faultOf(error.references, await this.lookUp(this.database, owner, error.references));
    return fault ? problemOf(fault) : new Unavailable();
  }

  private async askFor(unknown: readonly Reference[]): Promise<void> {
    const questions = unknown
      .flatMap(({ target: { copyOf }, ids }) => ids.map((id) => ({ ...copyOf!, id })))
      .slice(0, MAX_ASKED);
    for (let at = 0; at < questions.length; at += ASKED_AT_ONCE)
      await Promise.all(
        questions
          .slice(at, at + ASKED_AT_ONCE)
          .map(({ producer, kind, id }) => this.readThrough.fetch(producer, kind, id)),
      );
  }
}

const ofKind = ({ ofKind: kind }: ReferenceTarget): Sql => (kind === undefined ? sql`` : sql` and kind = ${kind}`);

const problemOf = ({ field, said }: ReferenceFault): Problem =>
  field === undefined ? new NotFound(said) : Invalid.field(field, said);
