import { createHash } from 'node:crypto';

/** The purpose of a challenge; an answer is valid only for its own purpose. */
export type Purpose = 'registration' | 'proof' | 'second-step' | 'visit';

/** The hash that binds a challenge to a session, to a waiting sign-in, or to a visit. */
export const boundTo = (purpose: Purpose, secret: string): Buffer =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();

/** The challenge in an answer; null if its client data is malformed. */
export function challengeIn(clientData: string): Buffer | null {
  try {
    const said = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof said?.challenge === 'string' ? Buffer.from(said.challenge, 'base64url') : null;
  } catch {
    return null;
  }
}
