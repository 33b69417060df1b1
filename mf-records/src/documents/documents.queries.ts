import type { PhotosOf, records } from '@carnet/contracts';
import { pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit';
import { api } from '../api';
import { soon } from './expiry.rules';

/** A document as it was read: `version` is what the next save is checked against. */
export type Document = records.DocumentView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const DOCUMENT_FILTERS = { search: '', type: '', vehicle_id: '', subject: '', sort: '', deleted: '' };

export type DocumentFilters = typeof DOCUMENT_FILTERS;

const PAGE = 50;
/** A paper is asked for again until it has been read. */
const LOOK_AGAIN_MS = 1_500;

const isPending = ({ state }: Document): boolean => state === 'pending';

export const documentsQuery = (filters: DocumentFilters) =>
  pagedQuery({
    key: ['records', 'documents', 'list'],
    filters: { ...filters },
    // What is in the inbox stands above the list. Who searches, asks for one record or looks into the trash means all papers.
    read: (ask, query) =>
      api.list('/api/documents', {
        ...ask,
        query: { ...query, inbox: query.deleted || query.search || query.subject ? null : false, limit: PAGE },
        fallback: 'Error fetching documents',
      }),
  });

/** What nobody has filed yet, the newest first. */
export const inboxQuery = () =>
  queryOptions({
    queryKey: ['records', 'documents', 'inbox'],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: 'Error fetching documents',
        query: { inbox: true, sort: 'added', limit: 24 },
      }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isPending) ? LOOK_AGAIN_MS : false),
  });

/** As many as a panel shows. */
const SHOWN = 6;

/** The newest papers of a vehicle or a record. */
export const recordDocumentsQuery = ({ subject, id }: PhotosOf) =>
  queryOptions({
    queryKey: ['records', 'documents', 'of-record', subject, id],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: 'Error fetching documents',
        query: { ...(subject === 'vehicle' ? { vehicle_id: id } : { subject: `${subject}:${id}` }), limit: SHOWN },
      }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isPending) ? LOOK_AGAIN_MS : false),
  });

/** What has run out by `today` or will soon, of a vehicle or of all: the newest papers of them, by the date on them. */
export const expiringDocumentsQuery = (today: string, vehicleId?: number) =>
  queryOptions({
    queryKey: ['records', 'documents', 'expiring', today, vehicleId ?? 'all'],
    queryFn: async ({ signal }) =>
      (
        await api.list('/api/documents', {
          signal,
          fallback: 'Error fetching documents',
          query: { vehicle_id: vehicleId, inbox: false, expires_by: soon(today), replaced: false, limit: PAGE },
        })
      ).rows,
  });

export const readDocument = (id: number, signal?: AbortSignal): Promise<Document> =>
  api.get('/api/documents/{id}', { params: { id }, signal, fallback: 'Error fetching document' });

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'documents', id],
    queryFn: ({ signal }) => readDocument(id, signal),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? LOOK_AGAIN_MS : false),
  });

export const updateDocument = (document: Document, body: records.UpdateDocument): Promise<Document> =>
  api.patch('/api/documents/{id}', body, {
    params: { id: document.id },
    fallback: 'Error updating document',
    ifMatch: document.version,
  });

export const deleteDocument = (id: number): Promise<void> =>
  api.delete('/api/documents/{id}', { params: { id }, fallback: 'Error deleting document' });

/** Lists and the inbox are read anew; the saved document itself is known already. */
export async function documentsChanged(queries: QueryClient, saved?: Document): Promise<void> {
  if (saved) takeSaved(queries, documentQuery(saved.id).queryKey, saved);
  const stale = ['list', 'inbox', 'of-record', 'expiring'].map((what) => ['records', 'documents', what]);
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** How documents are read, changed and deleted, and what has to be read anew after that. */
export const DOCUMENT = {
  query: documentQuery,
  read: readDocument,
  update: updateDocument,
  remove: deleteDocument,
  changed: documentsChanged,
};
