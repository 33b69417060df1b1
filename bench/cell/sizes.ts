import { SERVICES } from '../../scripts/lib/paths.js';
import { megabytesOf } from '../files/cpu.js';
import type { CellStack } from './stack.js';

/** Size of all databases together, in bytes. */
export interface Sizes {
  rows: number;
  indexes: number;
  /** Size of rows and indexes, by table, over all databases. */
  tables: Map<string, number>;
}

interface TableSize extends Record<string, unknown> {
  table: string;
  rows: string;
  indexes: string;
}

const SIZES = `
  select relname as table, pg_table_size(oid) as rows, pg_indexes_size(oid) as indexes
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

export async function sizesOf(stack: CellStack): Promise<Sizes> {
  const sizes: Sizes = { rows: 0, indexes: 0, tables: new Map() };
  for (const service of SERVICES)
    for (const { table, rows, indexes } of await stack.query<TableSize>(service, SIZES)) {
      sizes.rows += Number(rows);
      sizes.indexes += Number(indexes);
      sizes.tables.set(table, (sizes.tables.get(table) ?? 0) + Number(rows) + Number(indexes));
    }
  return sizes;
}

/** Memory of all services together, in megabytes. */
export const memoryOf = ({ pids }: CellStack): number =>
  Math.round(SERVICES.reduce((sum, name) => sum + megabytesOf(pids[name]), 0));
