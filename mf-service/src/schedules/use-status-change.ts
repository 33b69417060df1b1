import { type QueryClient, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { useState } from 'react';
import { templatesChanged, type TemplateStatus } from '../templates';
import { statusIn, withStatus } from './active-schedules.rules';
import { activeSchedulesQuery, changeTemplateStatus } from './schedules.queries';

export interface StatusChange {
  template: { id: number; name: string };
  status: TemplateStatus;
}

const CHANGES = ['service', 'template-status'];

/**
 * Changes a template's status: shown at once, and where the call fails the old one comes back and the active schedules are read again
 * (spec §4). Changes are sent one after the other, so that the last one made is the one that stays.
 */
export function useStatusChange() {
  const queries = useQueryClient();
  // The mutation knows the newest of several changes that are under way alone; an older one must not fail in silence.
  const [failure, setFailure] = useState<Error | null>(null);
  const change = useMutation({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join() },
    mutationFn: ({ template, status }: StatusChange) => changeTemplateStatus(template.id, status),
    onMutate: async ({ template, status }) => {
      await queries.cancelQueries({ queryKey: KEY });
      const before = shownStatus(queries, template.id);
      show(queries, template.id, status);
      return before;
    },
    onError: (error, { template, status }, before) => {
      setFailure(error);
      // The service may be away and answer the reading no better.
      if (before && shownStatus(queries, template.id) === status) show(queries, template.id, before);
    },
    // While another change is under way, an answer read now would hide it.
    onSettled: () => (queries.isMutating({ mutationKey: CHANGES }) > 1 ? undefined : templatesChanged(queries)),
  });
  const start = (template: StatusChange['template'], status: TemplateStatus) => {
    setFailure(null);
    change.mutate({ template, status });
  };
  return { start, failure, dismiss: () => setFailure(null), done: change.isSuccess ? change.variables : null };
}

const KEY = activeSchedulesQuery().queryKey;

const shownStatus = (queries: QueryClient, templateId: number): TemplateStatus | undefined =>
  statusIn(queries.getQueryData(KEY) ?? [], templateId);

const show = (queries: QueryClient, templateId: number, status: TemplateStatus): void =>
  void queries.setQueryData(KEY, (schedules) => schedules && withStatus(schedules, templateId, status));
