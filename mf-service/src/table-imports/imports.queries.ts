import { type QueryClient, queryOptions } from '@carnet/mf-kit';
import { api } from '../api';
import * as m from '../messages/table-imports';

/** An import that can be undone, with what it made in both services. */
export interface PastImport {
  batch: string;
  file_name: string;
  product: string | null;
  /** By which the same file is known again; null where the browser that sent it made none. */
  file_sha256: string | null;
  created_at: string;
  made: number;
}

const KEY = ['service', 'imports'];

/** The newest imports of the person. */
export const importsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const options = { signal, fallback: m.fetchImportsFailed };
      const [history, readings] = await Promise.all([
        api.get('/api/imports/history', options),
        api.get('/api/imports/readings', options),
      ]);
      return merged([...history.imports, ...readings.imports]);
    },
  });

/** An import that made events and readings is one. */
export function merged(imports: readonly PastImport[]): PastImport[] {
  const all = new Map<string, PastImport>();
  for (const one of imports) {
    const other = all.get(one.batch);
    all.set(one.batch, other ? { ...other, made: other.made + one.made } : one);
  }
  return [...all.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

export const importsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY });
