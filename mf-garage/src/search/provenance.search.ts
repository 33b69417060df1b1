import type { Findings, SearchGroup, SearchHit } from '@carnet/mf-kit';
import { api } from '../api';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import * as m from '../messages/search';
import * as errors from '../messages/provenance';
import * as vehicles from '../messages/vehicles';

/** As many as other groups show at first. */
const HITS = 5;
/** A word of fewer letters begins too many. */
const NAMED_BY = 3;

/** What a vehicle's past answers a search with: owners and numbers; by its own name, the tab of the vehicles that the other words find. */
export const provenanceGroup: SearchGroup = {
  id: 'provenance',
  label: m.provenance,
  find(text, signal) {
    const words = text.split(/\s+/).filter(Boolean);
    const others = words.filter((word) => !isItsName(word));
    return others.length < words.length ? findTabs(others.join(' '), signal) : findSaid(text, signal);
  },
};

const isItsName = (word: string): boolean =>
  word.length >= Math.min(NAMED_BY, m.provenance.length) && m.provenance.toLowerCase().startsWith(word.toLowerCase());

async function findTabs(search: string, signal: AbortSignal): Promise<Findings> {
  const query = { ...(search && { search }), limit: HITS };
  const { rows, total } = await api.list('/api/vehicles', { query, signal, fallback: vehicles.fetchAllFailed });
  const hits = rows.map((vehicle) => ({
    id: vehicle.id,
    title: vehicleName(vehicle),
    note: m.provenance,
    to: paths.provenance(vehicle.id),
    picture: vehicle.cover,
  }));
  return { hits, total: total ?? hits.length };
}

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
    // Ids of two kinds of things stand in one list: those of numbers are below zero.
    ...numbers.rows.map((row) => ({ id: -row.id, title: row.as_fitted ?? row.as_built ?? '', ...of(row) })),
  ];
  return { hits: hits.slice(0, HITS), total: (owners.total ?? 0) + (numbers.total ?? 0) };
}
