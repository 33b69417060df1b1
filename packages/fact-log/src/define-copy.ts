import { Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { join, raw, type Sql, sql, within } from '@carnet/pg';
import { CopyHandler } from './common-handlers.js';
import type { FactHandler } from './fact-handler.js';
import { among, type OwnedIds, type Replicated } from './owned-ids.js';

type ColumnType = 'text' | 'int' | 'date' | 'boolean' | 'jsonb';

/** A column that is not a field of the body. */
interface DerivedColumn {
  /** An expression over `replicated`, which has `owner_id`, `at` and `body`. */
  value: Sql;
  /** The new value when the thing is published again, computed from `copy` (the current row) and `excluded` (the new row). */
  update: Sql;
}

export interface CopyDefinition<Kind extends string, Body> {
  kind: Kind;
  /** A table whose key is `owner_id` and `id`. */
  table: string;
  /** The fields of the body to store, each in a column of the same name. */
  columns: { [Field in keyof Body]?: ColumnType };
  derived?: Record<string, DerivedColumn>;
  /** Other copies that are deleted with the thing: their tables, and the column that holds its id. */
  takesAlong?: { table: string; column: string }[];
  /**
   * Tables whose `vehicle_id` refers to the thing. After a transfer, the former owner's copy stays while they have rows there, since those would be deleted
   * with it.
   */
  keptBy?: readonly string[];
  /** True if the former owner's copy stays after a transfer, because their records refer to it. */
  staysWithFormer?: boolean;
  /** Raise it together with a new column, so that all copies are built again. */
  revision?: number;
}

/** Returns a handler that keeps copies of another service's things in a table. Provide it in the service, and name it in `follows`. */
export function defineCopy<Kind extends string, Body>(
  definition: CopyDefinition<Kind, Body>,
): Type<FactHandler<Kind, Body>> {
  const { kind, table, revision = 1, takesAlong = [] } = definition;

  @Injectable()
  class Copies extends CopyHandler<Kind, Body> {
    readonly name = table;
    readonly kind = kind;
    readonly revision = revision;

    protected async save(tx: EntityManager, replicated: Replicated<Body>[]): Promise<void> {
      await within(tx).rows(upsert(definition, replicated));
    }

    protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
      for (const other of takesAlong)
        await within(tx).rows(sql`delete from ${raw(other.table)} where ${among(gone, raw(other.column))}`);
      await within(tx).rows(sql`delete from ${raw(table)} where ${among(gone)}`);
    }

    override async leave(tx: EntityManager, left: OwnedIds): Promise<void> {
      if (definition.staysWithFormer) return;
      const gone = await this.withoutRecords(tx, left);
      if (gone.ids.length > 0) await this.remove(tx, gone);
    }

    private async withoutRecords(tx: EntityManager, left: OwnedIds): Promise<OwnedIds> {
      const { keptBy = [] } = definition;
      if (keptBy.length === 0) return left;
      const named = keptBy.map(
        (records) => sql`exists (select from ${raw(records)} r where r.owner_id = g.owner_id and r.vehicle_id = g.id)`,
      );
      const gone = await within(tx).rows<{ owner_id: number; id: number }>(sql`
        select g.owner_id, g.id from unnest(${left.owners}::int[], ${left.ids}::int[]) as g (owner_id, id)
        where not (${join(named, ' or ')})`);
      return { owners: gone.map(({ owner_id }) => owner_id), ids: gone.map(({ id }) => id) };
    }
  }
  return Copies;
}

function upsert<Body>(
  { table, columns, derived = {} }: CopyDefinition<string, Body>,
  replicated: Replicated<Body>[],
): Sql {
  const kept = Object.entries<ColumnType | undefined>(columns).map(([name, type = 'text']) => ({
    name,
    value: sql`(body ->> ${raw(`'${name}'`)})::${raw(type)}`,
    update: sql`excluded.${raw(name)}`,
  }));
  const all = [...kept, ...Object.entries(derived).map(([name, column]) => ({ name, ...column }))];
  return sql`
    insert into ${raw(table)} as copy (owner_id, id, ${raw(all.map(({ name }) => name).join(', '))})
    select owner_id, (body ->> 'id')::int, ${join(all.map(({ value }) => value))}
    from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as replicated (owner_id int, at timestamptz, body jsonb)
    order by 1, 2
    on conflict (owner_id, id) do update set ${join(all.map(({ name, update }) => sql`${raw(name)} = ${update}`))}`;
}
