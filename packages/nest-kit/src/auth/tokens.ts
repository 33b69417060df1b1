import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { MAX_ID } from '@carnet/fields';
import { Unauthenticated } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';

/** Claims of every Carnet token (contract §2). svc-identity signs them, and all services require them. */
export const TOKEN = {
  algorithm: 'RS256',
  issuer: 'carnet',
  audience: 'carnet',
  /** Lifetime of a token in seconds: 7 days. */
  lifetime: 7 * 24 * 60 * 60,
} as const;

/** The cookie by which a browser loads files: a token with its own audience, sent only to this path (ADR 33). */
export const MEDIA_COOKIE = { name: 'carnet_media', audience: 'media', path: '/api/media' } as const;

/** Maximum difference between the clocks of two machines, in seconds. */
export const CLOCK_TOLERANCE = 60;

const MAX_LENGTH = 4_096;

/** The payload of a token, as signed. */
export interface TokenPayload {
  aud?: unknown;
  sub?: unknown;
  /** Seconds since 1970, with milliseconds. */
  iat?: unknown;
  exp?: unknown;
  /** The session of the token; missing in tokens from before sessions existed. */
  sid?: unknown;
}

/** Claims of a verified token. `issuedAt` is in milliseconds. */
export interface Claims {
  userId: OwnerId;
  session: string;
  issuedAt: number;
}

/** The parts of a request that can carry a token. */
export interface TokenCarrier {
  headers: IncomingHttpHeaders;
  sessionId?: string;
}

/** The place of the token in a request, and the audience that the token must have. */
export interface WayIn {
  audience: string;
  tokenOf(request: TokenCarrier): string | null;
}

export const byHeader: WayIn = {
  audience: TOKEN.audience,
  tokenOf: ({ headers }) => sound(headers['x-auth-token']),
};

export const byMediaCookie: WayIn = {
  audience: MEDIA_COOKIE.audience,
  tokenOf: ({ headers }) => sound(parseCookie(headers.cookie ?? '')[MEDIA_COOKIE.name]),
};

const sound = (token: unknown): string | null =>
  typeof token === 'string' && token !== '' && token.length <= MAX_LENGTH ? token : null;

/** The name of the key in the token's header. */
export function kidOf(token: string): string {
  try {
    const text = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString();
    const { alg, kid } = JSON.parse(text) as Record<string, unknown>;
    if (alg === TOKEN.algorithm && typeof kid === 'string' && /^[\w-]{1,64}$/.test(kid)) return kid;
  } catch {
    // Invalid text is answered like an invalid token.
  }
  throw new Unauthenticated();
}

/** Validates the claims of a payload for this audience: `exp` and `iat` within bounds, `sub` a positive integer, `sid` a UUID if present (quality, Safety). */
export function claimsOf(payload: unknown, audience: string): Claims {
  const { aud, sub, exp, iat, sid } = (payload ?? {}) as TokenPayload;
  if (aud !== audience) throw new Unauthenticated();
  const userId = typeof sub === 'string' && /^[1-9]\d{0,9}$/.test(sub) ? Number(sub) : NaN;
  if (!(userId <= MAX_ID) || typeof exp !== 'number' || typeof iat !== 'number') throw new Unauthenticated();
  const now = Date.now() / 1000;
  if (exp <= now || iat > now + CLOCK_TOLERANCE || exp - iat > TOKEN.lifetime + 1) throw new Unauthenticated();
  return { userId, session: sessionOf(sid, userId), issuedAt: Math.round(iat * 1000) };
}

/** All tokens of a user from before sessions existed belong to one session with this name. */
export const sessionFromBefore = (userId: OwnerId): string => `before-${userId}`;

function sessionOf(sid: unknown, userId: OwnerId): string {
  if (sid === undefined) return sessionFromBefore(userId);
  if (typeof sid === 'string' && /^[0-9a-f-]{36}$/.test(sid)) return sid;
  throw new Unauthenticated();
}
