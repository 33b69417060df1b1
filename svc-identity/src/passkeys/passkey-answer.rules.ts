import { createHash } from 'node:crypto';

/** The purpose of a challenge: an answer for the one is none for the other. */
export type Purpose = 'registration' | 'proof' | 'second-step' | 'visit';

/** The hash that binds a challenge to a session, to a sign-in that waits, or to a visit, since each opens something. */
export const boundTo = (purpose: Purpose, secret: string): Buffer =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();

/** The challenge that an answer is to; null where the browser's part of it is no such thing. */
export function challengeIn(clientData: string): Buffer | null {
  try {
    const said = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof said?.challenge === 'string' ? Buffer.from(said.challenge, 'base64url') : null;
  } catch {
    return null;
  }
}
