import { type Page, type QueryClient, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/table-imports';
import { keyOfTemplate } from './plans.rules';
import {
  type EventKey,
  type FillUpKey,
  keyOfComponent,
  keyOfEvent,
  keyOfFillUp,
  keyOfReading,
  type Present,
} from './present.rules';

/** An import that can be undone, with its records in all services. */
export interface PastImport {
  batch: string;
  file_name: string;
  product: string | null;
  /** Hash that identifies the file; null if the browser could not compute one. */
  file_sha256: string | null;
  created_at: string;
  made: number;
}

const KEY = ['service', 'imports'];

/** Newest imports of the person. */
export const importsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const options = { signal, fallback: m.fetchImportsFailed };
      const [history, readings, fillUps] = await Promise.all([
        api.get('/api/imports/history', options),
        api.get('/api/imports/readings', options),
        api.get('/api/imports/fill-ups', options),
      ]);
      return merged([...history.imports, ...readings.imports, ...fillUps.imports]);
    },
  });

/** Merges the entries of several services into one import. */
export function merged(imports: readonly PastImport[]): PastImport[] {
  const all = new Map<string, PastImport>();
  for (const one of imports) {
    const other = all.get(one.batch);
    all.set(one.batch, other ? { ...other, made: other.made + one.made } : one);
  }
  return [...all.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** The API's maximum page size. */
const PAGE = 200;

/** Existing records of these vehicles, fetched again for each file. Includes the person's components if the file has any. */
export const presentQuery = (vehicleIds: readonly number[], hasComponents: boolean) =>
  queryOptions({
    queryKey: [...KEY, 'present', vehicleIds, hasComponents],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const present = new Map<number, Present>();
      const components = hasComponents ? await componentKeys(signal) : new Set<string>();
      for (const id of vehicleIds) present.set(id, { ...(await presentOn(id, signal)), components });
      return present;
    },
  });

const componentKeys = (signal: AbortSignal): Promise<Set<string>> =>
  keysOf(
    (page) => api.list('/api/usage/components', { signal, fallback: m.presentFailed, query: { limit: PAGE }, page }),
    keyOfComponent,
  );

async function presentOn(vehicleId: number, signal: AbortSignal): Promise<Present> {
  const options = { signal, fallback: m.presentFailed };
  const events = await keysOf<EventKey>(
    (page) => api.list('/api/service/events', { ...options, query: { vehicle_id: vehicleId, limit: PAGE }, page }),
    keyOfEvent,
  );
  const fillUps = await keysOf<FillUpKey>(
    (page) =>
      api.list('/api/fill-ups/vehicles/{vehicleId}', {
        ...options,
        params: { vehicleId },
        query: { limit: PAGE },
        page,
      }),
    keyOfFillUp,
  );
  const { readings } = await api.get('/api/vehicles/{id}/odometer', { ...options, params: { id: vehicleId } });
  const { schedules } = await api.get('/api/service-schedules/vehicles/{vehicleId}', {
    ...options,
    params: { vehicleId },
  });
  const active = schedules.filter(({ is_active }) => is_active).flatMap(({ templates }) => templates);
  return {
    ...{ events, fillUps, readings: new Set(readings.map(keyOfReading)) },
    templates: new Set(active.map(keyOfTemplate)),
  };
}

/** Keys of all rows of a list. */
async function keysOf<Row>(
  fetchPage: (page: string | null) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<Set<string>> {
  const keys = new Set<string>();
  let page: string | null = null;
  do {
    const { rows, next }: Page<Row> = await fetchPage(page);
    for (const row of rows) keys.add(keyOf(row));
    page = next;
  } while (page);
  return keys;
}

/** Call after vehicles were created or deleted. */
export const garageChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['garage'] });

/** Call after schedules or templates were created or deleted. */
export const plansChanged = (queries: QueryClient) =>
  Promise.all(
    ['schedules', 'templates', 'due'].map((what) => queries.invalidateQueries({ queryKey: ['service', what] })),
  );

/** Call after fill-ups were created or deleted. */
export const fillUpsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['usage'] });

export const importsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY });
