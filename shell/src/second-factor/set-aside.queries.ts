import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/set-aside';

const PATH = '/api/auth/set-aside';

export type SetAsideThing = identity.SetAsideView;

/** Things that were ended when the account was taken back. */
export const setAsideQuery = queryOptions({
  queryKey: ['identity', 'set-aside'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<SetAsideThing[]> => api.get(PATH, { signal, fallback: m.loadFailed }),
});

export const restoreThing = (id: number): Promise<identity.BroughtBackView> =>
  api.post(`${PATH}/{id}/restore`, undefined, { params: { id }, fallback: m.restoreFailed });
