import type { identity } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/passkey-sign-in';

const PATH = '/api/auth/passkeys/sign-in';

/** Challenge for a sign-in by passkey, before the person is known. */
export const askSignIn = (): Promise<identity.PasskeyVisitView> =>
  api.post(`${PATH}/options`, undefined, { fallback: m.failed });

export const signInByPasskey = (visit: string, passkey: identity.PasskeyAnswer): Promise<identity.SignedInView> =>
  api.post(PATH, { visit, passkey }, { fallback: m.failed });
