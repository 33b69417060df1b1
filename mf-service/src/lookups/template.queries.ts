import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

/** Names of all templates, for the template of an event. */
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

/** The template that an event follows; disabled for 0. */
export const eventTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'templates', 'of-event', id],
    enabled: id > 0,
    queryFn: ({ signal }) =>
      api.get('/api/service/templates/{id}', { params: { id }, signal, fallback: m.templateUnavailable }),
  });
