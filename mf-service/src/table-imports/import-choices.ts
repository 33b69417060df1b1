import type { service } from '@carnet/contracts';
import { type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import type { EventType } from '../events';
import * as m from '../messages/table-imports';
import { type Mapping, type Remembered, signatureOf, toRemember } from './mapping.rules';
import { type Field, FIELDS } from './table-format';
import type { Table } from './tables.rules';

export type ImportChoices = service.ImportChoicesView;

const KEY = ['service', 'import-choices'];

/** The person's choices from earlier imports: types of categories, columns of tables. */
export const importChoicesQuery = () =>
  queryOptions({
    queryKey: KEY,
    staleTime: 0,
    queryFn: ({ signal }): Promise<ImportChoices> =>
      api.get('/api/imports/choices', { signal, fallback: m.fetchChoicesFailed }),
  });

export const NO_CHOICES: ImportChoices = { categories: [], tables: [] };

/** Event types that the person has chosen for categories of other products. */
export const categoryTypes = ({ categories }: ImportChoices): Map<string, EventType> =>
  new Map(categories.map(({ name, type }) => [name, type]));

/** Choices for an earlier table with the same headers. */
export function rememberedOf({ tables }: ImportChoices, table: Table): Remembered | null {
  const found = tables.find(({ headers }) => headers === signatureOf(table));
  if (!found) return null;
  const places = new Map(found.columns.map(({ field, column }) => [field, column]));
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const place = places.get(field);
    if (place !== undefined && place < table.header.length) columns[field] = place;
  }
  const { kind, unit, currency } = found;
  return { kind, columns, ...(unit && { unit }), ...(currency && { currency }) };
}

interface Said {
  /** Chosen event types by category. */
  types: ReadonlyMap<string, EventType>;
  tables: readonly (readonly [Table, Mapping])[];
}

/** The API's limits for one request. */
const MOST = { categories: 500, tables: 50 };

/** Stores the person's choices in the account, so that the next files need no questions. */
export async function remember(queries: QueryClient, { types, tables }: Said): Promise<void> {
  const body: service.SaveImportChoices = {
    categories: [...types].slice(-MOST.categories).map(([name, type]) => ({ name, type })),
    tables: tables.slice(0, MOST.tables).map(([table, mapping]) => {
      const { columns, ...rest } = toRemember(mapping);
      const places = FIELDS.flatMap((field) => {
        const column = columns[field];
        return column === undefined ? [] : [{ field, column }];
      });
      return { headers: signatureOf(table), columns: places, ...rest };
    }),
  };
  queries.setQueryData(KEY, await api.put('/api/imports/choices', body, { fallback: m.rememberFailed }));
}
