import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

/** The names of all templates, for an event's template. */
export const templateNamesQuery = () =>
  queryOptions({
    queryKey: ['service', 'templates', 'names'],
    queryFn: async ({ signal }) =>
      (
        await api.list('/api/service/templates', {
          signal,
          fallback: m.fetchTemplatesFailed,
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
      api.get('/api/service/templates/{id}', { params: { id }, signal, fallback: m.templateUnavailable }),
  });
