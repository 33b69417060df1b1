import type { garage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { savedInGarage } from '../shared';
import * as m from '../messages/provenance';

export type Provenance = garage.ProvenanceView;
export type Chapter = garage.OwnershipChapterView;
export type Identity = garage.IdentityView;
export type Gap = Provenance['gaps'][number];

export const provenanceQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['garage', 'provenance', vehicleId],
    queryFn: ({ signal }): Promise<Provenance> =>
      api.get('/api/vehicles/{id}/provenance', { params: { id: vehicleId }, signal, fallback: m.fetchFailed }),
  });

export const readChapter = (id: number, signal?: AbortSignal): Promise<Chapter> =>
  api.get('/api/ownership-chapters/{id}', { params: { id }, signal, fallback: m.fetchOwnerFailed });

export const chapterQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'ownership', id], queryFn: ({ signal }) => readChapter(id, signal) });

export const createChapter = (body: garage.CreateOwnershipChapter): Promise<Chapter> =>
  api.post('/api/ownership-chapters', body, { fallback: m.saveOwnerFailed });

const updateChapter = ({ id, version }: Chapter, body: garage.UpdateOwnershipChapter): Promise<Chapter> =>
  api.put('/api/ownership-chapters/{id}', body, { params: { id }, fallback: m.saveOwnerFailed, ifMatch: version });

export const deleteChapter = ({ id, version }: Chapter): Promise<void> =>
  api.delete('/api/ownership-chapters/{id}', { params: { id }, fallback: m.deleteOwnerFailed, ifMatch: version });

/** Functions that fetch and save a chapter, and refetch the queries that show it. */
export const CHAPTER = {
  query: chapterQuery,
  read: readChapter,
  update: updateChapter,
  changed: savedInGarage<Chapter>(chapterQuery),
};

export const readIdentity = (id: number, signal?: AbortSignal): Promise<Identity> =>
  api.get('/api/vehicle-identities/{id}', { params: { id }, signal, fallback: m.fetchNumberFailed });

export const identityQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'identities', id], queryFn: ({ signal }) => readIdentity(id, signal) });

export const createIdentity = (body: garage.CreateIdentity): Promise<Identity> =>
  api.post('/api/vehicle-identities', body, { fallback: m.saveNumberFailed });

const updateIdentity = ({ id, version }: Identity, body: garage.UpdateIdentity): Promise<Identity> =>
  api.put('/api/vehicle-identities/{id}', body, { params: { id }, fallback: m.saveNumberFailed, ifMatch: version });

export const deleteIdentity = ({ id, version }: Identity): Promise<void> =>
  api.delete('/api/vehicle-identities/{id}', { params: { id }, fallback: m.deleteNumberFailed, ifMatch: version });

/** Functions that fetch and save a number, and refetch the queries that show it. */
export const IDENTITY = {
  query: identityQuery,
  read: readIdentity,
  update: updateIdentity,
  changed: savedInGarage<Identity>(identityQuery),
};
