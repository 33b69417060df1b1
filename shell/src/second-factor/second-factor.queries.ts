import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/security';

const PATH = '/api/auth/second-factor';

/** Second factors of the person. Always stale, because they change without this page. */
export const secondFactorQuery = queryOptions({
  queryKey: ['identity', 'second-factor'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<identity.SecondFactorView> => api.get(PATH, { signal, fallback: m.loadFailed }),
});

export const offerApp = (): Promise<identity.NewAppView> =>
  api.post(`${PATH}/totp`, undefined, { fallback: m.setUpFailed });

export const confirmApp = (code: string): Promise<identity.AppConfirmedView> =>
  api.post(`${PATH}/totp/confirm`, { code }, { fallback: m.confirmFailed });

export const removeApp = (): Promise<void> => api.delete(`${PATH}/totp`, { fallback: m.turnOffFailed });

export const renewCodes = (): Promise<identity.RecoveryCodesView> =>
  api.post(`${PATH}/recovery-codes`, undefined, { fallback: m.renewFailed });
