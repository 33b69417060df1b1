import type { service } from '@carnet/contracts';
import { api, queryOptions } from '@carnet/mf-kit';

const NAMES = '/api/service/templates';

/** The names of all templates, for an event's template. */
export const templateNamesQuery = () =>
  queryOptions({
    queryKey: ['service', 'templates', 'names'],
    queryFn: async ({ signal }) =>
      (
        await api.list<service.TemplateName>(NAMES, {
          signal,
          fallback: 'Error fetching service event templates',
          query: { sort: 'name' },
        })
      ).rows,
  });

/** One template, for what an event takes from it; 0 for none. */
export const eventTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'templates', 'of-event', id],
    enabled: id > 0,
    queryFn: ({ signal }) =>
      api.get<service.ServiceEventTemplateView>(`${NAMES}/${id}`, {
        signal,
        fallback: 'Template information unavailable',
      }),
  });
