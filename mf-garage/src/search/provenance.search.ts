import type { Findings, SearchGroup, SearchHit } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { findPages, HITS, wordsBeside } from './tabs.search';
import * as m from '../messages/search';
import * as errors from '../messages/provenance';

/** Finds owners and numbers. With the word 'provenance', finds that tab of the vehicles that match the other words. */
export const provenanceGroup: SearchGroup = {
  id: 'provenance',
  label: m.provenance,
  find(text, signal) {
    const { isNamed, others } = wordsBeside(text, [m.provenance]);
    return isNamed ? findPages(others, { note: m.provenance, to: paths.provenance }, signal) : findSaid(text, signal);
  },
};

async function findSaid(search: string, signal: AbortSignal): Promise<Findings> {
  const ask = { query: { search, limit: HITS }, signal, fallback: errors.fetchFailed };
  const [owners, numbers] = await Promise.all([
    api.list('/api/ownership-chapters', ask),
    api.list('/api/vehicle-identities', ask),
  ]);
  const of = (row: Parameters<typeof vehicleName>[0] & { vehicle_id: number }) => ({
    note: vehicleName(row),
    to: paths.provenance(row.vehicle_id),
  });
  const hits: SearchHit[] = [
    ...owners.rows.map((row) => ({
      id: row.id,
      title: [row.owner_name, row.location].filter(Boolean).join(', '),
      ...of(row),
    })),
    // Owners and numbers share one list, so ids of numbers are negative to stay unique.
    ...numbers.rows.map((row) => ({ id: -row.id, title: row.as_fitted ?? row.as_built ?? '', ...of(row) })),
  ];
  return { hits: hits.slice(0, HITS), total: (owners.total ?? 0) + (numbers.total ?? 0) };
}
