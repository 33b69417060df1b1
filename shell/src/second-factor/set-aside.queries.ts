import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/set-aside';

const PATH = '/api/auth/set-aside';

export type SetAsideThing = identity.SetAsideView;

/** Keys, grants and other things that were suspended when the person recovered the account. */
export const setAsideQuery = queryOptions({
  queryKey: ['identity', 'set-aside'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<SetAsideThing[]> => api.get(PATH, { signal, fallback: m.loadFailed }),
});

export const restoreThing = (id: number): Promise<identity.BroughtBackView> =>
  api.post(`${PATH}/{id}/restore`, undefined, { params: { id }, fallback: m.restoreFailed });
