import type { service } from '@carnet/contracts';
import { type Page, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/templates';
import { inLanes } from './in-lanes';
import type { TemplateStatus } from './template.constants';

export type TemplateRow = service.ServiceEventTemplateView;
/** A template as fetched. The next save sends its `version` as `If-Match`. */
export type Template = TemplateRow & { version?: number };
export type AssociatedEvent = service.ServiceEventRow;
interface AssociatedPages {
  pages: Page<AssociatedEvent>[];
  pageParams: unknown[];
}

/** Default filters. The URL stores only the filters that differ. */
export const TEMPLATE_FILTERS = { search: '', type: '', status: '', source: '' };

export type TemplateFilters = typeof TEMPLATE_FILTERS;

const PAGE = 50;

export const templatesQuery = (filters: TemplateFilters) =>
  pagedQuery({
    key: ['service', 'templates', 'list'],
    filters,
    read: (ask, query) =>
      api.list('/api/service-event-templates', {
        ...ask,
        query: { ...query, limit: PAGE },
        fallback: m.fetchAllFailed,
      }),
  });

/** Distinct sources of all templates, for the list's filter. */
export const sourcesQuery = () =>
  queryOptions({
    queryKey: ['service', 'templates', 'sources'],
    queryFn: ({ signal }) => api.get('/api/service-event-templates/sources', { signal, fallback: m.fetchAllFailed }),
  });

export const readTemplate = (id: number, signal?: AbortSignal): Promise<Template> =>
  api.get('/api/service-event-templates/{id}', {
    params: { id },
    signal,
    fallback: m.fetchFailed,
  });

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'templates', id],
    queryFn: ({ signal }) => readTemplate(id, signal),
  });

export const associatedEventsQuery = (id: number) =>
  pagedQuery({
    key: ['service', 'templates', id, 'events'],
    read: (ask) =>
      api.list('/api/service-event-templates/{id}/events', {
        ...ask,
        params: { id },
        query: { limit: PAGE },
        fallback: m.fetchEventsFailed,
      }),
  });

/** Events that can still be associated with a template. The service does the search. */
export const availableEventsQuery = (id: number, search: string) =>
  pagedQuery({
    key: ['service', 'templates', id, 'available-events'],
    filters: { search },
    read: (ask, filters) =>
      api.list('/api/service-event-templates/{id}/available-events', {
        ...ask,
        params: { id },
        query: { ...filters, limit: PAGE },
        fallback: m.loadEventsFailed,
      }),
  });

export const createTemplate = (body: service.CreateTemplate): Promise<Template> =>
  api.post('/api/service-event-templates', body, { fallback: m.createFailed });

export const updateTemplate = (template: Template, body: service.UpdateTemplate): Promise<Template> =>
  api.put('/api/service-event-templates/{id}', body, {
    params: { id: template.id },
    fallback: m.updateFailed,
    ifMatch: template.version,
  });

export const changeTemplateStatus = (id: number, status: TemplateStatus): Promise<Template> =>
  api.patch('/api/service-event-templates/{id}/status', { status }, { params: { id }, fallback: m.updateStatusFailed });

export const deleteTemplate = (id: number): Promise<void> =>
  api.delete('/api/service-event-templates/{id}', {
    params: { id },
    fallback: m.deleteFailed,
  });

const associate = (eventId: number, templateId: number): Promise<unknown> =>
  api.post(
    '/api/service/events/{eventId}/associate-template',
    { template_id: templateId },
    { params: { eventId }, fallback: m.associateFailed },
  );

/** Number of parallel requests. The service rejects more than it can queue. */
export const LANES = 12;

/**
 * Associates events with a template, one request for each (spec 001 §7).
 * @param onAnswer receives the number of responses so far
 * @returns the events that could not be associated
 */
export async function associateAll(
  eventIds: readonly number[],
  templateId: number,
  onAnswer: (answered: number) => void,
): Promise<number[]> {
  const failed = new Set<number>();
  let answered = 0;
  await inLanes(eventIds, LANES, async (id) => {
    await associate(id, templateId).catch(() => failed.add(id));
    onAnswer(++answered);
  });
  return eventIds.filter((id) => failed.has(id));
}

export const removeAssociation = (eventId: number): Promise<void> =>
  api.delete('/api/service/events/{eventId}/template-association', {
    params: { eventId },
    fallback: m.removeAssociationFailed,
  });

/** Removes an event's row from the list at once, and refetches other queries that show it. */
export async function associationRemoved(queries: QueryClient, templateId: number, eventId: number): Promise<void> {
  queries.setQueryData(associatedEventsQuery(templateId).queryKey, (known) => known && without(known, eventId));
  await templatesChanged(queries);
}

const without = (known: AssociatedPages, eventId: number): AssociatedPages => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    rows: page.rows.filter((event) => event.id !== eventId),
    total: page.total - 1,
  })),
});

/** Refetches everything that shows or depends on templates. The saved template is taken from the response. */
export async function templatesChanged(queries: QueryClient, saved?: Template): Promise<void> {
  if (saved) takeSaved(queries, templateQuery(saved.id).queryKey, saved);
  await queries.invalidateQueries({ queryKey: ['service'] });
}

/** Functions that fetch, save and delete a template, and refetch the queries that show it. */
export const TEMPLATE = {
  query: templateQuery,
  read: readTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
  changed: templatesChanged,
};
