import type { records } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
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

/** Links a paper to a fill-up. A paper of another vehicle stays unchanged: moving it would remove its other links. */
export async function linkPaper(id: number, fillUp: { id: number; vehicle_id: number }): Promise<void> {
  const { vehicle_id, links, version } = await readPaper(id);
  if (vehicle_id !== null && vehicle_id !== fillUp.vehicle_id) return;
  const link = { subject_kind: 'fill-up' as const, subject_id: fillUp.id };
  const body = { links: [...links, link] };
  await api.patch('/api/documents/{id}', body, { params: { id }, fallback: m.paperFailed, ifMatch: version });
}
