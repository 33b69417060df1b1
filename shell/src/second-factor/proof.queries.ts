import type { identity } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/second-step';

/** The proof that a person gives: one of these. */
export type Proof = Omit<identity.OwnProof, never>;

/** Ends a sign-in whose password was right. */
export const endSignIn = (challenge: string, proof: Proof): Promise<identity.SignedInView> =>
  api.post('/api/auth/second-factor/sign-in', { challenge, ...proof }, { fallback: m.failed });

/** The challenge for a passkey after the password. */
export const askSecondStep = (challenge: string): Promise<identity.PasskeyRequestView> =>
  api.post('/api/auth/second-factor/sign-in/options', { challenge }, { fallback: m.failed });

/** The challenge for a passkey as a proof. */
export const askProof = (): Promise<identity.PasskeyRequestView> =>
  api.post('/api/auth/second-factor/proof/options', undefined, { fallback: m.failed });

/** Opens what wants a proof to this session, for ten minutes. */
export const prove = (proof: Proof): Promise<undefined> =>
  api.post('/api/auth/second-factor/proof', proof, { fallback: m.failed });
