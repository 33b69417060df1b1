import type { identity } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/second-step';

/** A proof of identity, by one of the methods. */
export type Proof = Omit<identity.OwnProof, never>;

/** Completes a sign-in after a correct password. */
export const endSignIn = (challenge: string, proof: Proof): Promise<identity.SignedInView> =>
  api.post('/api/auth/second-factor/sign-in', { challenge, ...proof }, { fallback: m.failed });

/** Challenge for a passkey after the password. */
export const askSecondStep = (challenge: string): Promise<identity.PasskeyRequestView> =>
  api.post('/api/auth/second-factor/sign-in/options', { challenge }, { fallback: m.failed });

/** Challenge for a passkey as a proof. */
export const askProof = (): Promise<identity.PasskeyRequestView> =>
  api.post('/api/auth/second-factor/proof/options', undefined, { fallback: m.failed });

/** Unlocks actions that need a proof, for this session and ten minutes. */
export const prove = (proof: Proof): Promise<undefined> =>
  api.post('/api/auth/second-factor/proof', proof, { fallback: m.failed });
