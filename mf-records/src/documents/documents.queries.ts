import type { PhotosOf, records } from '@carnet/contracts';
import { pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import { usageChanged } from '../files';
import { soon, toldSince } from './expiry.rules';
import * as m from '../messages/papers';

/** A document as it was read: `version` is what the next save is checked against. */
export type Document = records.DocumentView & { version?: number };

/** Filters at the beginning; the address keeps those that differ. */
export const DOCUMENT_FILTERS = { search: '', type: '', vehicle_id: '', tag: '', subject: '', sort: '', deleted: '' };

export type DocumentFilters = typeof DOCUMENT_FILTERS;

const PAGE = 50;
/** A paper is asked for again until it has been read. */
const LOOK_AGAIN_MS = 1_500;

const isPending = ({ state, reading }: Document): boolean => state === 'pending' || reading;

export const documentsQuery = (filters: DocumentFilters) =>
  pagedQuery({
    key: ['records', 'documents', 'list'],
    filters: { ...filters },
    // Papers of the inbox stand above the list. Who searches, asks for one record or a tag, or looks into the trash means all papers.
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

/** Papers that nobody has filed yet, the newest first. */
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

/** As many as a panel shows. */
const SHOWN = 6;

/** The newest papers of a vehicle or a record. */
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

/** Papers that can be linked, the last added first. */
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

/** The number of listed papers that run out. */
const TOLD = 5;

/** Papers to be told of at `today`, of a vehicle or of all, the longest ago first; `total` counts those that are not listed, too. */
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

/** As many as a panel names of those that run out before a day. */
const NAMED = 10;

/** Papers of a vehicle that will have run out by a day, the first first. */
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

/** Pages that have pictures; asked for again while more are being drawn. */
export const documentPagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'documents', id, 'pages'],
    queryFn: ({ signal }) => api.get('/api/documents/{id}/pages', { params: { id }, signal, fallback: m.pagesFailed }),
    refetchInterval: ({ state }) => (state.data?.drawing ? LOOK_AGAIN_MS : false),
  });

export const drawPages = (id: number): Promise<records.DocumentPagesView> =>
  api.put('/api/documents/{id}/pages', undefined, { params: { id }, fallback: m.drawFailed });

/** Has pictures made of all sheets, and says of which there are some; asked again until there are all. */
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

/** A picture of a paper, not a PDF or a TIFF of several pages: what can be a page. */
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

/** Lists and the inbox are read anew; the saved document itself is known already. */
export async function documentsChanged(queries: QueryClient, saved?: Document): Promise<void> {
  if (saved) takeSaved(queries, documentQuery(saved.id).queryKey, saved);
  const stale = ['list', 'inbox', 'of-record', 'to-link', 'expiring', 'tags'].map((what) => [
    'records',
    'documents',
    what,
  ]);
  await Promise.all([...stale.map((queryKey) => queries.invalidateQueries({ queryKey })), usageChanged(queries)]);
}

/** The way in which documents are read, changed and deleted, and the queries that have to be read anew after that. */
export const DOCUMENT = {
  query: documentQuery,
  read: readDocument,
  update: updateDocument,
  remove: deleteDocument,
  changed: documentsChanged,
};
