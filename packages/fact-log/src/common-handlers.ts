import { Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { raw, sql, within } from '@carnet/pg';
import type { FactHandler } from './fact-handler.js';
import type { Fact } from './fact.js';
import { goneOf, newestOf, type OwnedIds, type Replicated } from './owned-ids.js';

/** Keeps copies of another service's records: saves changed ones, deletes removed ones. */
export abstract class CopyHandler<Kind extends string, Body> implements FactHandler<Kind, Body> {
  abstract readonly kind: Kind;

  protected abstract save(tx: EntityManager, replicated: Replicated<Body>[]): Promise<void>;
  protected abstract remove(tx: EntityManager, gone: OwnedIds): Promise<void>;

  apply(tx: EntityManager, fact: Fact<Kind, Body>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<Kind, Body>[]): Promise<void> {
    const newest = newestOf(facts);
    const gone = goneOf(facts);
    if (newest.length > 0) await this.save(tx, newest);
    if (gone.ids.length > 0) await this.remove(tx, gone);
  }

  /** Deletes the copies of the previous owner when a record changes its owner. */
  leave(tx: EntityManager, left: OwnedIds): Promise<void> {
    return this.remove(tx, left);
  }
}

/** Follows deletions in another service: deletes the rows that belong to the deleted record, or clears their reference. */
export abstract class GoneHandler<Kind extends string> implements FactHandler<Kind> {
  abstract readonly kind: Kind;
  readonly only = 'deletions';

  protected abstract remove(tx: EntityManager, gone: OwnedIds): Promise<void>;

  apply(tx: EntityManager, fact: Fact<Kind>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<Kind>[]): Promise<void> {
    const gone = goneOf(facts);
    if (gone.ids.length > 0) await this.remove(tx, gone);
  }
}

/** Follows `user`: deletes what a deleted user owned. */
export abstract class UserGoneHandler implements FactHandler<'user'> {
  readonly kind = 'user';
  readonly only = 'deletions';

  protected abstract removeOf(tx: EntityManager, owner: number): Promise<void>;

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.removeOf(tx, fact.ownerId);
  }
}

/**
 * Returns a handler that deletes the rows of a deleted owner from these tables, in this order.
 * @param name under which the service stores the handler's cursor
 */
export function purgeOf(name: string, tables: readonly string[]): Type<FactHandler<'user'>> {
  @Injectable()
  class Purge extends UserGoneHandler {
    readonly name = name;

    protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
      for (const table of tables) await within(tx).rows(sql`delete from ${raw(table)} where owner_id = ${owner}`);
    }
  }
  return Purge;
}
