import type { service } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@carnet/mf-kit';
import type { TemplateStatus } from './template.words';

export type TemplateRow = service.ServiceEventTemplateView;
/** A template as it was read: `version` is what the next save is checked against. */
export type Template = TemplateRow & { version?: number };
export type AssociatedEvent = service.ServiceEventRow;

export interface TemplateFilters {
  search: string;
  type: string;
  status: string;
  source: string;
}

const TEMPLATES = '/api/service-event-templates';
const PAGE = 50;

export const templatesQuery = (filters: TemplateFilters) =>
  infiniteQueryOptions({
    queryKey: ['service', 'templates', 'list', { ...filters }],
    queryFn: ({ signal, pageParam }) =>
      api.list<TemplateRow>(pageParam ?? TEMPLATES, {
        signal,
        fallback: 'Error fetching service event templates',
        query: pageParam ? {} : { ...filters, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** The distinct sources of all templates, for the list's filter. */
export const sourcesQuery = () =>
  queryOptions({
    queryKey: ['service', 'templates', 'sources'],
    queryFn: ({ signal }) =>
      api.get<string[]>(`${TEMPLATES}/sources`, { signal, fallback: 'Error fetching service event templates' }),
  });

export const readTemplate = (id: number, signal?: AbortSignal): Promise<Template> =>
  api.get<Template>(`${TEMPLATES}/${id}`, { signal, fallback: 'Error fetching service event template' });

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'templates', id],
    queryFn: ({ signal }) => readTemplate(id, signal),
  });

export const associatedEventsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['service', 'templates', id, 'events'],
    queryFn: ({ signal, pageParam }) =>
      api.list<AssociatedEvent>(pageParam ?? `${TEMPLATES}/${id}/events`, {
        signal,
        fallback: 'Error fetching service events for template',
        query: pageParam ? {} : { limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });

export const createTemplate = (body: service.CreateTemplate): Promise<Template> =>
  api.post<Template>(TEMPLATES, body, { fallback: 'Error creating service event template' });

export const updateTemplate = (template: Template, body: service.UpdateTemplate): Promise<Template> =>
  api.put<Template>(`${TEMPLATES}/${template.id}`, body, {
    fallback: 'Error updating service event template',
    ifMatch: template.version,
  });

export const changeTemplateStatus = (id: number, status: TemplateStatus): Promise<Template> =>
  api.patch<Template>(
    `${TEMPLATES}/${id}/status`,
    { status },
    { fallback: 'Failed to update status. Please try again.' },
  );

export const deleteTemplate = (id: number): Promise<void> =>
  api.delete(`${TEMPLATES}/${id}`, { fallback: 'Error deleting service event template' });

export const associate = (eventId: number, templateId: number): Promise<unknown> =>
  api.post(
    `/api/service/events/${eventId}/associate-template`,
    { template_id: templateId },
    { fallback: 'Failed to associate events with template. Please try again.' },
  );

export const removeAssociation = (eventId: number): Promise<void> =>
  api.delete(`/api/service/events/${eventId}/template-association`, {
    fallback: 'Failed to remove association. Please try again.',
  });

/** All that shows templates or names one is read anew; the saved template itself is known already. */
export async function templatesChanged(queries: QueryClient, saved?: Template): Promise<void> {
  if (saved) queries.setQueryData(templateQuery(saved.id).queryKey, saved);
  await queries.invalidateQueries({
    predicate: ({ queryKey: [domain, kind, id, ...rest] }) =>
      domain === 'service' && kind !== undefined && !(kind === 'templates' && id === saved?.id && rest.length === 0),
  });
}
