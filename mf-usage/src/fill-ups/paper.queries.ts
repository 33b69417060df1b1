import type { records } from '@carnet/contracts';
import { ApiError, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/fill-up-form';

export type Paper = records.DocumentView & { version?: number };

/** The paper from which a fill-up is created. */
export const paperQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'paper', id],
    queryFn: ({ signal }) => readPaper(id, signal),
    enabled: id > 0,
  });

const readPaper = (id: number, signal?: AbortSignal): Promise<Paper> =>
  api.get('/api/documents/{id}', { params: { id }, signal, fallback: m.paperFailed });

/**
 * Links a paper to a fill-up, once. Reads the paper first, and retries once if another save came in between. A paper of another vehicle stays unchanged:
 * moving it would remove its other links.
 */
export async function linkPaper(id: number, fillUp: { id: number; vehicle_id: number }): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { vehicle_id, links, version } = await readPaper(id);
    const isElsewhere = vehicle_id !== null && vehicle_id !== fillUp.vehicle_id;
    const isLinked = links.some((one) => one.subject_kind === 'fill-up' && one.subject_id === fillUp.id);
    if (isElsewhere || isLinked) return;
    const body = { links: [...links, { subject_kind: 'fill-up' as const, subject_id: fillUp.id }] };
    try {
      await api.patch('/api/documents/{id}', body, { params: { id }, fallback: m.paperFailed, ifMatch: version });
      return;
    } catch (error) {
      if (!isFirst || !(error instanceof ApiError && error.isStale)) throw error;
    }
  }
}
