import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from './provider-client.js';

/** The purpose of a provider sign-in; it determines the final page. */
export type Purpose = 'sign-in' | 'link';

/** Binds a sign-in to the browser in which it began: a link with another person's answer cannot sign anybody in. */
export interface Bound extends Attempt {
  provider: string;
  purpose: Purpose;
  browser: string;
}

const COOKIE = { name: 'carnet_provider', path: '/api/auth', httpOnly: true, sameSite: 'lax' } as const;
const SECONDS = 10 * 60;

export function bind(request: FastifyRequest, reply: FastifyReply, bound: Bound): void {
  const value = Buffer.from(JSON.stringify(bound)).toString('base64url');
  const cookie: SetCookie = { ...COOKIE, value, maxAge: SECONDS, secure: request.protocol === 'https' };
  void reply.header('set-cookie', stringifySetCookie(cookie));
}

/** Null if this browser has no sign-in in progress, or the cookie is invalid. */
export function boundOf({ headers }: FastifyRequest): Bound | null {
  const value = parseCookie(headers.cookie ?? '')[COOKIE.name];
  if (!value) return null;
  try {
    const said = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<Record<keyof Bound, unknown>> | null;
    const isWhole = (['state', 'nonce', 'verifier', 'provider', 'purpose', 'browser'] as const).every(
      (name) => typeof said?.[name] === 'string' && said[name] !== '',
    );
    return isWhole ? (said as Bound) : null;
  } catch {
    return null;
  }
}
