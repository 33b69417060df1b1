import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/passkeys';

const PATH = '/api/auth/passkeys';

export type Passkey = identity.PasskeyView;

/** Passkeys of the person. Always stale, because their last use changes without this page. */
export const passkeysQuery = queryOptions({
  queryKey: ['identity', 'passkeys'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Passkey[]> => api.get(PATH, { signal, fallback: m.loadFailed }),
});

export const offerPasskey = (): Promise<identity.PasskeyCreationView> =>
  api.post(`${PATH}/options`, undefined, { fallback: m.addFailed });

export const addPasskey = (name: string, passkey: identity.NewPasskeyAnswer): Promise<identity.PasskeyAddedView> =>
  api.post(PATH, { name, passkey }, { fallback: m.addFailed });

export const renamePasskey = (id: number, name: string): Promise<Passkey> =>
  api.put(`${PATH}/{id}`, { name }, { params: { id }, fallback: m.renameFailed });

export const removePasskey = (id: number): Promise<void> =>
  api.delete(`${PATH}/{id}`, { params: { id }, fallback: m.removeFailed });
