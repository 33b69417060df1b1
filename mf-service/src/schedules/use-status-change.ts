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
 * Changes a template's status optimistically. If the request fails, the old status is restored and the active schedules are refetched (spec §4). Requests are
 * sent one after the other, so that the last change wins.
 */
export function useStatusChange() {
  const queries = useQueryClient();
  // The mutation only reports the newest of several pending changes. This state keeps the error of an older one.
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
      // Restores the old status by hand, because refetching may fail, too.
      if (before && shownStatus(queries, template.id) === status) show(queries, template.id, before);
    },
    // A refetch during another pending change would overwrite its optimistic status.
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
