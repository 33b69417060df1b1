import type { PhotosOf, records } from '@carnet/contracts';
import { pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import { usageChanged } from '../files';
import { soon, toldSince } from './expiry.rules';
import * as m from '../messages/papers';

/** A document as fetched. The next save sends its `version` as `If-Match`. */
export type Document = records.DocumentView & { version?: number };

/** Default filters. The URL stores only the filters that differ. */
export const DOCUMENT_FILTERS = { search: '', type: '', vehicle_id: '', tag: '', subject: '', sort: '', deleted: '' };

export type DocumentFilters = typeof DOCUMENT_FILTERS;

const PAGE = 50;
/** Polling interval while a paper is being processed. */
const LOOK_AGAIN_MS = 1_500;

const isPending = ({ state, reading }: Document): boolean => state === 'pending' || reading;

export const documentsQuery = (filters: DocumentFilters) =>
  pagedQuery({
    key: ['records', 'documents', 'list'],
    filters: { ...filters },
    // The inbox is shown above the list, so the list leaves it out. A search, a filter by record or tag, and the trash include it.
    read: (ask, query) =>
      api.list('/api/documents', {
        ...ask,
        query: {
          ...query,
          inbox: query.deleted || query.search || query.subject || query.tag ? null : false,
          limit: PAGE,
        },
        fallback: m.listFailed,
      }),
  });

/** Papers that nobody has filed yet, newest first. */
export const inboxQuery = () =>
  queryOptions({
    queryKey: ['records', 'documents', 'inbox'],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: m.listFailed,
        query: { inbox: true, sort: 'added', limit: 24 },
      }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isPending) ? LOOK_AGAIN_MS : false),
  });

/** Number of papers in a panel. */
const SHOWN = 6;

/** Newest papers of a vehicle or a record. */
export const recordDocumentsQuery = ({ subject, id }: PhotosOf) =>
  queryOptions({
    queryKey: ['records', 'documents', 'of-record', subject, id],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: m.listFailed,
        query: { ...(subject === 'vehicle' ? { vehicle_id: id } : { subject: `${subject}:${id}` }), limit: SHOWN },
      }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isPending) ? LOOK_AGAIN_MS : false),
  });

/** Papers that can be linked, most recently added first. */
export const papersToLinkQuery = (search: string) =>
  queryOptions({
    queryKey: ['records', 'documents', 'to-link', search],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: m.listFailed,
        query: { search, sort: 'added', limit: 12 },
      }),
    placeholderData: (before) => before,
  });

/** Number of expiring papers in the list. */
const TOLD = 5;

/** Papers to warn about on `today`, of one vehicle or of all, earliest expiry first. `total` also counts those beyond the list. */
export const expiringDocumentsQuery = (today: string, vehicleId?: number) =>
  queryOptions({
    queryKey: ['records', 'documents', 'expiring', today, vehicleId ?? 'all'],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: m.listFailed,
        query: {
          vehicle_id: vehicleId,
          inbox: false,
          ...{ expires_by: soon(today), lapsed_since: toldSince(today), replaced: false },
          ...{ sort: 'expires', limit: TOLD },
        },
      }),
  });

/** Number of papers that the panel lists. */
const NAMED = 10;

/** Papers of a vehicle that expire on or before `day`, earliest first. */
export const papersUntilQuery = (vehicleId: number, day: string, today: string) =>
  queryOptions({
    queryKey: ['records', 'documents', 'until', vehicleId, day, today],
    queryFn: ({ signal }) =>
      api.list('/api/documents', {
        signal,
        fallback: m.listFailed,
        query: {
          vehicle_id: vehicleId,
          inbox: false,
          ...{ expires_by: day, lapsed_since: toldSince(today), replaced: false },
          ...{ sort: 'expires', limit: NAMED },
        },
      }),
  });

export const readDocument = (id: number, signal?: AbortSignal): Promise<Document> =>
  api.get('/api/documents/{id}', { params: { id }, signal, fallback: m.readFailed });

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'documents', id],
    queryFn: ({ signal }) => readDocument(id, signal),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? LOOK_AGAIN_MS : false),
  });

/** Pages with pictures. Polls while more pictures are being made. */
export const documentPagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'documents', id, 'pages'],
    queryFn: ({ signal }) => api.get('/api/documents/{id}/pages', { params: { id }, signal, fallback: m.pagesFailed }),
    refetchInterval: ({ state }) => (state.data?.drawing ? LOOK_AGAIN_MS : false),
  });

export const drawPages = (id: number): Promise<records.DocumentPagesView> =>
  api.put('/api/documents/{id}/pages', undefined, { params: { id }, fallback: m.drawFailed });

/** Requests pictures of all sheets and lists those that exist. Polls until all exist. */
export const sheetsQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'documents', id, 'sheets'],
    queryFn: () => drawPages(id),
    refetchInterval: ({ state }) => (state.data?.drawing ? LOOK_AGAIN_MS : false),
  });

export const updateDocument = (document: Document, body: records.UpdateDocument): Promise<Document> =>
  api.patch('/api/documents/{id}', body, {
    params: { id: document.id },
    fallback: m.updateFailed,
    ifMatch: document.version,
  });

export const deleteDocument = (id: number): Promise<void> =>
  api.delete('/api/documents/{id}', { params: { id }, fallback: m.deleteFailed });

/** True for a single picture, which can become a page of a joined paper. False for a PDF and a TIFF with several pages. */
export const isPicture = ({ media_type, pages }: Document): boolean =>
  media_type.startsWith('image/') && (pages ?? 1) === 1;

export const joinDocuments = (body: records.JoinDocuments): Promise<Document> =>
  api.post('/api/documents/joined', body, { fallback: m.joinFailed });

export const takeApart = ({ id, version }: Document): Promise<Document> =>
  api.post('/api/documents/{id}/apart', undefined, {
    params: { id },
    fallback: m.apartFailed,
    ifMatch: version,
  });

/** Refetches lists and the inbox. The saved document is taken from the response. */
export async function documentsChanged(queries: QueryClient, saved?: Document): Promise<void> {
  if (saved) takeSaved(queries, documentQuery(saved.id).queryKey, saved);
  const stale = ['list', 'inbox', 'of-record', 'to-link', 'expiring', 'tags'].map((what) => [
    'records',
    'documents',
    what,
  ]);
  await Promise.all([...stale.map((queryKey) => queries.invalidateQueries({ queryKey })), usageChanged(queries)]);
}

/** Functions that fetch, save and delete a document, and refetch the queries that show it. */
export const DOCUMENT = {
  query: documentQuery,
  read: readDocument,
  update: updateDocument,
  remove: deleteDocument,
  changed: documentsChanged,
};
